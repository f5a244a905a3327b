import type { NavAction } from '#components/site/nav-link.ts'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { BlockContext } from '../context.ts'
import type { headerSchema } from './header.schema.ts'
import { navEntries } from './nav-menus.ts'

/** Flat list of the header's main links, for error pages: its links, and each menu's link to its overview page. */
export function headerShortcuts(block: ViewOf<typeof headerSchema>, context: BlockContext): NavAction[] {
  return navEntries(block.links, context).flatMap((entry) => {
    if ('columns' in entry) return entry.all ? [{ label: entry.label, anchor: entry.all.anchor }] : []
    return [{ label: entry.label, anchor: entry.anchor }]
  })
}
