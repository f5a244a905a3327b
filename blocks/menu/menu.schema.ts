import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, choices, items, number, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import type { Allergen, Diet } from '@barriere/shared/domain/content/menu.ts'
import { TONES } from '../section-fields.ts'

/** Order and names as in Regulation (EU) No 1169/2011, annex II. */
const ALLERGEN_NAMES = {
  gluten: 'Cereals containing gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soy: 'Soybeans',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame seeds',
  sulphites: 'Sulphur dioxide and sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
} as const satisfies Record<Allergen, string>

const DIET_NAMES = { vegetarian: 'Vegetarian', vegan: 'Vegan', glutenFree: 'Gluten-free' } as const satisfies Record<
  Diet,
  string
>

export const menuDishSchema = defineBlock({
  name: 'menu-dish',
  displayName: 'Dish',
  fields: {
    name: text({ label: 'Name', required: true, translatable: true, max: 80 }),
    text: text({ label: 'What it is', translatable: true, max: 160 }),
    price: number({ label: 'Price (€)', hint: 'Service included.', min: 0 }),
    unit: text({
      label: 'What the price is for',
      hint: 'Such as “for two”; may stay empty.',
      translatable: true,
      max: 30,
    }),
    diets: choices({ label: 'Diets', choices: DIET_NAMES }),
    allergens: choices({ label: 'Allergens', hint: 'The law asks for all of them.', choices: ALLERGEN_NAMES }),
  },
})

export const menuSectionSchema = defineBlock({
  name: 'menu-section',
  displayName: 'Part of a menu',
  fields: {
    title: text({ label: 'Title', hint: 'Such as “Starters”.', required: true, translatable: true, max: 60 }),
    note: text({ label: 'Note', translatable: true, max: 160 }),
    dishes: items({ label: 'Dishes', required: true, of: [menuDishSchema] }),
  },
})

export const menuSchema = defineBlock({
  name: 'menu',
  displayName: 'Menu',
  group: 'house',
  description: 'Dishes with prices, diets and allergens, also as a PDF.',
  fields: {
    eyebrow: text({ label: 'Eyebrow', translatable: true }),
    title: text({ label: 'Title', hint: '“The menu” when empty.', translatable: true }),
    intro: textarea({ label: 'Introduction', translatable: true }),
    sections: items({ label: 'Parts', required: true, of: [menuSectionSchema] }),
    note: textarea({ label: 'Note', hint: 'Such as where the meat is from.', translatable: true, max: 300 }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
