import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { JsonFile } from '#lib/process/json-file.ts'
import type { Directory } from './directory.ts'

/** Maximum number of former addresses; the oldest are evicted first. */
const MAX_FORMER = 20_000

const saved = z.object({
  current: z.array(z.tuple([z.string(), z.string()])),
  former: z.array(z.tuple([z.string(), z.string()])),
})

const keyOf = (path: string, locale: Locale): string => `${locale} ${path}`

/**
 * Former addresses of stories, found by comparing each directory with the previous one. Durable: changes during a
 * downtime are found by the first directory after it.
 */
export class AddressHistory {
  readonly #file: JsonFile<z.output<typeof saved>>
  /** Locale and path → uuid, of the last directory. */
  #current = new Map<string, string>()
  /** Locale and path → uuid of the former story. */
  readonly #former = new LRUCache<string, string>({ max: MAX_FORMER })

  /** @param file that keeps the addresses; without one, they are kept in memory. */
  constructor(file?: string) {
    this.#file = new JsonFile(file, saved)
    const { current, former } = this.#file.read() ?? { current: [], former: [] }
    this.#current = new Map(current)
    for (const [key, uuid] of former) this.#former.set(key, uuid)
  }

  /** Records the addresses that lost their story with this directory. */
  observe(directory: Directory): void {
    const now = new Map<string, string>()
    for (const { uuid, paths } of directory.entries.values()) {
      for (const locale of LOCALES) now.set(keyOf(paths[locale], locale), uuid)
    }
    const ended = [...this.#current].filter(([key, uuid]) => now.get(key) !== uuid)
    for (const [key, uuid] of ended) this.#former.set(key, uuid)
    const isNew = ended.length > 0 || now.size !== this.#current.size
    this.#current = now
    // Former ones from the oldest on, so that reading them restores their order.
    if (isNew) void this.#file.write({ current: [...now], former: [...this.#former.entries()].reverse() })
  }

  /** Uuid of the former story of an address; whether it is still published is up to the directory. */
  storyAt(path: string, locale: Locale): string | undefined {
    return this.#former.get(keyOf(path, locale))
  }

  /** Resolves when all addresses are written to the file. */
  get written(): Promise<void> {
    return this.#file.written
  }
}
