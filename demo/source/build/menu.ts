import { type BlockSource, block } from '../kit/block.ts'
import { w } from '../kit/words.ts'
import { MENUS } from '../group/menus/menus.ts'
import type { DishSource, PartSource } from '../model/menu.ts'
import type { Restaurant } from '../model/places.ts'

/** The whole menu of a restaurant. @throws where nobody has written it, or a dish is not the restaurant's. */
export function menuOf(restaurant: Restaurant): BlockSource {
  const menu = MENUS[restaurant.slug]
  if (!menu) throw new Error(`source/group/menus says nothing of ${restaurant.slug}.`)
  return block('menu', {
    eyebrow: w('À table', 'At the table'),
    title: menu.title,
    tone: 'alternate',
    sections: menu.parts.map(({ title, note, dishes }) =>
      block('menu-section', {
        title,
        note,
        dishes: dishes.map((one) => block('menu-dish', 'own' in one ? ownDish(one, restaurant) : one)),
      }),
    ),
    note: menu.note,
  })
}

type Own = Extract<PartSource['dishes'][number], { own: number }>

function ownDish({ own, ...more }: Own, { slug, dishes }: Restaurant): DishSource {
  const described = dishes[own]
  if (!described) throw new Error(`${slug} has no dish ${own}.`)
  return { ...described, ...more }
}
