import { isRawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { displayPhone } from '@barriere/shared/domain/people/displayed-phone.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { type MenuDocument, honestDiets } from '@barriere/shared/domain/content/menu.ts'
import { renderedFiles, versionOf } from '#lib/process/rendered-files.ts'
import { restaurantSchema } from '../content-types/places.ts'
import { storyView } from '../listing/story-view.ts'
import { renderMenu } from './menu-pdf.ts'
import { menuSchema } from './menu.schema.ts'

/** The menu of a restaurant's page; undefined if the page contains none. */
export function menuDocument(story: StoryReference, locale: Locale): MenuDocument | undefined {
  const view = storyView(story, restaurantSchema)
  const raw = view?.body.find(({ component }) => component === menuSchema.name)
  const menu = raw && isRawBlock(raw) ? menuSchema.parse(raw) : undefined
  if (!view || !menu?.ok) return undefined
  const { title, sections, note } = menu.value
  return {
    locale,
    restaurant: view.title,
    address: [view.street, [view.postal_code, view.town].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    phone: view.phone === undefined ? undefined : displayPhone(view.phone),
    title,
    sections: sections.map((section) => ({
      title: section.title,
      note: section.note,
      dishes: section.dishes.map((dish) => ({
        name: dish.name,
        text: dish.text,
        price: dish.price,
        unit: dish.unit,
        diets: honestDiets(dish),
        allergens: dish.allergens,
      })),
    })),
    note,
  }
}

/** Version of the layout. Increase it when the same menu gives a different file. */
const LAYOUT = 1

/** Version of the file, from its content and its layout. */
export const menuVersion = (menu: MenuDocument): string => versionOf([LAYOUT, menu])

/** Maximum number of files in memory, about 40 KB each: more than the menus in all languages. */
const KEPT = 100

/** The PDF of a menu. Rejects if the fonts cannot be read, which is a bug. */
export const menuFile = renderedFiles<MenuDocument>('menu-files', KEPT, (menu) => renderMenu(menu))
