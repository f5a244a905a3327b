import type { Block } from './types.ts'

export const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && typeof (value as Block).component === 'string'

/** One step from a block to one inside it: field, and index in its list. */
export interface Step {
  readonly field: string
  readonly index: number
}

/** The way from the root to a block, and the blocks on it, the root first; undefined where there is no such block. */
export function findBlock(
  root: Block,
  uid: string,
): { readonly steps: readonly Step[]; readonly blocks: readonly Block[] } | undefined {
  if (root._uid === uid) return { steps: [], blocks: [root] }
  for (const [field, value] of Object.entries(root)) {
    if (!Array.isArray(value)) continue
    for (const [index, member] of value.entries()) {
      const found = isBlock(member) ? findBlock(member, uid) : undefined
      if (found) return { steps: [{ field, index }, ...found.steps], blocks: [root, ...found.blocks] }
    }
  }
  return undefined
}

/** The block at the end of a way. */
export const blockAt = (root: Block, steps: readonly Step[]): Block | undefined =>
  steps.reduce<Block | undefined>(
    (block, { field, index }) => (block?.[field] as readonly Block[] | undefined)?.[index],
    root,
  )

/** A copy for another place: every block in it gets a new uid. */
export function withNewUids<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withNewUids) as T
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withNewUids(member)]))
  return (isBlock(value) ? { ...copy, _uid: crypto.randomUUID() } : copy) as T
}
