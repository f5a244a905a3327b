import { findBlock } from '@barriere/shared/stories/blocks.ts'
import { placeOf } from '../story/block-changes.ts'
import type { Block, Component } from '@barriere/shared/stories/types.ts'

/** A block on the path to the edited one, in the form of the bridge's menu. */
interface Breadcrumb {
  readonly _uid: string
  readonly component: string
  readonly _parentUid?: string
  readonly _parentfield?: string
  readonly _parentindex?: number
  readonly _parentName?: string
}

/** Actions of the bridge's menu over the selected block. */
const BLOCK_ACTIONS = [
  'addBlockBefore',
  'addBlockAfter',
  'duplicateBlock',
  'copy',
  'moveForward',
  'moveBackward',
  'deleteBlock',
] as const

export type BlockAction = (typeof BLOCK_ACTIONS)[number]

/** A message of the page: the protocol of the visual editor's bridge. */
export type PageMessage =
  | { readonly action: 'initialized' }
  | { readonly action: 'ping' }
  | { readonly action: 'edit'; readonly uid: string; readonly story: string }
  | { readonly action: BlockAction; readonly uid: string }

const isAction = (action: unknown): action is BlockAction => BLOCK_ACTIONS.some((one) => one === action)

/** Parses a message of the page; undefined for other messages, such as those of browser extensions. */
export function readMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { action, dataC, blok } = data as Readonly<Record<string, unknown>>
  if (action === 'initialized' || action === 'ping') return { action }
  if (action === 'edit') {
    const { uid, id } = (dataC ?? {}) as { uid?: unknown; id?: unknown }
    return typeof uid === 'string' ? { action, uid, story: String(id) } : undefined
  }
  const { _uid: uid } = (blok ?? {}) as { _uid?: unknown }
  return isAction(action) && typeof uid === 'string' ? { action, uid } : undefined
}

/** Place of a block, for the bridge's outline, label and menu; undefined if there is no such block. */
export function blockPlace(root: Block, uid: string, { story, space }: { story: number; space: number }) {
  const found = findBlock(root, uid)
  const block = found?.blocks.at(-1)
  if (!found || !block) return undefined
  const breadcrumbs = found.blocks.map((one, at): Breadcrumb => {
    const parent = found.blocks[at - 1]
    const step = found.steps[at - 1]
    const own = { _uid: one._uid, component: one.component }
    if (!parent || !step) return own
    return {
      ...own,
      _parentUid: parent._uid,
      _parentfield: step.field,
      _parentindex: step.index,
      _parentName: parent.component,
    }
  })
  const place = placeOf(root, uid)
  return {
    blok: { uid, id: String(story), space: String(space), name: block.component },
    breadcrumbs,
    canAddBlocks: place !== undefined,
    canMoveForward: place !== undefined && place.index < place.length - 1,
    canMoveBackward: place !== undefined && place.index > 0,
    canDeleteBlocks: place !== undefined,
  }
}

/** Names of components for the page's labels. */
export const componentNames = (components: ReadonlyMap<string, Component>): Readonly<Record<string, string>> =>
  Object.fromEntries([...components.values()].map(({ name, display_name: display }) => [name, display ?? name]))
