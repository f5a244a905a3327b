import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { openDatabase, type Database } from '../../kit/database.ts'
import { createLog } from '../../kit/log.ts'
import { testStore } from '../store/test-store.ts'
import { resetFromSeed, seedIfEmpty } from './reset-from-seed.ts'
import { readSeed } from './seed-files.ts'
import { toStoryRows } from './seed-rows.ts'

const log = createLog('silent')
const now = new Date('2026-03-01T00:00:00Z')
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'))
  return () => rm(folder, { recursive: true, force: true })
})

const write = async (path: string, value: unknown): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value))
}
const rowsOf = async () => toStoryRows((await readSeed(folder, 1))?.stories ?? [], now)

test('no folder is no seed, an empty one is an empty space', async () => {
  expect(await readSeed(join(folder, 'nowhere'), 1)).toBeUndefined()
  expect(await readSeed(folder, 1)).toMatchObject({ space: { name: 'Space 1', languages: [] }, stories: [] })
})

test.each([
  ['stories/1/a.json', '{', /stories\/1\/a\.json: /],
  ['stories/1/a.json', { name: 'x' }, /stories\/1\/a\.json: slug: /],
  ['stories/1/a.json', { name: 'x', slug: 'x', uuid: 'no' }, /uuid: Invalid UUID/],
  ['space.json', { languages: 3 }, /space\.json: /],
])('%s that cannot be read is named', async (path, value, message) => {
  await write(path, value)
  await expect(readSeed(folder, 1)).rejects.toThrow(message)
})

test('folders that only full slugs mention are made, start pages are put inside', async () => {
  await write('stories/1/a.json', { name: 'A', slug: 'a', full_slug: 'x/y/a' })
  await write('stories/1/b.json', { name: 'B', slug: 'y', full_slug: 'x/y/', is_startpage: true })
  const rows = await rowsOf()
  const id = (slug: string) => rows.find((row) => row.slug === slug && row.isFolder)?.id
  expect(rows.map(({ slug, parentId, isFolder }) => [slug, parentId, isFolder])).toEqual([
    ['x', null, true],
    ['y', id('x'), true],
    ['a', id('y'), false],
    ['y', id('y'), false],
  ])
})

test('published unless it says otherwise; dates of the file are kept', async () => {
  await write('stories/1/a.json', { id: 4, name: 'A', slug: 'a', published_at: '2025-01-01T00:00:00.000Z' })
  await write('stories/1/b.json', { id: 5, name: 'B', slug: 'b', published: false })
  const [a, b] = await rowsOf()
  expect([a?.publishedAt?.getUTCFullYear(), a?.published?.name]).toEqual([2025, 'A'])
  expect([b?.publishedAt, b?.published]).toEqual([null, null])
})

test.each([
  [
    'two stories of one id',
    [
      { id: 1, name: 'A', slug: 'a' },
      { id: 1, name: 'B', slug: 'b' },
    ],
    /same id/,
  ],
  ['a missing folder', [{ id: 1, name: 'A', slug: 'a', parent_id: 9 }], /folder 9/],
  ['a folder in itself', [{ id: 1, name: 'A', slug: 'a', is_folder: true, parent_id: 1 }], /lies in itself/],
])('%s', async (_name, stories, message) => {
  await write('stories/1/all.json', stories)
  await expect(rowsOf()).rejects.toThrow(message)
})

describe.each(DATABASES)('into %s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('the database', () => {
    let database: Database
    let dataDir = ''

    beforeAll(async () => {
      dataDir = await temporaryDataDir('seed-data-')
      database = await openDatabase({ url: kind === 'postgres' ? await postgresDatabase() : undefined, dataDir, log })
      await database.migrate('content', join(import.meta.dirname, '../migrations'))
    })
    afterAll(async () => {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    })

    test('loads once, and again on reset, with a strictly increasing version', async () => {
      const options = { sql: database.sql, contentDir: folder, spaceId: 1, now, log }
      const store = testStore(database, systemClock)
      const names = async () => (await store.snapshot()).draft.all.map((record) => record.name)
      await write('stories/1/a.json', { id: 70, name: 'A', slug: 'a', content: { b: 1, a: 2, component: 'x' } })
      await seedIfEmpty(options)
      const before = await store.snapshot()
      expect(await names()).toEqual(['A'])
      // Content keeps the order of its fields.
      expect(Object.keys(before.draft.stories[0]?.content ?? {})).toEqual(['b', 'a', 'component'])

      await write('stories/1/b.json', { name: 'B', slug: 'b' })
      await seedIfEmpty(options)
      expect(await names()).toEqual(['A'])
      await resetFromSeed(options)
      expect(await names()).toEqual(['A', 'B'])
      expect((await store.snapshot()).cv).toBe(before.cv + 1)
      await expect(seedIfEmpty({ ...options, spaceId: 2 })).rejects.toThrow('space 1, not of STORYBLOK_SPACE_ID=2')
    })
  })
})
