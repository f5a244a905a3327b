import { LRUCache } from 'lru-cache'

interface Entry<T> {
  readonly value: Promise<T>
  tags: ReadonlySet<string>
}

/**
 * LRU cache of answers of the content service, invalidated by tag. Single flight: callers of a key that is being
 * loaded share that request. A failure is not cached.
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

  /** Drops entries that carry one of the tags, and those being loaded, whose tags are not known yet. */
  drop(tags: Iterable<string>): void {
    const changed = new Set(tags)
    if (changed.size === 0) return
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.tags.size === 0 || !changed.isDisjointFrom(entry.tags)) this.#entries.delete(key)
    }
  }
}
