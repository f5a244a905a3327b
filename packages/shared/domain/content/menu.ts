import type { Locale } from '../locale.ts'

/** Allergens that a restaurant must declare: Regulation (EU) No 1169/2011, annex II, in its order. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

export type Allergen = (typeof ALLERGENS)[number]

export const DIETS = ['vegetarian', 'vegan', 'glutenFree'] as const

export type Diet = (typeof DIETS)[number]

/** Allergens that a diet excludes; a dish with one of them contradicts the diet. */
const EXCLUDED: Readonly<Record<Diet, readonly Allergen[]>> = {
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  glutenFree: ['gluten'],
}

export interface Dish {
  readonly name: string
  readonly text: string | undefined
  /** Euros, service included; undefined for a dish of a set menu. */
  readonly price: number | undefined
  /** Unit of the price, such as “for two”. */
  readonly unit: string | undefined
  readonly diets: readonly Diet[]
  readonly allergens: readonly Allergen[]
}

export interface MenuSection {
  readonly title: string
  readonly note: string | undefined
  readonly dishes: readonly Dish[]
}

/** Content of a menu's file; equal content gives equal bytes. */
export interface MenuDocument {
  readonly locale: Locale
  readonly restaurant: string
  readonly address: string
  readonly phone: string | undefined
  readonly title: string | undefined
  readonly sections: readonly MenuSection[]
  readonly note: string | undefined
}

/** Diets of a dish without those that its allergens contradict. */
export const honestDiets = ({ diets, allergens }: Pick<Dish, 'diets' | 'allergens'>): Diet[] =>
  diets.filter((diet) => !EXCLUDED[diet].some((allergen) => allergens.includes(allergen)))
