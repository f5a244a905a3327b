import { LRUCache } from 'lru-cache'

/** Memory bound of the tags of evicted entries. */
const MAX_EVICTED = 10_000

interface Entry<T> {
  readonly value: Promise<T>
  readonly load: () => Promise<T>
  tags: ReadonlySet<string>
}

/**
 * LRU cache of answers of the content service, invalidated by tag. Single flight: callers of a key that is being
 * loaded share that request. A failure is not cached.
 */
export class TaggedCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>
  readonly #tagsOf: (value: T) => Iterable<string>
  /** Tags of evicted entries, until these tags change. */
  readonly #evicted = new LRUCache<string, true>({ max: MAX_EVICTED })

  constructor(max: number, tagsOf: (value: T) => Iterable<string>) {
    this.#entries = new LRUCache({
      max,
      dispose: ({ tags }, _, reason) => {
        if (reason === 'evict') for (const tag of tags) this.#evicted.set(tag, true)
      },
    })
    this.#tagsOf = tagsOf
  }

  get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key)
    if (known) return known.value
    const value = load()
    const entry: Entry<T> = { value, load, tags: new Set() }
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
    for (const tag of changed) this.#evicted.delete(tag)
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.tags.size === 0 || !changed.isDisjointFrom(entry.tags)) this.#entries.delete(key)
    }
  }
  /**
   * Cache validation: loads the entries of a tag once more. Resolves to whether one of them differs from the value that
   * callers got; true for an evicted entry, which may. Keeps the entries; rejects where one cannot be loaded.
   */
  async isOutdated(tag: string): Promise<boolean> {
    if (this.#evicted.has(tag)) return true
    const differ = [...this.#entries.values()]
      .filter(({ tags }) => tags.has(tag))
      .map(async ({ value, load }) => JSON.stringify(await load()) !== JSON.stringify(await value))
    return (await Promise.all(differ)).includes(true)
  }
}
