import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FinishedPage } from './finished-page.ts'
import type { PageRecord, SavedPage } from './page-record.ts'
import { type Bounds, PageStore } from './page-store.ts'
import { ReadCounts } from './read-counts.ts'
import type { SharedPages } from './shared-pages.ts'

/** A finished page with readable bodies, without the work of compression. */
export const pageOf = (words: string, more: Partial<FinishedPage> = {}): FinishedPage => ({
  policy: "default-src 'self'",
  etag: `W/"${createHash('sha256').update(words).digest('base64url').slice(0, 22)}"`,
  bodies: { br: Buffer.from(`br ${words}`), gzip: Buffer.from(`gzip ${words}`), identity: Buffer.from(words) },
  recompressed: true,
  ...more,
})

export const recordOf = (key: string, more: Partial<PageRecord> = {}): PageRecord => ({
  key,
  tags: [],
  version: 1,
  renderedAt: 0,
  ...more,
})

/** Shared pages in a map, visible to every instance. */
export class FakeShared implements SharedPages {
  readonly pages = new Map<string, SavedPage>()
  readonly leases = new Set<string>()
  readonly versions: number[] = []
  readonly invalidations: (readonly string[])[] = []
  readonly load = async (key: string): Promise<SavedPage | undefined> => this.pages.get(key)
  readonly save = async (saved: SavedPage): Promise<void> => {
    this.pages.set(saved.record.key, saved)
  }
  readonly remove = async (key: string): Promise<void> => {
    this.pages.delete(key)
  }
  readonly acquireLease = async (key: string): Promise<boolean> =>
    !this.leases.has(key) && Boolean(this.leases.add(key))
  readonly releaseLease = async (key: string): Promise<void> => {
    this.leases.delete(key)
  }
  readonly publishVersion = async (version: number): Promise<void> => {
    this.versions.push(version)
  }
  readonly publishInvalidation = async (tags: readonly string[]): Promise<void> => {
    this.invalidations.push(tags)
  }
  readonly listen = (): (() => Promise<void>) => async () => {}
}

export const NOON = Date.parse('2026-06-12T12:00:00Z')

/** Room for whatever a test stores. */
const PLENTY: Bounds = { memory: 1e7, disk: 1e7 }

/** A store on a folder that earlier ones may have filled. */
export const openStore = (folder: string, shared?: SharedPages, bounds = PLENTY): PageStore =>
  new PageStore(folder, bounds, new ReadCounts(join(folder, 'reads.json')), shared)

export const setPage = (
  store: PageStore,
  key: string,
  words: string,
  more: Partial<PageRecord> = {},
  generation = 1,
): Promise<void> => store.set(recordOf(key, { renderedAt: Date.now(), ...more }), pageOf(words), generation)

export const wordsOf = (page: FinishedPage | undefined): string | undefined => page?.bodies.identity.toString()

/** The page that a visitor gets, and since when it has been stale. */
export async function readPage(
  store: PageStore,
  key: string,
): Promise<[string | undefined, number | undefined] | undefined> {
  const stored = await store.get(key)
  return stored && [wordsOf(stored.page), stored.staleSince]
}

/** Names of the stored pages' files. */
export const filesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.page'))

/** The same with milliseconds since noon, at which tests begin. */
export const sinceNoon = (read: Awaited<ReturnType<typeof readPage>>): typeof read =>
  read && [read[0], read[1] === undefined ? undefined : read[1] - NOON]
