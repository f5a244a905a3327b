import type { MenuItemLeaf, MenuLeaf, MenuSectionLeaf, RestrictedDiet } from 'schema-dts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { type Diet, type Dish, type MenuSection, honestDiets } from '@barriere/shared/domain/content/menu.ts'
import { thing } from './thing.ts'

const DIETS: Readonly<Record<Diet, RestrictedDiet>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  glutenFree: 'https://schema.org/GlutenFreeDiet',
}

/** https://schema.org/Menu, with its parts and dishes. */
export const menu = (sections: readonly MenuSection[], { url, locale }: { url: string; locale: Locale }) =>
  thing<MenuLeaf>({
    '@type': 'Menu',
    url,
    'inLanguage': locale,
    'hasMenuSection': sections.map(({ title, note, dishes }) =>
      thing<MenuSectionLeaf>({
        '@type': 'MenuSection',
        'name': title,
        'description': note,
        'hasMenuItem': dishes.map(menuItem),
      }),
    ),
  })

function menuItem(dish: Dish): MenuItemLeaf {
  const diets = honestDiets(dish)
  return thing<MenuItemLeaf>({
    '@type': 'MenuItem',
    'name': dish.name,
    'description': dish.text,
    'suitableForDiet': diets.length > 0 ? diets.map((diet) => DIETS[diet]) : undefined,
    'offers': dish.price === undefined ? undefined : { '@type': 'Offer', 'price': dish.price, 'priceCurrency': 'EUR' },
  })
}
