import type { StoryRecord } from '../store/story-record.ts'

/** Normalises text for search: lower case without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const knownText = new WeakMap<StoryRecord, string>()

/**
 * 0: the full slug matches, 1: the name, 2: the content in any language; undefined: no match. Every word must be found.
 */
export function searchRank(record: StoryRecord, term: string): number | undefined {
  const words = plain(term)
    .split(/\s+/)
    .filter((word) => word !== '')
  const within = (text: string): boolean => words.every((word) => text.includes(word))
  if (within(plain(record.fullSlug))) return 0
  if (within(plain(record.name))) return 1
  let text = knownText.get(record)
  if (text === undefined)
    knownText.set(record, (text = plain([record.fullSlug, record.name, ...textsOf(record.content)].join('\n'))))
  return within(text) ? 2 : undefined
}

/** Text values of content, without identifiers (`_uid`, component names, addresses). */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:https?:|[\da-f]{8}-[\da-f]{4}-)/i.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    ['_uid', 'component', 'type', 'fieldtype', 'linktype'].includes(name) ? [] : textsOf(member),
  )
}
