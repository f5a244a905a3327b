import { isDeepStrictEqual } from 'node:util'
import { diffWordsWithSpace } from 'diff'
import type { PublishedVersion } from '../store/types.ts'
import type { BlockStep, FieldChange, WordChange } from '@barriere/shared/stories/changes.ts'

type Fields = Record<string, unknown>

/** Maximum length in characters of texts that are compared word by word: the time grows with its square. */
const LONGEST = 20_000

/** Maximum nesting depth of blocks that are compared. */
const DEEPEST = 50

/** The differences between two versions of a story: its properties first, then field by field, block by block. */
export function compareVersions(before: PublishedVersion, after: PublishedVersion): FieldChange[] {
  const properties = (version: PublishedVersion): Fields => ({
    name: version.name,
    path: version.path,
    sort_by_date: version.sortByDate,
    tag_list: version.tagList,
    meta_data: version.metaData,
    translated_slugs: version.translatedSlugs,
  })
  return [
    ...compareFields(properties(before), properties(after), [], 0),
    ...compareFields(before.content, after.content, [], 0),
  ]
}

function compareFields(before: Fields, after: Fields, blocks: readonly BlockStep[], depth: number): FieldChange[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return names
    .filter((name) => name !== '_uid' && name !== '_editable')
    .flatMap((name) => compareField(name, before[name], after[name], blocks, depth))
}

function compareField(
  name: string,
  before: unknown,
  after: unknown,
  blocks: readonly BlockStep[],
  depth: number,
): FieldChange[] {
  if (isDeepStrictEqual(before, after) || (isEmpty(before) && isEmpty(after))) return []
  const [lists, listed] = [blocksOf(before), blocksOf(after)]
  if (depth < DEEPEST && lists && listed && lists.length + listed.length > 0)
    return compareBlocks(name, lists, listed, blocks, depth)
  const [field = name, language = null] = name.split('__i18n__')
  const change = isEmpty(before) ? 'added' : isEmpty(after) ? 'removed' : 'changed'
  const words = compareWords(before, after)
  return [{ kind: 'field', change, blocks, field, language, before, after, ...(words ? { words } : {}) }]
}

/** Blocks are matched by `_uid`, at any position in the list. */
function compareBlocks(
  field: string,
  before: readonly Fields[],
  after: readonly Fields[],
  blocks: readonly BlockStep[],
  depth: number,
): FieldChange[] {
  const [old, now] = [byUid(before), byUid(after)]
  const stays = [...old.keys()].filter((uid) => now.has(uid))
  const order = [...now.keys()].filter((uid) => old.has(uid))
  const whole = (block: Fields, change: FieldChange['change'], sides: Pick<FieldChange, 'before' | 'after'>) => ({
    kind: 'block' as const,
    change,
    blocks: [...blocks, stepOf(block, field)],
    field,
    language: null,
    ...sides,
  })
  return [
    ...before
      .filter((block) => !now.has(uidOf(block)))
      .map((block) => whole(block, 'removed', { before: block, after: undefined })),
    ...after.flatMap((block): FieldChange[] => {
      const uid = uidOf(block)
      const other = old.get(uid)
      if (!other) return [whole(block, 'added', { before: undefined, after: block })]
      const moved = stays.indexOf(uid) !== order.indexOf(uid)
      return [
        ...(moved ? [whole(block, 'moved', { before: stays.indexOf(uid), after: order.indexOf(uid) })] : []),
        ...compareFields(other, block, [...blocks, stepOf(block, field)], depth + 1),
      ]
    }),
  ]
}

const uidOf = (block: Fields): string => String(block._uid)

const byUid = (blocks: readonly Fields[]): Map<string, Fields> => new Map(blocks.map((block) => [uidOf(block), block]))

const stepOf = (block: Fields, field: string): BlockStep => ({
  uid: uidOf(block),
  component: String(block.component),
  field,
})

/** A list of blocks; an absent value counts as an empty list. */
function blocksOf(value: unknown): Fields[] | undefined {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return undefined
  const blocks = value.filter(
    (member): member is Fields =>
      typeof member === 'object' && member !== null && 'component' in member && '_uid' in member,
  )
  return blocks.length === value.length ? blocks : undefined
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function compareWords(before: unknown, after: unknown): WordChange[] | undefined {
  const [old, now] = [textOf(before), textOf(after)]
  if (old === undefined || now === undefined || old.length > LONGEST || now.length > LONGEST) return undefined
  return diffWordsWithSpace(old, now).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

/** A text, or the text of a rich text with one line per paragraph; undefined for all other values. */
function textOf(value: unknown): string | undefined {
  if (isEmpty(value)) return ''
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || (value as Fields).type !== 'doc') return undefined
  return paragraphsOf(value as Fields, 0).join('\n')
}

interface RichNode {
  type?: unknown
  text?: unknown
  content?: unknown
}

function paragraphsOf(node: RichNode, depth: number): string[] {
  const children = Array.isArray(node.content) ? (node.content as RichNode[]) : []
  if (depth > DEEPEST) return []
  if (children.some(({ type }) => type === 'text'))
    return [children.map(({ type, text }) => (type === 'hard_break' ? '\n' : String(text ?? ''))).join('')]
  return children.flatMap((child) => paragraphsOf(child, depth + 1))
}
