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

const parsed = new LRUCache<PackedContent, Content>({ max: PARSED })

/**
 * A story's content as bytes outside of the heap, a tenth of what it takes as objects: a space has many stories, and
 * answers are made of a few. Fields of the root are parsed together; long ones are inflated by need, since lists,
 * filters and orders read no blocks.
 */
export class PackedContent {
  readonly component: string | undefined
  /** The root as JSON, with null in the places of its long fields; then these, one after the other. */
  readonly #bytes: Uint8Array
  /** Names of the long fields. */
  readonly #long: readonly string[]
  /** Where each of them begins in the bytes, and where the last one ends. */
  readonly #ends: readonly number[]

  constructor(content: Content) {
    const long: string[] = []
    const parts: Uint8Array[] = []
    const root = Object.fromEntries(
      Object.entries(content).map(([name, value]) => {
        const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : ''
        if (text.length < LONG) return [name, value]
        long.push(name)
        parts.push(deflateRawSync(text, LEVEL))
        return [name, null]
      }),
    )
    this.component = content.component
    parts.unshift(Buffer.from(JSON.stringify(root)))
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
