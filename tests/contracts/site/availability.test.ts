import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type EngineNight,
  type EngineNights,
  type EngineStay,
  type EngineStays,
  engineNights,
  keptNights,
  keptStays,
  keptStaysQuery,
} from '@barriere/shared/contracts/availability.ts'
import { addDays } from '@barriere/shared/domain/time/paris-time.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import type { EngineFailure } from '#services/site/availability/engine.ts'
import { type Database, openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { AvailabilityRefresh } from '#services/site/availability/refresh.ts'
import { availabilityRoutes } from '#services/site/availability/routes.ts'
import { leases, pricedHotels, pricedNights } from '#services/site/availability/schema.ts'
import { Stays } from '#services/site/availability/stays.ts'
import { NightStore } from '#services/site/availability/store.ts'
import { type RunningServices, startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { BOTH_DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const START = Date.parse('2026-11-02T11:00:00Z')
const TODAY = '2026-11-02'
const MINUTE = 60_000
const HOUR = 3_600_000

const AWAY = fail({ code: 'unavailable', reason: 'ECONNREFUSED' } as const)

const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })

const night = (day: string, more: Partial<EngineNight> = {}): EngineNight => ({
  day,
  state: 'open',
  minNights: 1,
  left: 3,
  prices: { public: 20_000, member: 18_000, staff: 13_000 },
  ...more,
})

/** A fake booking engine that a test changes, with the requests that it got. */
class FakeEngine {
  hotels = ['14001', '06010']
  away = false
  asked: string[][] = []
  stayed: string[][] = []
  /** Nights that differ from the others. */
  other: Readonly<Record<string, Partial<EngineNight>>> = {}
  stay: Partial<EngineStay> = {}
  /** Awaited before each answer. */
  gate: Promise<void> = Promise.resolve()

  properties = async () => (this.away ? AWAY : ok({ properties: this.hotels, pages: 1 }))

  nights = async ({ hotel, from }: { hotel: string[]; from: string }): Promise<Result<EngineNights, EngineFailure>> => {
    this.asked.push(hotel)
    await this.gate
    if (this.away) return AWAY
    const days = Array.from({ length: 60 }, (_, index) => addDays(from, index))
    return ok({
      hotels: hotel.map((code) => ({
        hotel: code,
        currency: 'EUR',
        nights: days.map((day) => night(day, this.other[day])),
      })),
    })
  }

  stays = async ({ hotel }: { hotel: string[] }): Promise<Result<EngineStays, EngineFailure>> => {
    this.stayed.push(hotel)
    await this.gate
    if (this.away) return AWAY
    return ok({
      stays: hotel.map((code) => ({
        hotel: code,
        currency: 'EUR',
        state: 'open',
        minNights: 1,
        left: 2,
        tax: 1_372,
        breakfast: 3_200,
        rooms: [
          {
            code: 'DLX',
            left: 2,
            rates: [
              { plan: 'flexible', audience: 'public', total: 45_000, breakfast: false },
              { plan: 'advance', audience: 'public', total: 41_000, breakfast: false },
              { plan: 'advance', audience: 'member', total: 37_000, breakfast: false },
              { plan: 'advance', audience: 'staff', total: 27_000, breakfast: false },
            ],
          },
        ],
        ...this.stay,
      })),
    })
  }
}

describe.each(BOTH_DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('prices of nights', () => {
    let folder = ''
    let database: Database
    let engine: FakeEngine
    let store: NightStore
    let now = START
    const clock = { now: () => now }

    beforeAll(async () => {
      folder = await temporaryDataDir('availability-')
      const url = kind === 'postgres' ? await postgresDatabase() : undefined
      database = await openDatabase({ url, dataDir: folder, log })
      await database.migrate('site', join(import.meta.dirname, '../../../services/site/migrations'))
    })

    afterAll(async () => {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    })

    beforeEach(async () => {
      await database.sql.delete(pricedHotels)
      await database.sql.delete(leases)
      store = new NightStore(database.sql)
      engine = new FakeEngine()
      now = START
      lines.length = 0
    })

    const newRefresh = () => new AvailabilityRefresh({ engine, store, sql: database.sql, clock, log })
    const read = (hotels = ['14001', '06010']) =>
      store.read(hotels, { from: TODAY, to: addDays(TODAY, 400), since: new Date(0) })
    const newStays = () => new Stays({ engine: () => engine, store, clock, log })
    const stay = (more: Record<string, unknown> = {}) =>
      keptStaysQuery.parse({ hotel: '14001', arrive: '2026-11-10', depart: '2026-11-12', ...more })

    test('are read and kept, and only those that changed are written again', async () => {
      engine.other = { '2026-11-05': { state: 'closed', left: 0, prices: undefined } }
      const refresh = newRefresh()
      await refresh.look()
      const [first, second] = await read()
      expect([first?.hotel, second?.hotel, first?.nights.length]).toEqual(['06010', '14001', 60])
      expect(first?.nights[3]).toEqual({ day: '2026-11-05', state: 'closed', minNights: 1, left: 0 })
      expect(first?.nights[4]).toEqual({
        day: '2026-11-06',
        state: 'open',
        minNights: 1,
        left: 3,
        prices: { public: 20_000, member: 18_000, staff: 13_000 },
      })
      const written = async () =>
        await database.sql
          .select({ hotel: pricedNights.hotel, day: pricedNights.day, row: sql<string>`xmin::text` })
          .from(pricedNights)
          .orderBy(pricedNights.hotel, pricedNights.day)
      const before = await written()
      now += 20 * MINUTE
      engine.other = { ...engine.other, '2026-11-06': { left: 1 } }
      await refresh.look()
      const after = await written()
      expect(after.filter(({ row }, index) => row !== before[index]?.row).map(({ day }) => day)).toEqual([
        '2026-11-06',
        '2026-11-06',
      ])
      expect((await read())[0]?.readAt).toEqual(new Date(now))
    })

    test('are refreshed by one instance at a time, and not again before they are due', async () => {
      const instances = Array.from({ length: 4 }, newRefresh)
      await Promise.all(instances.map((refresh) => refresh.look()))
      expect(engine.asked).toHaveLength(1)
      now += 14 * MINUTE
      await Promise.all(instances.map((refresh) => refresh.look()))
      expect(engine.asked).toHaveLength(1)
      now += 2 * MINUTE
      await Promise.all(instances.map((refresh) => refresh.look()))
      expect(engine.asked).toHaveLength(2)
    })

    test('are refreshed by another instance where one does not come back, and the late one ends nothing', async () => {
      let open = () => {}
      engine.gate = new Promise((resolve) => {
        open = resolve
      })
      const [lost, other] = [newRefresh(), newRefresh()]
      const late = lost.look()
      await vi.waitFor(() => expect(engine.asked).toHaveLength(1))
      await other.look()
      expect(engine.asked).toHaveLength(1)
      now += 3 * MINUTE
      const taken = other.look()
      await vi.waitFor(() => expect(engine.asked).toHaveLength(2))
      open()
      await Promise.all([late, taken])
      const [lease] = await database.sql.select().from(leases)
      expect([lease?.attempts, lease?.nextAt]).toEqual([0, new Date(now + 15 * MINUTE)])
      // Otherwise the late call's end would have made it due three minutes earlier.
    })

    test('stay while the engine is away, for a day; it is asked again at growing intervals', async () => {
      const refresh = newRefresh()
      await refresh.look()
      engine.away = true
      const attempts: number[] = []
      for (now = START; now < START + 2 * HOUR; now += 10_000) {
        const before = lines.length
        await refresh.look()
        if (lines.length > before) attempts.push(Math.round((now - START) / 1000))
      }
      expect(attempts.slice(0, 6)).toEqual([900, 920, 950, 1010, 1130, 1370])
      expect(lines.at(-1)).toContain('availability.not_refreshed')
      expect(await read()).toHaveLength(2)
      now = START + 25 * HOUR
      await refresh.look()
      expect(await read()).toEqual([])
      engine.away = false
      now += HOUR
      await refresh.look()
      expect(await read()).toHaveLength(2)
    })

    test('that are past go, and so do properties that are no longer sold', async () => {
      const refresh = newRefresh()
      await refresh.look()
      now += 3 * 24 * HOUR
      engine.hotels = ['06010']
      await refresh.look()
      const [only, ...more] = await read()
      expect([only?.hotel, only?.nights[0]?.day, more]).toEqual(['06010', '2026-11-05', []])
      const [row] = await database.sql.select({ rows: sql<number>`count(*)::int` }).from(pricedNights)
      expect(row?.rows).toBe(60)
    })

    test('after an hour it is no longer said how many rooms are left, nor that there are none', async () => {
      engine.other = { '2026-11-06': { state: 'sold-out', left: 0, prices: undefined } }
      await newRefresh().look()
      const app = availabilityRoutes({ store, stays: newStays(), clock, apiToken: ['token'] })
      const nights = async () => {
        const query = '/availability/nights?hotel=14001&from=2026-11-06&to=2026-11-07'
        const answer = await app.request(query, { headers: { authorization: 'Bearer token' } })
        return keptNights.parse(await answer.json()).hotels[0]?.nights
      }
      const [full, free] = [
        { day: '2026-11-06', state: 'sold-out', minNights: 1, left: 0 },
        { day: '2026-11-07', state: 'open', minNights: 1, left: 3, price: 20_000 },
      ]
      expect(await nights()).toEqual([full, free])
      now += HOUR + MINUTE
      expect(await nights()).toEqual([{ day: '2026-11-07', state: 'open', minNights: 1, price: 20_000 }])
    })

    test('a stay is the engine’s, asked once for a crowd, and a member sees both prices', async () => {
      const stays = newStays()
      const crowd = await Promise.all(Array.from({ length: 20 }, () => stays.answer(stay(), 'public')))
      expect(engine.stayed).toEqual([['14001']])
      expect(crowd[7]).toEqual([
        {
          hotel: '14001',
          currency: 'EUR',
          state: 'open',
          nights: 2,
          minNights: 1,
          left: 2,
          tax: 1_372,
          public: { total: 41_000, breakfast: false, plan: 'advance' },
          rooms: [{ code: 'DLX', left: 2, public: { total: 41_000, breakfast: false, plan: 'advance' } }],
          small: [],
        },
      ])
      const [own] = await stays.answer(stay(), 'staff')
      expect([own?.public?.total, own?.own?.total, own?.rooms[0]?.own?.total]).toEqual([41_000, 27_000, 27_000])
      await stays.answer(stay({ child: '0', baby: '0' }), 'public')
      expect(engine.stayed).toHaveLength(1)
      now += 61_000
      await stays.answer(stay({ hotel: ['14001', '06010'] }), 'public')
      expect(engine.stayed.at(-1)).toEqual(['14001', '06010'])
    })

    test('while the engine is away a stay is the sum of its nights, without what nobody can know', async () => {
      engine.other = { '2026-11-11': { prices: { public: 25_000, member: 22_500, staff: 16_000 } } }
      await newRefresh().look()
      engine.away = true
      const [known] = await newStays().answer(stay(), 'member')
      expect(known).toEqual({
        hotel: '14001',
        currency: 'EUR',
        state: 'open',
        nights: 2,
        minNights: 1,
        public: { total: 45_000, breakfast: false, plan: 'advance' },
        own: { total: 40_500, breakfast: false, plan: 'advance' },
        rooms: [],
      })
      const stateOf = async (more: Record<string, unknown>) => (await newStays().answer(stay(more), 'public'))[0]?.state
      // Nights are kept for a room of two; beyond the year and of other properties nothing is known.
      expect(await stateOf({ adult: ['3'] })).toBe('on-request')
      expect(await stateOf({ adult: ['2', '2'] })).toBe('on-request')
      expect(await stateOf({ arrive: '2027-11-10', depart: '2027-11-12' })).toBe('on-request')
      expect(await stateOf({ hotel: '99999' })).toBe('on-request')
      now += 25 * HOUR
      expect(await stateOf({})).toBe('on-request')
    })

    test('an offer is no sum of nights: it is on request while the engine is away', async () => {
      const stays = new Stays({ engine: () => engine, store, clock, log })
      const query = { hotel: ['14001'], arrive: addDays(TODAY, 20), depart: addDays(TODAY, 22), adult: [2] }
      const [usual] = await stays.answer(query, 'public')
      engine.stay = {
        rooms: [
          { code: 'DLX', left: 1, rates: [{ plan: 'advance', audience: 'public', total: 30_000, breakfast: true }] },
        ],
      }
      const [offer] = await stays.answer({ ...query, promo: 'BAIN2' }, 'public')
      expect([usual?.public?.total, offer?.public?.total]).toEqual([41_000, 30_000])
      engine.away = true
      const [away] = await stays.answer({ ...query, promo: 'BAIN3' }, 'public')
      expect(away?.state).toBe('on-request')
    })

    test('while the engine is away a closed season is known, and “sold out” is believed for an hour', async () => {
      engine.other = {
        '2026-11-10': { state: 'sold-out', left: 0, prices: undefined },
        '2026-11-20': { state: 'closed', left: 0, prices: undefined },
        '2026-11-25': { minNights: 3 },
      }
      await newRefresh().look()
      engine.away = true
      const stateFrom = async (arrive: string) =>
        (await newStays().answer(stay({ arrive, depart: addDays(arrive, 2) }), 'public'))[0]?.state
      const states = () => Promise.all(['2026-11-10', '2026-11-20', '2026-11-25'].map(stateFrom))
      expect(await states()).toEqual(['sold-out', 'closed', 'too-short'])
      now += 2 * HOUR
      expect(await states()).toEqual(['on-request', 'closed', 'too-short'])
    })
  })
})

