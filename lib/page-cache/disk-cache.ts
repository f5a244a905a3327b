import { createHash, randomUUID } from 'node:crypto'
import { closeSync, fstatSync, mkdirSync, openSync, readSync, readdirSync, statSync, unlinkSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '#lib/process/log.ts'
import { type PageRecord, type SavedPage, decodeHead, decodePage, encodePage, headLength } from './page-record.ts'

const EXTENSION = '.page'

/** Extension of a file that is being written. */
const TEMPORARY = '.tmp'

/** Bytes read of each file at start-up; nearly every record fits. */
const FIRST_READ = 16 * 1024

const fileName = (key: string): string => `${createHash('sha256').update(key).digest('hex').slice(0, 32)}${EXTENSION}`

/** Disk tier of the page cache, one file a page. An unreadable file counts as a cache miss. */
export class DiskCache {
  readonly #folder: string
  /** Serial queue per file, so that writes and removals keep their order. */
  readonly #queues = new Map<string, Promise<void>>()

  /** @param folder of one build: a page names the files of its build. */
  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** Lists the pages, synchronously: the first request may depend on pages stored before the restart. */
  list(): { readonly record: PageRecord; readonly size: number }[] {
    const names = readdirSync(this.#folder)
    // Left by a process that was killed while writing.
    for (const name of names) if (name.endsWith(TEMPORARY)) unlinkSync(join(this.#folder, name))
    return names
      .filter((name) => name.endsWith(EXTENSION))
      .flatMap((name) => {
        const file = join(this.#folder, name)
        try {
          const head = decodeHead(readStart(file))
          // Truncated by a power cut.
          if (statSync(file).size !== head.size) throw new Error('not whole')
          return [head]
        } catch (error) {
          log.warn({ event: 'page.unreadable', file, err: error }, 'stored page could not be read')
          unlinkSync(file)
          return []
        }
      })
  }

  async load(key: string): Promise<SavedPage | undefined> {
    await this.#queues.get(key)
    try {
      return decodePage(await readFile(join(this.#folder, fileName(key))))
    } catch (error) {
      log.warn({ event: 'page.unreadable', key, err: error }, 'stored page could not be read')
      await this.remove(key)
      return undefined
    }
  }

  /** Atomic write: temporary file, then rename. A failure is logged; the page then stays in memory only. */
  save(saved: SavedPage): Promise<void> {
    const { key } = saved.record
    const target = join(this.#folder, fileName(key))
    return this.#enqueue(key, async () => {
      try {
        await mkdir(this.#folder, { recursive: true })
        const temporary = `${target}.${randomUUID()}${TEMPORARY}`
        await writeFile(temporary, encodePage(saved))
        await rename(temporary, target)
      } catch (error) {
        log.error({ event: 'page.not-stored', key, err: error }, 'page kept in memory only')
      }
    })
  }

  /** Removes a page. A failure is logged; the next start finds the file and revalidates the page. */
  remove(key: string): Promise<void> {
    return this.#enqueue(key, async () => {
      try {
        await rm(join(this.#folder, fileName(key)), { force: true })
      } catch (error) {
        log.warn({ event: 'page.not-removed', key, err: error }, 'stored page could not be removed')
      }
    })
  }

  async #enqueue(key: string, work: () => Promise<void>): Promise<void> {
    const queued = (this.#queues.get(key) ?? Promise.resolve()).then(work)
    this.#queues.set(key, queued)
    await queued
    if (this.#queues.get(key) === queued) this.#queues.delete(key)
  }
}

function readStart(file: string): Buffer {
  const handle = openSync(file, 'r')
  try {
    const first = Buffer.alloc(FIRST_READ)
    const start = first.subarray(0, readSync(handle, first, 0, FIRST_READ, 0))
    // A foreign file may begin with any number.
    const needed = Math.min(headLength(start), fstatSync(handle).size)
    if (needed <= start.length) return start
    const whole = Buffer.alloc(needed)
    return whole.subarray(0, readSync(handle, whole, 0, needed, 0))
  } finally {
    closeSync(handle)
  }
}
