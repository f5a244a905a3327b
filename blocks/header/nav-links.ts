import type { NavAction, NavLink, NavTool } from '#components/site/nav-link.ts'
import { type Current, type Mark, evaluateMark } from '#lib/domain/frame-template.ts'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { toAnchor } from '#lib/content/links.ts'
import { withLocale } from '#lib/content/paths.ts'
import type { Link } from '@barriere/shared/block-kit/values.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import type { navLinkSchema } from './header.schema.ts'

/** Valid links of a header or footer. The link to this page, or the closest one above it, is marked as current. */
export function navLinks(items: readonly ViewOf<typeof navLinkSchema>[], context: BlockContext): NavLink[] {
  const links = items.flatMap((item) => {
    const anchor = toAnchor(item.link, context.locale)
    return anchor ? [{ label: item.label, note: item.note, anchor, edit: editAttributes(item) }] : []
  })
  const group = links.map(({ anchor }) => anchor.href)
  return links.map((link) => ({
    ...link,
    current: currentMark({ kind: 'link', href: link.anchor.href, group }, context),
  }))
}

/** Value of `aria-current`: a placeholder if the header or footer is rendered once for all pages. */
export const currentMark = (mark: Mark, { path, locale, marks }: BlockContext): Current =>
  marks ? marks.defer(mark) : evaluateMark(mark, { path, homePath: withLocale('', locale) })

/** A header's action; undefined without a label or a valid address. */
export function navAction(
  label: string | undefined,
  link: Link | undefined,
  context: BlockContext,
): NavAction | undefined {
  const anchor = toAnchor(link, context.locale)
  return label && anchor ? { label, anchor } : undefined
}

/** A tool of the header; empty without a valid address. Its label comes from the message catalogue. */
export function navTool(icon: NavTool['icon'], link: Link | undefined, context: BlockContext): NavTool[] {
  const anchor = toAnchor(link, context.locale)
  return anchor ? [{ icon, anchor, current: currentMark({ kind: 'link', href: anchor.href, group: [] }, context) }] : []
}
