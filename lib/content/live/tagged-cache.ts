import { LRUCache } from 'lru-cache'

interface Entry<T> {
  readonly value: Promise<T>
  tags: ReadonlySet<string>
}

/**
 * Answers of the content service, kept until one of their tags changes. One flight a key: who asks for what is
 * on its way waits for it. A failure is not kept.
 */
export class TaggedCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>
  readonly #tagsOf: (value: T) => Iterable<string>

  constructor(max: number, tagsOf: (value: T) => Iterable<string>) {
    this.#entries = new LRUCache({ max })
    this.#tagsOf = tagsOf
  }

  get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key)
    if (known) return known.value
    const value = load()
    const entry: Entry<T> = { value, tags: new Set() }
    this.#entries.set(key, entry)
    const forget = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
    }
    value
      .then((loaded) => {
        entry.tags = new Set(this.#tagsOf(loaded))
      })
      .catch(forget)
    return value
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** Forgets what carries one of the tags, and what is still on its way: its tags are not known yet. */
  drop(tags: Iterable<string>): void {
    const changed = new Set(tags)
    if (changed.size === 0) return
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.tags.size === 0 || !changed.isDisjointFrom(entry.tags)) this.#entries.delete(key)
    }
  }
}
