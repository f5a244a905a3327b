import type { Allergen, Diet } from '@barriere/shared/domain/content/menu.ts'
import { type Words, w } from '../kit/words.ts'

/** One of the dishes that the restaurant's own file describes, by its place there; what the menu adds. */
interface OwnDish {
  readonly own: number
  readonly allergens: readonly Allergen[]
  readonly diets: readonly Diet[]
  readonly unit?: Words
}

export interface DishSource {
  readonly name: Words
  readonly text?: Words
  readonly price?: number
  readonly unit?: Words
  readonly allergens: readonly Allergen[]
  readonly diets: readonly Diet[]
}

export interface PartSource {
  readonly title: Words
  readonly note?: Words
  readonly dishes: readonly (OwnDish | DishSource)[]
}

export interface MenuSource {
  readonly title: Words
  readonly parts: readonly PartSource[]
  readonly note: Words
}

interface More {
  readonly text?: Words
  readonly unit?: Words
  readonly diets?: readonly Diet[]
}

export const dish = (
  fr: string,
  en: string,
  price: number,
  allergens: readonly Allergen[],
  { diets = [], ...more }: More = {},
): DishSource => ({ name: w(fr, en), price, allergens, diets, ...more })

export const own = (
  index: number,
  allergens: readonly Allergen[],
  { diets = [], unit }: Pick<More, 'diets' | 'unit'> = {},
): OwnDish => ({ own: index, allergens, diets, ...(unit ? { unit } : {}) })

export const part = (fr: string, en: string, dishes: PartSource['dishes'], note?: Words): PartSource => ({
  title: w(fr, en),
  dishes,
  ...(note ? { note } : {}),
})

/** A dish's second line. */
export const text = (fr: string, en: string) => ({ text: w(fr, en) })
