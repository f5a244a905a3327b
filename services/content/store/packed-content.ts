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
  /** Root without its long fields, which are null in their places. */
  readonly #root: Uint8Array
  readonly #long: ReadonlyMap<string, Uint8Array>

  constructor(content: Content) {
    const long = new Map<string, Uint8Array>()
    const root = Object.fromEntries(
      Object.entries(content).map(([name, value]) => {
        const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : ''
        if (text.length < LONG) return [name, value]
        long.set(name, exact(deflateRawSync(text, LEVEL)))
        return [name, null]
      }),
    )
    this.component = content.component
    this.#root = exact(Buffer.from(JSON.stringify(root)))
    this.#long = long
  }

  /** The content, parsed. Shared: never change it. */
  get value(): Content {
    const known = parsed.get(this)
    if (known) return known
    const content = JSON.parse(textOf(this.#root)) as Content
    for (const [name, bytes] of this.#long)
      defineLazy(content, name, () => JSON.parse(inflateRawSync(bytes).toString()) as unknown)
    parsed.set(this, content)
    return content
  }
}

/** A copy of its own size: compressors answer with a part of sixteen kilobytes, small buffers are parts of a pool. */
const exact = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes)

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes.buffer).toString()
