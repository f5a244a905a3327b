import { rm } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { openDatabase, type Database } from '../../kit/database.ts'
import { createLog } from '../../kit/log.ts'
import { trashStory } from '../history/trash.ts'
import { createStory, updateStory } from '../management/story-changes.ts'
import { spaces, stories } from '../schema.ts'
import type { Store } from './store.ts'
import { testStore } from './test-store.ts'

const PLAIN = { publish: false, assetOrigin: '' }

describe('a snapshot after a change', () => {
  let dataDir: string
  let database: Database
  let store: Store
  let folder: number
  let moved: number
  let other: number

  const page = (slug: string, parent_id: number) => ({
    ...{ name: slug, slug, parent_id, is_folder: false },
    content: { component: 'page', title: slug },
  })

  beforeAll(async () => {
    dataDir = await temporaryDataDir('content-store-')
    database = await openDatabase({ url: undefined, dataDir, log: createLog('silent') })
    await database.sql.insert(spaces).values({ id: 1, name: 'Space', domain: '', languages: [], cv: 1, revision: 1 })
    store = testStore(database, { now: () => Date.now() })
    const folderOf = { name: 'Hotels', slug: 'hotels', is_folder: true }
    folder = await store.change((work) => createStory(work, folderOf, PLAIN))
    moved = await store.change((work) => createStory(work, page('un', folder), { ...PLAIN, publish: true }))
    other = await store.change((work) => createStory(work, page('deux', folder), { ...PLAIN, publish: true }))
  })

  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  test('has the very records of what has not changed, and one content for draft and publication', async () => {
    const before = await store.snapshot()
    await store.change((work) => updateStory(work, moved, { content: { component: 'page', title: 'Un' } }, PLAIN))
    const after = await store.snapshot()
    expect(after.draft.byId.get(moved)?.content).toMatchObject({ title: 'Un' })
    expect(after.published.byId.get(moved)?.content).toMatchObject({ title: 'un' })
    expect(after.draft.byId.get(other)).toBe(before.draft.byId.get(other))
    expect(after.published.byId.get(other)).toBe(before.published.byId.get(other))
    expect(after.published.byId.get(other)?.content).toBe(after.draft.byId.get(other)?.content)
    expect(after.published).not.toBe(before.published)
  })

  test('keeps the index of what visitors see while what is not published is edited', async () => {
    const draft = await store.change((work) => createStory(work, page('brouillon', folder), PLAIN))
    const before = await store.snapshot()
    await store.change((work) => updateStory(work, draft, { content: { component: 'page', title: 'Encore' } }, PLAIN))
    const after = await store.snapshot()
    expect(after.published).toBe(before.published)
    expect(after.draft).not.toBe(before.draft)
    await store.change((work) => trashStory(work, draft))
  })

  test('has what another program wrote', async () => {
    await store.snapshot()
    await database.sql.update(stories).set({ name: 'Autrement' }).where(eq(stories.id, other))
    await database.sql.update(spaces).set({ revision: sql`revision + 1` })
    expect((await store.snapshot()).draft.byId.get(other)?.name).toBe('Autrement')
  })

  test('has new addresses of all that lies in a folder whose slug has changed', async () => {
    await store.change((work) => updateStory(work, folder, { slug: 'maisons' }, PLAIN))
    const { draft, published } = await store.snapshot()
    expect([...draft.bySlug.keys()].sort()).toEqual(['maisons/deux', 'maisons/un'])
    expect([...published.bySlug.keys()].sort()).toEqual(['maisons/deux', 'maisons/un'])
  })

  test('has no story that is in the trash', async () => {
    await store.change((work) => trashStory(work, moved))
    expect((await store.snapshot()).draft.byId.has(moved)).toBe(false)
    expect((await store.withTrash()).draft.byId.has(moved)).toBe(true)
  })
})
