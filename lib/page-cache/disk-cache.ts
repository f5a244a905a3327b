import { createHash, randomUUID } from 'node:crypto'
import { closeSync, fstatSync, mkdirSync, openSync, readSync, readdirSync, statSync, unlinkSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '#lib/process/log.ts'
import { type PageRecord, type SavedPage, decodeHead, decodePage, encodePage, headLength } from './page-record.ts'

const ENDING = '.page'

/** Of a file that is still being written. */
const DRAFT = '.tmp'

/** Bytes read of each file at the start: nearly all records end within them. */
const FIRST_READ = 16 * 1024

const fileName = (key: string): string => `${createHash('sha256').update(key).digest('hex').slice(0, 32)}${ENDING}`

/** Stored pages on disk, one file each. What cannot be read is as good as not there. */
export class DiskCache {
  readonly #folder: string
  /** Work under way on each page's file: what is asked for later must not be overtaken by what was asked for before. */
  readonly #underWay = new Map<string, Promise<void>>()

  /** `folder` belongs to one build: a page names the files of its build. */
  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** What lies there, read at once: the first request may already depend on what was seen before the restart. */
  list(): { readonly record: PageRecord; readonly size: number }[] {
    const names = readdirSync(this.#folder)
    // A process that was killed left its drafts.
    for (const name of names) if (name.endsWith(DRAFT)) unlinkSync(join(this.#folder, name))
    return names
      .filter((name) => name.endsWith(ENDING))
      .flatMap((name) => {
        const file = join(this.#folder, name)
        try {
          const head = decodeHead(readStart(file))
          // A power cut may leave half a page.
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
    await this.#underWay.get(key)
    try {
      return decodePage(await readFile(join(this.#folder, fileName(key))))
    } catch (error) {
      log.warn({ event: 'page.unreadable', key, err: error }, 'stored page could not be read')
      await this.remove(key)
      return undefined
    }
  }

  /**
   * Written beside and then renamed, so that nobody ever reads half a page. A failure is logged: the page is then in
   * memory alone.
   */
  save(saved: SavedPage): Promise<void> {
    const { key } = saved.record
    const target = join(this.#folder, fileName(key))
    return this.#inTurn(key, async () => {
      try {
        await mkdir(this.#folder, { recursive: true })
        const draft = `${target}.${randomUUID()}${DRAFT}`
        await writeFile(draft, encodePage(saved))
        await rename(draft, target)
      } catch (error) {
        log.error({ event: 'page.not-stored', key, err: error }, 'page kept in memory only')
      }
    })
  }

  /** A failure is logged: the next start finds the page again, and has it rendered anew. */
  remove(key: string): Promise<void> {
    return this.#inTurn(key, async () => {
      try {
        await rm(join(this.#folder, fileName(key)), { force: true })
      } catch (error) {
        log.warn({ event: 'page.not-removed', key, err: error }, 'stored page could not be removed')
      }
    })
  }

  async #inTurn(key: string, work: () => Promise<void>): Promise<void> {
    const mine = (this.#underWay.get(key) ?? Promise.resolve()).then(work)
    this.#underWay.set(key, mine)
    await mine
    if (this.#underWay.get(key) === mine) this.#underWay.delete(key)
  }
}

function readStart(file: string): Buffer {
  const handle = openSync(file, 'r')
  try {
    const first = Buffer.alloc(FIRST_READ)
    const start = first.subarray(0, readSync(handle, first, 0, FIRST_READ, 0))
    // What is no saved page may begin with any number.
    const needed = Math.min(headLength(start), fstatSync(handle).size)
    if (needed <= start.length) return start
    const whole = Buffer.alloc(needed)
    return whole.subarray(0, readSync(handle, whole, 0, needed, 0))
  } finally {
    closeSync(handle)
  }
}
