import type { NavEntry, NavMenu, NavPoster } from '#components/site/nav-link.ts'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { toAnchor } from '#lib/content/links.ts'
import { pictureOf } from '#lib/content/picture.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import type { headerSchema, navMenuSchema } from './header.schema.ts'
import { currentMark, navAction, navLinks } from './nav-links.ts'

type MenuView = ViewOf<typeof navMenuSchema>

/** Widths in pixels of the poster, which is 14rem wide: normal and high-density screens. */
const POSTER_WIDTHS = [224, 448]

/**
 * A header's links and menus in the editor's order, without invalid links and without menus that have no valid link.
 */
export function navEntries(items: ViewOf<typeof headerSchema>['links'], context: BlockContext): NavEntry[] {
  return items.flatMap((item): NavEntry[] => {
    if (item.component === 'nav-link') return navLinks([item], context)
    const menu = menuOf(item, context)
    return menu.columns.length > 0 ? [menu] : []
  })
}

function menuOf(item: MenuView, context: BlockContext): NavMenu {
  const columns = item.columns
    .map((column) => ({ title: column.title, links: navLinks(column.links, context), edit: editAttributes(column) }))
    .filter((column) => column.links.length > 0)
  const all = navAction(item.all_label, item.all, context)
  const hrefs = [...columns.flatMap((column) => column.links), ...(all ? [all] : [])].map(({ anchor }) => anchor.href)
  return {
    label: item.label,
    columns,
    all,
    poster: posterOf(item, context),
    current: currentMark({ kind: 'menu', hrefs }, context),
    edit: editAttributes(item),
  }
}

function posterOf(item: MenuView, { locale }: BlockContext): NavPoster | undefined {
  if (!item.poster_title) return undefined
  return {
    title: item.poster_title,
    band: item.poster_band,
    picture: item.poster_image && pictureOf(item.poster_image, { widths: POSTER_WIDTHS, ratio: PICTURE_RATIOS.poster }),
    anchor: toAnchor(item.poster_link, locale),
    facts: [item.poster_fact_left, item.poster_fact_right].filter((fact) => fact !== undefined),
  }
}
