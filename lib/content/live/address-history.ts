import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { LOCALES, type Locale } from '#lib/domain/locale.ts'
import { log } from '#lib/process/log.ts'
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
  readonly #file: string | undefined
  /** Locale and path → uuid, of the last directory. */
  #current = new Map<string, string>()
  /** Locale and path → uuid of the story that was there. */
  readonly #former = new LRUCache<string, string>({ max: MAX_FORMER })
  #writing: Promise<void> = Promise.resolve()

  /** @param file to keep it in; none keeps it for as long as the process lives. */
  constructor(file?: string) {
    this.#file = file
    const { current, former } = file === undefined ? { current: [], former: [] } : readSaved(file)
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
    if (isNew) this.#writing = this.#writing.then(() => this.#write())
  }

  /** Uuid of the story that was at an address; whether it is still published is up to the directory. */
  storyAt(path: string, locale: Locale): string | undefined {
    return this.#former.get(keyOf(path, locale))
  }

  /** Resolves when all that was observed is written. */
  get written(): Promise<void> {
    return this.#writing
  }

  async #write(): Promise<void> {
    if (this.#file === undefined) return
    try {
      await mkdir(dirname(this.#file), { recursive: true })
      // From the oldest on, so that reading it restores the order.
      const former = [...this.#former.entries()].reverse()
      await writeFile(`${this.#file}.tmp`, JSON.stringify({ current: [...this.#current], former }))
      await rename(`${this.#file}.tmp`, this.#file)
    } catch (error) {
      log.warn({ event: 'addresses.not-written', err: error }, 'former addresses could not be written')
    }
  }
}

function readSaved(file: string): z.output<typeof saved> {
  try {
    return saved.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn({ event: 'addresses.unreadable', err: error }, 'former addresses could not be read')
    return { current: [], former: [] }
  }
}
