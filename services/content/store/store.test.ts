import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryDataDir } from '#tests/support/embedded-database.ts'
import { type Database, openDatabase } from '../../kit/database.ts'
import { createLog } from '../../kit/log.ts'
import { createStory, publishStory, updateStory } from '../management/story-changes.ts'
import { spaces, stories } from '../schema.ts'
import { Store } from './store.ts'

const PLAIN = { publish: false, assetOrigin: '' }

let dataDir: string
let database: Database
let store: Store

beforeAll(async () => {
  dataDir = await temporaryDataDir('store-')
  database = await openDatabase({ url: undefined, dataDir, log: createLog('silent') })
  await database.sql
    .insert(spaces)
    .values({ id: 1, name: 'Test', domain: '', languages: [], defaultLanguage: 'Default', cv: 1, revision: 1 })
  const outbox = { record: async () => [], send: () => {} }
  const settings = { versions: 5, versionDays: 1, trashDays: 1, workflow: 'warn', checks: [] } as const
  store = new Store(database, { now: Date.now }, outbox, settings)
})

afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const create = (name: string, more: { is_folder?: boolean; parent_id?: number } = {}): Promise<number> => {
  const content = { _uid: name, component: 'page', title: name }
  const input = { name, slug: name, is_folder: false, ...(more.is_folder ? {} : { content }), ...more }
  return store.change((work) => createStory(work, input, PLAIN))
}

test('a change makes new records of what changed alone, and a folder’s of what lies in it', async () => {
  const folder = await create('folder', { is_folder: true })
  const inside = await create('inside', { parent_id: folder })
  const other = await create('other')
  const before = await store.snapshot()
  await store.change((work) => publishStory(work, other))
  const published = await store.snapshot()
  expect(published.draft.byId.get(inside)).toBe(before.draft.byId.get(inside))
  expect(published.draft.byId.get(other)).not.toBe(before.draft.byId.get(other))
  expect(published.published.byId.get(other)?.content).toMatchObject({ title: 'other' })

  await store.change((work) => updateStory(work, folder, { slug: 'moved' }, PLAIN))
  const moved = await store.snapshot()
  expect(moved.draft.byId.get(inside)?.fullSlug).toBe('moved/inside')
  expect(moved.draft.byId.get(other)).toBe(published.draft.byId.get(other))
})

test('what others write and delete past this instance is seen with the next revision', async () => {
  const kept = await create('kept')
  const gone = await create('gone')
  expect((await store.snapshot()).draft.byId.has(gone)).toBe(true)
  await database.sql
    .update(stories)
    .set({ content: { component: 'page', title: 'written elsewhere' } })
    .where(eq(stories.id, kept))
  await database.sql.delete(stories).where(eq(stories.id, gone))
  await database.sql.update(spaces).set({ revision: 1_000 })
  const after = await store.snapshot()
  expect(after.draft.byId.get(kept)?.content).toEqual({ component: 'page', title: 'written elsewhere' })
  expect(after.draft.byId.has(gone)).toBe(false)
})
