import { isBlock } from '@barriere/shared/stories/blocks.ts'
import type { Editable } from './story-draft.ts'
import type { Block } from '@barriere/shared/stories/types.ts'

/** A field that both users have changed differently. */
export interface MergeConflict {
  /** Key of the decision. */
  readonly key: string
  /** Block of the field; the root block for properties of the story. */
  readonly block: Block
  /** Undefined if the conflict is about the block itself: one user removed it, the other changed it. */
  readonly field: string | undefined
  readonly mine: unknown
  readonly theirs: unknown
}

export type Side = 'mine' | 'theirs'

export type Decisions = Readonly<Record<string, Side>>

interface Merged {
  readonly edited: Editable
  readonly conflicts: readonly MergeConflict[]
}

/**
 * Three-way merge by block and field: changes of one side only are taken from both. Changes of both sides are
 * conflicts, resolved by the decisions; by default, mine counts.
 */
export function mergeStories(base: Editable, mine: Editable, theirs: Editable, decisions: Decisions = {}): Merged {
  const merge = new Merge(decisions)
  const { content: baseContent, ...baseRest } = base
  const { content: myContent, ...myRest } = mine
  const { content: theirContent, ...theirRest } = theirs
  const content = merge.block(baseContent, myContent, theirContent)
  const rest = merge.fields(myContent, baseRest, myRest, theirRest)
  return { edited: { ...(rest as Omit<Editable, 'content'>), content }, conflicts: merge.conflicts }
}

type Fields = Readonly<Record<string, unknown>>

const isBlockList = (value: unknown): value is readonly Block[] =>
  Array.isArray(value) && value.length > 0 && value.every(isBlock)

class Merge {
  readonly conflicts: MergeConflict[] = []
  readonly #decisions: Decisions

  constructor(decisions: Decisions) {
    this.#decisions = decisions
  }

  block(base: Block, mine: Block, theirs: Block): Block {
    return this.fields(mine, base, mine, theirs) as Block
  }

  fields(block: Block, base: Fields, mine: Fields, theirs: Fields): Fields {
    // Keeps the order of keys, so that a reloaded story does not look changed.
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
    const merged = names.map((name) => [name, this.#value(block, name, base[name], mine[name], theirs[name])] as const)
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }

  #value(block: Block, field: string, base: unknown, mine: unknown, theirs: unknown): unknown {
    if (isSame(mine, theirs) || isSame(theirs, base)) return mine
    if (isSame(mine, base)) return theirs
    const lists = [base ?? [], mine ?? [], theirs ?? []]
    if (
      lists.some(isBlockList) &&
      lists.every((list) => isBlockList(list) || (Array.isArray(list) && list.length === 0))
    )
      return this.#list(...(lists as [readonly Block[], readonly Block[], readonly Block[]]))
    return this.#decide({ key: `${block._uid}.${field}`, block, field, mine, theirs })
  }

  #decide(conflict: MergeConflict): unknown {
    this.conflicts.push(conflict)
    return (this.#decisions[conflict.key] ?? 'mine') === 'mine' ? conflict.mine : conflict.theirs
  }

  #list(base: readonly Block[], mine: readonly Block[], theirs: readonly Block[]): readonly Block[] {
    const [was, my, their] = [base, mine, theirs].map((list) => new Map(list.map((block) => [block._uid, block])))
    const merged = new Map<string, Block>()
    for (const uid of new Set([...mine, ...theirs].map(({ _uid }) => _uid))) {
      const block = this.#member(was?.get(uid), my?.get(uid), their?.get(uid))
      if (block) merged.set(uid, block)
    }
    return orderOf(base, mine, theirs).flatMap((uid) => merged.get(uid) ?? [])
  }

  #member(base: Block | undefined, mine: Block | undefined, theirs: Block | undefined): Block | undefined {
    if (mine && theirs) return this.block(base ?? theirs, mine, theirs)
    const left = mine ?? theirs
    // The block is new on one side, or was removed on the other and is unchanged here.
    if (!base || !left) return left
    if (isSame(left, base)) return undefined
    return this.#decide({ key: left._uid, block: left, field: undefined, mine, theirs }) as Block | undefined
  }
}

/**
 * Merges the order of blocks: that of the side that changed it (mine first), with the other side's new blocks inserted.
 */
function orderOf(base: readonly Block[], mine: readonly Block[], theirs: readonly Block[]): readonly string[] {
  const [was, my, their] = [base, mine, theirs].map((list) => list.map(({ _uid }) => _uid)) as [
    string[],
    string[],
    string[],
  ]
  const among = (uids: readonly string[], others: readonly string[]) => uids.filter((uid) => others.includes(uid))
  const haveIMoved = !isSame(among(my, was), among(was, my))
  const [first, second] = haveIMoved ? [my, their] : [their, my]
  const order = [...first]
  for (const [index, uid] of second.entries()) {
    if (order.includes(uid)) continue
    const previous = second[index - 1]
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, uid)
  }
  return order
}

/** Deep equality of JSON values. A missing member equals undefined. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [first, second] = [a as Fields, b as Fields]
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((key) => isSame(first[key], second[key]))
}
