import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { defineLazy } from './lazy-field.ts'
import type { Content } from './types.ts'

/** Characters of JSON from which on a field of the root is compressed, such as the blocks of a page. */
const LONG = 800

/** Fastest step of deflate: a story is compressed once for each change, and takes a quarter of its JSON. */
const LEVEL = { level: 1 } as const

/** Contents that stay parsed: those that answers are being made of. Memory bound: some 30 KB each. */
const PARSED = 500

/** In JSON: a field's value in a language, where there is one. */
const TRANSLATED = /__i18n__(\w+)":(?!null|""|\[\]|\{\})/g

/** The same few sets for all stories of a space. */
const sets = new Map<string, ReadonlySet<string>>()

function shared(languages: ReadonlySet<string>): ReadonlySet<string> {
  const key = [...languages].toSorted().join()
  const known = sets.get(key)
  if (!known) sets.set(key, languages)
  return known ?? languages
}

const parsed = new LRUCache<PackedContent, Content>({ max: PARSED })

/**
 * A story's content as bytes outside of the heap, a tenth of what it takes as objects: a space has many stories, and
 * answers are made of a few. Fields of the root are parsed together; long ones are inflated by need, since lists,
 * filters and orders read no blocks.
 */
export class PackedContent {
  readonly component: string | undefined
  /** Codes of the languages in which a field has a value, as keys write them (`pt_br`). */
  readonly languages: ReadonlySet<string>
  /** The root as JSON, with null in the places of its long fields; then these, one after the other. */
  readonly #bytes: Uint8Array
  /** Names of the long fields. */
  readonly #long: readonly string[]
  /** Where each of them begins in the bytes, and where the last one ends. */
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
    // Copied to its own size: compressors answer with a part of sixteen kilobytes.
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
