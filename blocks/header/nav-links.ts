import type { NavAction, NavLink, NavTool } from '#components/site/nav-link.ts'
import type { ViewOf } from '#lib/content/block-kit/define-block.ts'
import { toAnchor } from '#lib/content/links.ts'
import { withLocale } from '#lib/content/paths.ts'
import type { Link } from '#lib/content/values.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import type { navLinkSchema } from './header.schema.ts'

/** Valid links of a header or footer. The link to this page, or the closest one above it, is marked as current. */
export function navLinks(items: readonly ViewOf<typeof navLinkSchema>[], context: BlockContext): NavLink[] {
  const links = items.flatMap((item): NavLink[] => {
    const anchor = toAnchor(item.link, context.locale)
    return anchor
      ? [{ label: item.label, anchor, current: currentOf(anchor.href, context), edit: editAttributes(item) }]
      : []
  })
  // A property's start page is the parent of all its pages: only the closest tab is the current one.
  const closest = Math.max(...links.filter((link) => link.current).map((link) => link.anchor.href.length))
  return links.map((link) =>
    link.current && link.anchor.href.length < closest ? { ...link, current: undefined } : link,
  )
}

/**
 * Whether an address is this page or an ancestor of it. The home page is not marked, because it is above every page.
 */
export function currentOf(href: string, { path, locale }: BlockContext): NavLink['current'] {
  if (href === path) return 'page'
  return href !== withLocale('', locale) && path.startsWith(`${href}/`) ? true : undefined
}

/** A header's action; undefined where its label or address is missing. */
export function navAction(
  label: string | undefined,
  link: Link | undefined,
  context: BlockContext,
): NavAction | undefined {
  const anchor = toAnchor(link, context.locale)
  return label && anchor ? { label, anchor } : undefined
}

/** A tool of the header; empty where its address is missing. Its label comes from the catalogue. */
export function navTool(icon: NavTool['icon'], link: Link | undefined, context: BlockContext): NavTool[] {
  const anchor = toAnchor(link, context.locale)
  return anchor ? [{ icon, anchor, current: currentOf(anchor.href, context) }] : []
}
