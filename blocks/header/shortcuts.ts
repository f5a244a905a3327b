import type { NavAction } from '#components/site/nav-link.ts'
import type { ViewOf } from '#lib/content/block-kit/define-block.ts'
import type { BlockContext } from '../context.ts'
import type { headerSchema } from './header.schema.ts'
import { navEntries } from './nav-menus.ts'

/**
 * The header's main addresses as one list, for pages that help a lost visitor on: links, and each menu's link to all.
 */
export function headerShortcuts(block: ViewOf<typeof headerSchema>, context: BlockContext): NavAction[] {
  return navEntries(block.links, context).flatMap((entry) => {
    if ('columns' in entry) return entry.all ? [{ label: entry.label, anchor: entry.all.anchor }] : []
    return [{ label: entry.label, anchor: entry.anchor }]
  })
}
