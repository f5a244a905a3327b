import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { JsonFile } from '#lib/process/json-file.ts'
import type { Directory } from './directory.ts'

/** Addresses kept that stories had before; the oldest are forgotten first. */
const MAX_FORMER = 20_000

const saved = z.object({
  current: z.array(z.tuple([z.string(), z.string()])),
  former: z.array(z.tuple([z.string(), z.string()])),
})

const keyOf = (path: string, locale: Locale): string => `${locale} ${path}`

/**
 * Addresses that stories had before, as the site saw them change from one directory to the next. Durable: what changed
 * while the site was down is seen by its first directory.
 */
export class AddressHistory {
  readonly #file: JsonFile<z.output<typeof saved>>
  /** Locale and path → uuid, of the last directory. */
  #current = new Map<string, string>()
  /** Locale and path → uuid of the story that was there. */
  readonly #former = new LRUCache<string, string>({ max: MAX_FORMER })

  /** @param file to keep it in; none keeps it for as long as the process lives. */
  constructor(file?: string) {
    this.#file = new JsonFile(file, saved)
    const { current, former } = this.#file.read() ?? { current: [], former: [] }
    this.#current = new Map(current)
    for (const [key, uuid] of former) this.#former.set(key, uuid)
  }

  /** Notes which addresses ended with this directory. */
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

  /** Uuid of the story that was at an address; whether it is still published is up to the directory. */
  storyAt(path: string, locale: Locale): string | undefined {
    return this.#former.get(keyOf(path, locale))
  }

  /** Resolves when all that was observed is written. */
  get written(): Promise<void> {
    return this.#file.written
  }
}
