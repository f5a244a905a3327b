import { randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOTEL_OPERATIONS } from '@barriere/shared/programmes/hotel/operations.ts'
import { backUp, restore } from '#services/kit/backup.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { type RunningServices, startServices } from '#services/start.ts'
import { addDatabase } from '#services/test-support/embedded-database.ts'
import { createRequest } from '#tests/support/operation-request.ts'
import { type PostgresServer, startPostgres } from '@barriere/testing/postgres-server.ts'
import { form } from '#tests/support/sign-up-form.ts'
import { load, upload } from './content/assets.ts'
import type { ContentService } from './content/service.ts'
import { writeSpace } from './content/space.ts'

// The drill: write, back up, lose everything, restore, compare. Each opening of PGlite takes seconds on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

let server: PostgresServer | undefined
let folder = ''
let running: RunningServices | undefined

beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drill-'))
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  await rm(folder, { recursive: true, force: true })
})

const start = async (data: Place): Promise<ContentService> => {
  running = await startServices({
    SERVICES: ['content', 'hotel', 'mail'],
    SERVICES_PORT: 0,
    LOG_LEVEL: 'silent',
    DATA_DIR: data.dataDir,
    CONTENT_DIR: join(folder, 'content'),
    EDITOR_DEMONSTRATION: false,
    HOTEL_DEMONSTRATION: false,
    ...(data.url ? { DATABASE_URL: data.url } : {}),
  })
  const url = `${running.url}/content`
  return {
    url,
    manage: async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${url}/v1/${path}`, {
        method,
        headers: { 'authorization': 'local-management', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as never, headers: response.headers }
    },
  } as unknown as ContentService
}

const end = async (): Promise<void> => {
  await running?.stop()
  running = undefined
}

interface Place {
  readonly url: string | undefined
  readonly dataDir: string
}

/** Every row of every table: its count and a digest. */
async function rowsOf({ url, dataDir }: Place): Promise<Readonly<Record<string, string>>> {
  const database = await openDatabase({ url, dataDir, log: createLog('silent') })
  try {
    const tables = await database.sql
      .select({ schema: sql<string>`schemaname`, name: sql<string>`tablename` })
      .from(sql`pg_tables`)
      .where(sql`schemaname not in ('pg_catalog', 'information_schema')`)
    const digests: [string, string][] = []
    for (const { schema, name } of tables) {
      const [row] = await database.sql
        .select({
          digest: sql<string>`count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), ''))`,
        })
        .from(sql`${sql.identifier(schema)}.${sql.identifier(name)} as t`)
      digests.push([`${schema}.${name}`, row?.digest ?? ''])
    }
    return Object.fromEntries(digests.toSorted())
  } finally {
    await database.close()
  }
}

/** Changes of editors and members since the start. */
async function write(service: ContentService, day = 'hier'): Promise<{ story: number; file: string }> {
  const made = await service.manage<{ story: { id: number } }>('POST', 'spaces/1/stories', {
    story: { name: `Écrite ${day}`, slug: `ecrite-${day}`, content: { component: 'page', title: `Écrite ${day}` } },
    publish: 1,
  })
  expect(made.status).toBe(201)
  const { filename } = await upload(service, { filename: 'pixel.png', size: '1x1' }, PIXEL)
  const hotel = createRequest(HOTEL_OPERATIONS, `${running?.url}/hotel`, 'local-hotel')
  await hotel('signUp', { input: form(`camille-${day}@example.com`) })
  return { story: made.body.story.id, file: filename }
}

async function drill(data: Place, lose: () => Promise<void>): Promise<void> {
  await writeSpace(join(folder, 'content'), { stories: [{ slug: 'home', full_slug: 'home' }] })
  const { story, file } = await write(await start(data))
  const kept = await load({ url: `${running?.url}/content` } as ContentService, file).then((one) => one.arrayBuffer())
  await end()
  const before = await rowsOf(data)
  expect(Object.keys(before).length).toBeGreaterThan(30)
  // A sign-up has a token until it is activated.
  expect(before['hotel.tokens']).toMatch(/^1 /)
  const backup = join(folder, 'backup')
  await backUp(data, backup)

  await lose()
  await restore(backup, data)
  expect(await rowsOf(data)).toEqual(before)

  const service = await start(data)
  const { body } = await service.manage<{ story: { name: string; published: boolean } }>(
    'GET',
    `spaces/1/stories/${story}`,
  )
  expect(body.story).toMatchObject({ name: 'Écrite hier', published: true })
  const again = await load(service, file)
  expect(again.status).toBe(200)
  expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(kept))).toBe(true)
  await end()

  // Existing data stays, unless the operator says otherwise; then it is as it was at the backup.
  await write(await start(data), 'demain')
  await end()
  const later = await rowsOf(data)
  expect(later).not.toEqual(before)
  await expect(restore(backup, data)).rejects.toThrow(/--replace/)
  expect(await rowsOf(data)).toEqual(later)
  await restore(backup, data, true)
  expect(await rowsOf(data)).toEqual(before)
}

describe('a backup', () => {
  test('of PGlite brings everything back', async () => {
    const dataDir = join(folder, 'data')
    await addDatabase(dataDir)
    await drill({ url: undefined, dataDir }, () => rm(dataDir, { recursive: true }))
  })

  test('of PostgreSQL brings everything back', async ({ skip }) => {
    if (!server) return skip('PostgreSQL is not installed.')
    const name = `drill_${randomUUID().slice(0, 8)}`
    const client = new Client({ connectionString: server.url })
    await client.connect()
    try {
      await client.query(`create database ${name}`)
      const dataDir = join(folder, 'data')
      await drill({ url: server.url.replace(/\/postgres$/, `/${name}`), dataDir }, async () => {
        await client.query(`drop database ${name} with (force)`)
        await client.query(`create database ${name}`)
        await rm(dataDir, { recursive: true })
      })
    } finally {
      await client.end()
    }
  })

  test('of PostgreSQL while it is written to is of one moment', async ({ skip }) => {
    if (!server) return skip('PostgreSQL is not installed.')
    const name = `moment_${randomUUID().slice(0, 8)}`
    const url = server.url.replace(/\/postgres$/, `/${name}`)
    const admin = new Client({ connectionString: server.url })
    await admin.connect()
    await admin.query(`create database ${name}`)
    const writer = new Client({ connectionString: url })
    await writer.connect()
    try {
      await writer.query(`create schema pairs; create table pairs.left (n int); create table pairs.right (n int)`)
      let isDone = false
      let written = 0
      const writing = (async () => {
        for (; !isDone; written += 1) {
          await writer.query('begin')
          await writer.query('insert into pairs.left values ($1)', [written])
          await writer.query('insert into pairs.right values ($1)', [written])
          await writer.query('commit')
        }
      })()
      const backup = join(folder, 'backup')
      await backUp({ url, dataDir: join(folder, 'data') }, backup)
      isDone = true
      await writing
      expect(written).toBeGreaterThan(0)
      await writer.query('drop schema pairs cascade')
      await restore(backup, { url, dataDir: join(folder, 'data') })
      const { rows } = await writer.query<{ same: boolean }>(
        `select (select array_agg(n order by n) from pairs.left) is not distinct from
                (select array_agg(n order by n) from pairs.right) as same`,
      )
      expect(rows).toEqual([{ same: true }])
    } finally {
      await writer.end()
      await admin.end()
    }
  })

  test('that is damaged, half or of another database is refused before anything is written', async () => {
    const dataDir = join(folder, 'data')
    await addDatabase(dataDir)
    const backup = join(folder, 'backup')
    await backUp({ url: undefined, dataDir }, backup)
    await expect(backUp({ url: undefined, dataDir }, backup)).rejects.toThrow('is not empty')
    const target = { url: undefined, dataDir: join(folder, 'target') }
    await expect(restore(backup, { ...target, url: 'postgres://127.0.0.1:1/none' })).rejects.toThrow('of pglite')
    await appendFile(join(backup, 'database'), 'x')
    await expect(restore(backup, target)).rejects.toThrow('damaged')
    await writeFile(join(backup, 'manifest.json'), '{"format":2}')
    await expect(restore(backup, target)).rejects.toThrow('not of this version')
    await rm(join(backup, 'manifest.json'))
    await expect(restore(backup, target)).rejects.toThrow('no whole backup')
    expect(await readdir(folder)).not.toContain('target')
  })
})
