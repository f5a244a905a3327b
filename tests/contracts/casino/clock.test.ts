import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LevelClock } from '@barriere/shared/programmes/casino/clock.ts'
import type { SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import { readLevelClock } from '#services/casino/clock/clock.ts'
import { deskRoutes } from '#services/casino/desk/routes.ts'
import { applySale, withdrawSale } from '#services/casino/seats/apply-sale.ts'
import { openDatabase } from '#services/kit/database.ts'
import { HttpError } from '#services/kit/http-error.ts'
import { createLog } from '#services/kit/log.ts'
import { type CasinoDatabase, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { hasPostgres } from '@barriere/testing/postgres.ts'
import { STRUCTURE, category, show, tournament } from '#tests/support/sale-facts.ts'
import { DAY, NOW, Programme } from './programme.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const MINUTE = 60_000
const AT = new Date(NOW).toISOString()

let database: CasinoDatabase
let programme: Programme

beforeAll(async () => {
  database = await openCasinoDatabase()
})

afterAll(() => database.close())

beforeEach(() => {
  programme = new Programme(database.sql)
})

async function sell(facts: SaleFacts, of = programme): Promise<string> {
  await of.casino.sql.transaction((transaction) => applySale(of.casino, transaction, facts))
  return facts.id
}

async function desk(id: string, body: object, { token = 'desk', of = programme } = {}) {
  const app = deskRoutes(of.casino, ['desk'], () => {})
  app.onError((error, context) => {
    if (!(error instanceof HttpError)) throw error
    return context.json(error.body as object, error.status)
  })
  const response = await app.request(`/clocks/${id}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'authorization': `Bearer ${token}` },
  })
  const answer = (await response.json()) as { clock?: LevelClock; code?: string }
  return { status: response.status, code: answer.code, clock: answer.clock }
}

const read = (id: string) => readLevelClock(programme.casino, id)

const refusalOf = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ body: { code: 'noTournament' } })

describe('the level clock of a tournament', () => {
  test('waits with its structure, and with the server’s time', async () => {
    const id = await sell(tournament(AT))
    expect(await read(id)).toMatchObject({
      id,
      flight: 'day-1a',
      started: false,
      elapsed: 0,
      version: 0,
      startsAt: NOW,
      levels: STRUCTURE.levels,
      lateLevel: 2,
      now: programme.now,
    })
  })

  test('is moved by the desk', async () => {
    const id = await sell(tournament(AT))
    expect((await desk(id, { action: 'start' })).clock).toMatchObject({
      started: true,
      since: programme.now,
      version: 1,
    })
    programme.now += 5 * MINUTE
    expect((await desk(id, { action: 'pause' })).clock).toMatchObject({ elapsed: 5 * MINUTE, version: 2 })
    programme.now += 60 * MINUTE
    expect((await read(id)).since).toBeUndefined()
    expect((await desk(id, { action: 'resume' })).clock).toMatchObject({ elapsed: 5 * MINUTE, since: programme.now })
    expect((await desk(id, { action: 'next' })).clock).toMatchObject({ elapsed: 20 * MINUTE, version: 4 })
    expect((await desk(id, { action: 'previous' })).clock).toMatchObject({ elapsed: 0, since: programme.now })
    expect(await read(id)).toMatchObject({ version: 5, now: programme.now })
  })

  test('is refused to any other token, for what there is not, and for what has no structure', async () => {
    const id = await sell(tournament(AT))
    expect(await desk(id, { action: 'start' }, { token: 'site' })).toMatchObject({ status: 401, code: 'token' })
    expect(await desk(id, { action: 'jump' })).toMatchObject({ status: 422 })
    expect(await desk(id, { action: 'start', flight: 'none' })).toMatchObject({ status: 404, code: 'noTournament' })
    for (const none of ['x', '5e8c1f0a-0000-4000-8000-00000000ffff', await sell(show(AT))]) {
      await refusalOf(read(none))
      expect(await desk(none, { action: 'start' })).toMatchObject({ status: 404, code: 'noTournament' })
    }
    await database.sql.transaction((transaction) => withdrawSale(programme.casino, transaction, id))
    await refusalOf(read(id))
  })

  test('refuses who has seen an older one, and what does nothing', async () => {
    const id = await sell(tournament(AT))
    expect((await desk(id, { action: 'start', version: 0 })).status).toBe(200)
    expect(await desk(id, { action: 'next', version: 0 })).toMatchObject({ status: 409, code: 'clockMoved' })
    expect(await desk(id, { action: 'start' })).toMatchObject({ status: 409, code: 'clockMoved' })
    expect((await desk(id, { action: 'next', version: 1 })).status).toBe(200)
  })

  test('of several days, that of the one which was started last', async () => {
    const next = new Date(NOW + DAY).toISOString()
    const id = await sell(tournament(AT, { categories: [category(AT), category(next, { key: 'day-1b' })] }))
    expect((await desk(id, { action: 'start' })).clock?.flight).toBe('day-1a')
    programme.now += DAY
    expect((await read(id)).flight).toBe('day-1a')
    expect((await desk(id, { action: 'start' })).clock).toMatchObject({ flight: 'day-1b', version: 1 })
    expect((await read(id)).flight).toBe('day-1b')
    expect((await desk(id, { action: 'previous', flight: 'day-1a' })).clock).toMatchObject({ flight: 'day-1a' })
  })

  test('follows a structure that changes while it is played', async () => {
    const facts = tournament(AT)
    const id = await sell(facts)
    await desk(id, { action: 'start' })
    const levels = STRUCTURE.levels.map((level) => ({ ...level, minutes: 10 }))
    await sell({ ...facts, structure: { ...STRUCTURE, levels } })
    expect(await read(id)).toMatchObject({ levels, version: 1 })
  })
})

test('the clock runs on while the services are restarted', async () => {
  const dataDir = await temporaryDataDir('clock-')
  const open = async () => {
    const opened = await openDatabase({ url: undefined, dataDir, log: createLog('silent') })
    await opened.migrate('casino', 'services/casino/migrations')
    return opened
  }
  const before = await open()
  const first = new Programme(before.sql)
  const id = await sell(tournament(AT), first)
  await desk(id, { action: 'start' }, { of: first })
  await before.close()
  const after = await open()
  const second = new Programme(after.sql)
  second.now = first.now + 30 * MINUTE
  expect(await readLevelClock(second.casino, id)).toMatchObject({ started: true, since: first.now, now: second.now })
  await after.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
  test('of two desks that act on the same clock, one is refused', async () => {
    const shared = await openCasinoDatabase('postgres')
    const other = await shared.openOther()
    const [one, two] = [new Programme(shared.sql), new Programme(other.sql)]
    const id = await sell(tournament(AT), one)
    const starts = await Promise.all([one, two].map((of) => desk(id, { action: 'start' }, { of })))
    expect(starts.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const moves = await Promise.all([one, two].map((of) => desk(id, { action: 'next', version: 1 }, { of })))
    expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await other.close()
    await shared.close()
  })
})
