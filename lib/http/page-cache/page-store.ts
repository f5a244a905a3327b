import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { env } from '../env.ts'
import { log } from '../log.ts'
import { processSingleton } from '../process-singleton.ts'

/** A rendered page as Next hands it over; its members are Next's own affair. */
export interface RenderedPage {
  readonly kind: string
  readonly html?: string
  readonly status?: number
  readonly headers?: Record<string, unknown>
}

/** What is known of a stored page without reading it. */
interface PageRecord {
  readonly key: string
  readonly tags: readonly string[]
  /** Milliseconds since the epoch. */
  readonly storedAt: number
  /** Since when the page is known to be out of date. */
  staleSince: number | undefined
  /** The last time that a new rendering failed. */
  failedAt: number
}

export interface StoredPage {
  readonly value: RenderedPage
  readonly storedAt: number
  readonly stale: boolean
}

/** Milliseconds before a page whose rendering failed is rendered again. */
const RETRY_AFTER = 3_000

/** Bytes of pages kept in memory; all of them are on disk. */
const MEMORY_BUDGET = 64 * 1024 * 1024

/**
 * Finished pages by address, in memory and on disk. A page is stale from the moment that one of its tags changes
 * until it has been rendered again; it is served all the while. What fails to render leaves the last good page.
 */
export class PageStore {
  readonly #folder: string
  readonly #records = new Map<string, PageRecord>()
  readonly #memory = new LRUCache<string, RenderedPage>({
    maxSize: MEMORY_BUDGET,
    sizeCalculation: (page, key) => key.length + 2 * (page.html?.length ?? 0) + 1_024,
  })
  /** Tag → generation of its last change, as far back as a rendering can reach. */
  readonly #changes = new LRUCache<string, number>({ max: 10_000 })
  /** Pages handed out, to tell a new rendering from an old one that Next puts back after a failure. */
  readonly #served = new WeakSet<RenderedPage>()

  /** `folder` belongs to one build: a page names the files of its build. */
  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
    // Read at once, since the first request may already depend on what was seen before the restart.
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const record = readRecord(join(folder, file))
      // Nobody followed the space while the process was away: such a page is served, and rendered anew.
      if (record) this.#records.set(record.key, { ...record, staleSince: record.storedAt, failedAt: 0 })
    }
  }

  has(key: string): boolean {
    return this.#records.has(key)
  }

  /** What a page was made of; nothing of one that is not stored. */
  tagsOf(key: string): readonly string[] {
    return this.#records.get(key)?.tags ?? []
  }

  async get(key: string): Promise<StoredPage | undefined> {
    const record = this.#records.get(key)
    if (!record) return undefined
    const value = this.#memory.get(key) ?? await this.#read(key)
    if (!value) return undefined
    this.#memory.set(key, value)
    this.#served.add(value)
    const waiting = Date.now() - record.failedAt < RETRY_AFTER
    return { value, storedAt: record.storedAt, stale: record.staleSince !== undefined && !waiting }
  }

  /** Whether this very object was handed out before: Next puts it back when a new rendering failed. */
  wasServed(value: RenderedPage): boolean {
    return this.#served.has(value)
  }

  /** Notes that a new rendering failed: the page stays as it is, and is tried again a little later. */
  noteFailure(key: string): void {
    const record = this.#records.get(key)
    if (record) record.failedAt = Date.now()
  }

  /** `generation` is that of the content when the rendering began: what changed since then it may have missed. */
  async set(key: string, value: RenderedPage, tags: readonly string[], generation: number): Promise<void> {
    const missed = tags.some((tag) => (this.#changes.get(tag) ?? 0) > generation)
    const now = Date.now()
    const record: PageRecord = { key, tags, storedAt: now, staleSince: missed ? now : undefined, failedAt: 0 }
    this.#memory.set(key, value)
    this.#records.set(key, record)
    log.info({ event: 'page.rendered', key, tags: tags.length }, 'page rendered')
    try {
      const { key: name, storedAt } = record
      await this.#write(`${fileName(key)}.bin`, serialize(value))
      await this.#write(`${fileName(key)}.json`, JSON.stringify({ key: name, tags, storedAt }))
    } catch (error) {
      log.error({ event: 'page.not-stored', key, err: error }, 'page kept in memory only')
    }
  }

  async delete(key: string): Promise<void> {
    this.#records.delete(key)
    this.#memory.delete(key)
    await rm(join(this.#folder, `${fileName(key)}.json`), { force: true })
    await rm(join(this.#folder, `${fileName(key)}.bin`), { force: true })
  }

  /** Marks the pages that carry one of the tags as stale. `generation` counts the changes of content. */
  invalidate(tags: ReadonlySet<string>, generation: number): void {
    for (const tag of tags) this.#changes.set(tag, generation)
    for (const record of this.#records.values()) {
      if (record.tags.some((tag) => tags.has(tag))) record.staleSince ??= Date.now()
    }
  }

  /** Pages that wait for a new rendering, with their tags. */
  stalePages(): Pick<PageRecord, 'key' | 'tags'>[] {
    return [...this.#records.values()].filter((record) => record.staleSince !== undefined)
  }

  async #read(key: string): Promise<RenderedPage | undefined> {
    try {
      return deserialize(await readFile(join(this.#folder, `${fileName(key)}.bin`))) as RenderedPage
    } catch (error) {
      log.warn({ event: 'page.unreadable', key, err: error }, 'stored page could not be read')
      await this.delete(key)
      return undefined
    }
  }

  /** Written beside and then renamed, so that nobody ever reads half a page. */
  async #write(name: string, data: string | Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const target = join(this.#folder, name)
    const draft = `${target}.${randomUUID()}.tmp`
    await writeFile(draft, data)
    await rename(draft, target)
  }
}

const savedRecord = z.object({ key: z.string(), tags: z.array(z.string()), storedAt: z.number() })

/** A power cut may leave half a record: the page is then rendered anew, and the start goes on. */
function readRecord(file: string): z.infer<typeof savedRecord> | undefined {
  try {
    return savedRecord.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    log.warn({ event: 'page.unreadable', file, err: error }, 'record of a stored page could not be read')
    return undefined
  }
}

const fileName = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32)

/** The build's id, which Next writes when it has built. */
function buildId(): string {
  return readFileSync(join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim()
}

/** The process's page store. Pages of earlier builds name files that are no more. */
export const pageStore = (): PageStore => processSingleton('page-store', () => {
  const root = join(env.dataDir, 'pages')
  const build = buildId()
  mkdirSync(root, { recursive: true })
  for (const name of readdirSync(root).filter((other) => other !== build)) rmSync(join(root, name), { recursive: true, force: true })
  return new PageStore(join(root, build))
})
