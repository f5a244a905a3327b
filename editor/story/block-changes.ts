import type { Draft } from 'immer'
import { withNewUids } from '@barriere/shared/stories/new-uids.ts'
import { type Step, blockAt, findBlock, valueAt } from '@barriere/shared/stories/blocks.ts'
import type { Editable, StoryDraft } from './story-draft.ts'
import type { Block } from '@barriere/shared/stories/types.ts'

type Fields = Record<string, unknown>

/**
 * Sets fields of a block. Undefined removes a field, which restores its default. Typing in one field is undone as one
 * change.
 */
export function setFields(draft: StoryDraft, uid: string, fields: Readonly<Fields>): void {
  const found = findBlock(draft.get().edited.content, uid)
  if (!found) return
  const [name = ''] = Object.keys(fields)
  draft.edit((edited) => {
    const block = blockAt(edited.content as Block, found.steps) as Fields
    for (const [field, value] of Object.entries(fields)) {
      if (value === undefined) delete block[field]
      else block[field] = value
    }
  }, `${uid}.${name}`)
}

/** The list that contains a block, and its index; undefined for the root and for blocks in formatted text. */
export function placeOf(
  root: Block,
  uid: string,
): { readonly parent: Block; readonly field: string; readonly index: number; readonly length: number } | undefined {
  const found = findBlock(root, uid)
  const parent = found?.blocks.at(-2)
  const step = found?.steps.at(-1)
  if (!parent || !step || step.path.length !== 2) return undefined
  return { parent, field: step.field, index: step.index, length: (parent[step.field] as readonly Block[]).length }
}

/** Applies a change to the list that contains a block. */
function changeList(draft: StoryDraft, uid: string, change: (list: Block[], index: number) => void): void {
  const found = findBlock(draft.get().edited.content, uid)
  const step = found?.steps.at(-1)
  if (!found || !step) return
  // Immer: a recipe that changes its draft must return nothing.
  draft.edit((edited) => {
    change(listAt(edited, found.steps.slice(0, -1), step), step.index)
  })
}

const listAt = (edited: Draft<Editable>, steps: readonly Step[], { path }: Step): Block[] =>
  valueAt(blockAt(edited.content as Block, steps), path.slice(0, -1)) as Block[]

/** Inserts blocks into a list, at an index or at the end, and selects the first one. */
export function insertBlocks(
  draft: StoryDraft,
  uid: string,
  field: string,
  blocks: readonly Block[],
  at = Number.POSITIVE_INFINITY,
): void {
  const found = findBlock(draft.get().edited.content, uid)
  const [first] = blocks
  if (!found || !first) return
  draft.edit((edited) => {
    const block = blockAt(edited.content as Block, found.steps) as Fields
    if (!Array.isArray(block[field])) block[field] = []
    const list = block[field] as Block[]
    list.splice(Math.min(at, list.length), 0, ...blocks)
  })
  draft.select(first._uid)
}

export function removeBlock(draft: StoryDraft, uid: string): void {
  const parent = findBlock(draft.get().edited.content, uid)?.blocks.at(-2)
  if (!parent) return
  // Selects the parent first: the selected block must not disappear.
  if (findBlock(draft.get().edited.content, draft.get().selected)?.blocks.some(({ _uid }) => _uid === uid))
    draft.select(parent._uid)
  changeList(draft, uid, (list, index) => list.splice(index, 1))
}

/** Moves a block within its list. An index out of range is clamped. */
export function moveBlock(draft: StoryDraft, uid: string, to: number): void {
  const place = placeOf(draft.get().edited.content, uid)
  if (!place || Math.max(0, Math.min(to, place.length - 1)) === place.index) return
  changeList(draft, uid, (list, index) => {
    const [block] = list.splice(index, 1)
    if (block) list.splice(Math.max(0, to), 0, block)
  })
}

/** Copies a block after itself, with new uids, and selects the copy. */
export function duplicateBlock(draft: StoryDraft, uid: string): void {
  const block = findBlock(draft.get().edited.content, uid)?.blocks.at(-1)
  if (!block) return
  const copy = withNewUids(block)
  changeList(draft, uid, (list, index) => list.splice(index + 1, 0, copy))
  draft.select(copy._uid)
}