describe('over HTTP, with the stand-in', () => {
  let folder = ''
  let running: RunningServices

  beforeAll(async () => {
    folder = await temporaryDataDir('availability-http-')
    running = await startServices(
      {
        SERVICES: ['site', 'partners'],
        SERVICES_PORT: 0,
        NODE_ENV: 'test',
        DATA_DIR: folder,
        STORYBLOK_API_ENDPOINT: 'http://127.0.0.1:9',
      },
      { clock: { now: () => START }, log },
    )
  })

  afterAll(async () => {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const ask = async (path: string, token = 'local-site') =>
    await fetch(`${running.url}/site/availability${path}`, { headers: { authorization: `Bearer ${token}` } })

  const nights = async (query: string) => keptNights.parse(await (await ask(`/nights?${query}`)).json()).hotels

  test('the lowest price of each night is that of the engine', async () => {
    const query = 'hotel=14001&hotel=73018&from=2026-11-20&to=2027-01-10'
    await vi.waitFor(async () => expect(await nights(query)).toHaveLength(2), { timeout: 20_000 })
    const said = engineNights.parse(await (await fetch(`${running.url}/partners/availability/nights?${query}`)).json())
    for (const audience of ['public', 'member', 'staff'] as const) {
      for (const { hotel, nights: kept } of await nights(`${query}&audience=${audience}`)) {
        const theirs = said.hotels.find((one) => one.hotel === hotel)?.nights ?? []
        expect(kept).toEqual(
          theirs.map(({ prices, ...rest }) => ({
            ...rest,
            ...(prices ? { price: prices.public } : {}),
            ...(prices && audience !== 'public' ? { own: prices[audience] } : {}),
          })),
        )
      }
    }
    const stays = keptStays.parse(
      await (await ask('/stays?hotel=14001&hotel=73018&arrive=2026-11-24&depart=2026-11-26')).json(),
    )
    expect(stays.stays.map(({ hotel, state }) => [hotel, state])).toEqual([
      ['14001', 'open'],
      ['73018', 'closed'],
    ])
  })

  test.each([
    ['/nights?hotel=14001&from=2026-11-20', ['to']],
    ['/nights?hotel=14001&from=2026-11-20&to=2027-02-20', ['to']],
    ['/nights?hotel=14001%20or%201&from=2026-11-20&to=2026-11-21', ['hotel']],
    ['/nights?hotel=14001&from=2026-11-20&to=2026-11-21&audience=all', ['audience']],
    ['/stays?hotel=14001&arrive=2026-11-20&depart=2026-11-20', ['depart']],
  ])('%s is refused', async (path, parameters) => {
    const answer = await ask(path)
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'Bad Request', parameters }])
  })

  test('nobody else than the site may ask', async () => {
    expect((await ask('/nights?hotel=14001&from=2026-11-20&to=2026-11-21', 'other')).status).toBe(401)
  })
})
