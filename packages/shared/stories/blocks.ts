import type { Block } from './types.ts'

/** Rows and cells of tables are stored like blocks, but are none. */
const isPartOfTable = (component: string): boolean => component.startsWith('_table')

export const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Block).component === 'string' &&
  !isPartOfTable((value as Block).component)

export type Path = readonly (string | number)[]

/** One step from a block to one inside it: field, and index in the list. */
export interface Step {
  readonly field: string
  readonly index: number
  /** Keys from the outer to the inner block: field and index, more in formatted text. */
  readonly path: Path
}

/** A block with the path to it. */
export interface PlacedBlock {
  readonly block: Block
  readonly step: Step
}

/** The direct children of a block, in lists and in formatted text, in the order of its fields. */
export const childBlocks = (block: Block): PlacedBlock[] =>
  Object.entries(block).flatMap(([field, value]) => blocksIn(value, [field]))

function blocksIn(value: unknown, path: Path): PlacedBlock[] {
  if (typeof value !== 'object' || value === null) return []
  if (path.length > 1 && isBlock(value)) {
    const last = path.at(-1)
    return [{ block: value, step: { field: String(path[0]), index: typeof last === 'number' ? last : 0, path } }]
  }
  return Array.isArray(value)
    ? value.flatMap((member, index) => blocksIn(member, [...path, index]))
    : Object.entries(value).flatMap(([key, member]) => blocksIn(member, [...path, key]))
}

/** The path from the root to a block, with the blocks on it, the root first; undefined if there is no such block. */
export function findBlock(
  root: Block,
  uid: string,
): { readonly steps: readonly Step[]; readonly blocks: readonly Block[] } | undefined {
  if (root._uid === uid) return { steps: [], blocks: [root] }
  for (const { block, step } of childBlocks(root)) {
    const found = findBlock(block, uid)
    if (found) return { steps: [step, ...found.steps], blocks: [root, ...found.blocks] }
  }
  return undefined
}

/** All blocks of a tree, the root first, with the parents of each. */
export function* walkBlocks(
  root: Block,
  parents: readonly Block[] = [],
): Generator<{ readonly block: Block; readonly parents: readonly Block[] }> {
  yield { block: root, parents }
  for (const { block } of childBlocks(root)) yield* walkBlocks(block, [...parents, root])
}

/** The value at the end of a path. */
export const valueAt = (from: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], from)

/** The block at the end of a path of steps. */
export const blockAt = (root: Block, steps: readonly Step[]): Block | undefined =>
  steps.reduce<Block | undefined>((block, { path }) => valueAt(block, path) as Block | undefined, root)

/** The innermost block on a path of keys, and the next key, its field. */
export function fieldAt(root: Block, path: Path): { readonly uid: string; readonly field: string | undefined } {
  let uid = root._uid
  let field: string | undefined
  let value: unknown = root
  for (const key of path) {
    field ??= String(key)
    value = (value as Record<string | number, unknown> | undefined)?.[key]
    if (isBlock(value)) {
      uid = value._uid
      field = undefined
    }
  }
  return { uid, field }
}
