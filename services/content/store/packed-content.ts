import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { defineLazy } from '@barriere/shared/stories/lazy-field.ts'
import type { Content } from './types.ts'

/** Minimum length of JSON, in characters, for the compression of a root field, such as the blocks of a page. */
const LONG = 800

/** Fastest level of deflate: a story is compressed at each change, to a quarter of its JSON. */
const LEVEL = { level: 1 } as const

/** Cache size: contents that stay parsed, some 30 KB each. */
const PARSED = 500

/** A translated value in JSON, if it is not empty. */
const TRANSLATED = /__i18n__(\w+)":(?!null|""|\[\]|\{\})/g

/** Interned sets: stories of a space share few different ones. */
const sets = new Map<string, ReadonlySet<string>>()

function shared(languages: ReadonlySet<string>): ReadonlySet<string> {
  const key = [...languages].toSorted().join()
  const known = sets.get(key)
  if (!known) sets.set(key, languages)
  return known ?? languages
}

const parsed = new LRUCache<PackedContent, Content>({ max: PARSED })

/**
 * A story's content as bytes outside of the heap, a tenth of its size as objects: a space has many stories, and answers
 * need only a few. The fields of the root are parsed together. Long ones are inflated when they are read, because
 * lists, filters and sorting need no blocks.
 */
export class PackedContent {
  readonly component: string | undefined
  /** Codes of the languages in which a field has a value, as in its key (`pt_br`). */
  readonly languages: ReadonlySet<string>
  /** The root as JSON, with null in place of its long fields, followed by these fields. */
  readonly #bytes: Uint8Array
  /** Names of the long fields. */
  readonly #long: readonly string[]
  /** Offsets of the long fields in the bytes, and the end of the last one. */
  readonly #ends: readonly number[]

  constructor(content: Content) {
    const long: string[] = []
    const parts: Uint8Array[] = []
    const languages = new Set<string>()
    const note = (text: string): void => {
      for (const [, code = ''] of text.matchAll(TRANSLATED)) languages.add(code)
    }
    const root = Object.fromEntries(
      Object.entries(content).map(([name, value]) => {
        const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : ''
        if (text.length < LONG) return [name, value]
        note(`"${name}":${text}`)
        long.push(name)
        parts.push(deflateRawSync(text, LEVEL))
        return [name, null]
      }),
    )
    this.component = content.component
    const json = JSON.stringify(root)
    note(json)
    this.languages = shared(languages)
    parts.unshift(Buffer.from(json))
    // Copied to its exact size, because compressors return a part of sixteen kilobytes.
    this.#bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
    let end = 0
    this.#ends = parts.map((part) => {
      this.#bytes.set(part, end)
      return (end += part.length)
    })
    this.#long = long
  }

  /** The content, parsed. Shared: never change it. */
  get value(): Content {
    const known = parsed.get(this)
    if (known) return known
    const bytes = Buffer.from(this.#bytes.buffer)
    const ends = this.#ends
    const content = JSON.parse(bytes.toString('utf8', 0, ends[0])) as Content
    for (const [index, name] of this.#long.entries())
      defineLazy(
        content,
        name,
        () => JSON.parse(inflateRawSync(bytes.subarray(ends[index], ends[index + 1])).toString()) as unknown,
      )
    parsed.set(this, content)
    return content
  }
}
