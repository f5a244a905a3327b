import { rm } from 'node:fs/promises'
import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  type EngineNights,
  ENGINE_LIMITS,
  engineFailure,
  engineNights,
  engineProperties,
  engineStays,
} from '@barriere/shared/contracts/availability.ts'
import { addDays, weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'
import { startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'

// The services' database takes seconds to start on a busy machine.
vi.setConfig({ hookTimeout: 90_000 })

/** A quarter past midnight on 12 June in Paris. */
const TODAY = '2026-06-12'
let now = Date.UTC(2026, 5, 11, 22, 15)

let base = ''
let stop: () => Promise<void>

beforeAll(async () => {
  const folder = await temporaryDataDir('availability-')
  const running = await startServices(
    { SERVICES: ['partners'], SERVICES_PORT: 0, LOG_LEVEL: 'silent', DATA_DIR: folder },
    { clock: { now: () => now } },
  )
  base = `${running.url}/partners/availability`
  stop = async () => {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

afterAll(() => stop())

const ask = async (path: string): Promise<{ status: number; body: unknown }> => {
  const answer = await fetch(`${base}${path}`)
  return { status: answer.status, body: await answer.json() }
}

const nightsOf = async (query: string): Promise<EngineNights['hotels']> => {
  const { status, body } = await ask(`/nights?${query}`)
  expect(status).toBe(200)
  return engineNights.parse(body).hotels
}

const stayOf = async (query: string) => {
  const { status, body } = await ask(`/stays?${query}`)
  expect(status).toBe(200)
  const [stay] = engineStays.parse(body).stays
  if (!stay) throw new Error('An answer has the stays that were asked for.')
  return stay
}

/** Nights of a year of one property. */
const year = async (hotel: string) =>
  (await nightsOf(`hotel=${hotel}&from=${TODAY}&to=${addDays(TODAY, ENGINE_LIMITS.nights - 1)}`))[0]?.nights ?? []

/** One property more than a request may have. */
const TOO_MANY = Array.from({ length: ENGINE_LIMITS.hotels + 1 }, (_, index) => `hotel=${index}`).join('&')

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

test('its properties and rooms are those of the demonstration', async () => {
  const { body } = await ask('/properties')
  const { properties, pages } = engineProperties.parse(body)
  const folder = 'content/stories/1'
  const codes = readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { content: Record<string, string> })
    .filter(({ content }) => content.component === 'hotel' && content.booking_code)
    .map(({ content }) => content.booking_code)
  expect(codes.length).toBeGreaterThan(5)
  expect([properties.toSorted(), pages]).toEqual([codes.toSorted(), 1])
})

describe('nights', () => {
  test('are the same for the same property and day, whatever was asked before and when', async () => {
    const whole = await year('14001')
    const [alone] = await nightsOf('hotel=06010&hotel=14001&from=2026-09-04&to=2026-09-04').then((hotels) =>
      hotels.filter(({ hotel }) => hotel === '14001').flatMap(({ nights }) => nights),
    )
    expect(whole).toHaveLength(ENGINE_LIMITS.nights)
    expect(whole.find(({ day }) => day === '2026-09-04')).toEqual(alone)
    now += 86_400_000
    expect(await nightsOf('hotel=14001&from=2026-09-04&to=2026-09-04')).toEqual([
      { hotel: '14001', currency: 'EUR', nights: [alone] },
    ])
    now -= 86_400_000
  })

  test('cost more in summer and at weekends by the sea, in winter in the mountains', async () => {
    const priceIn = async (hotel: string, months: readonly string[], weekend?: boolean) =>
      mean(
        (await year(hotel))
          .filter(({ day }) => months.includes(day.slice(5, 7)))
          .filter(({ day }) => weekend === undefined || [5, 6].includes(weekdayOf(day)) === weekend)
          .flatMap(({ prices }) => (prices ? [prices.public ?? 0] : [])),
      )
    expect(await priceIn('14001', ['07', '08'])).toBeGreaterThan(1.2 * (await priceIn('14001', ['02', '03'])))
    expect(await priceIn('14001', ['02', '03'], true)).toBeGreaterThan(
      1.1 * (await priceIn('14001', ['02', '03'], false)),
    )
    expect(await priceIn('73018', ['02'])).toBeGreaterThan(1.2 * (await priceIn('73018', ['07', '08'])))
  })

  test('have closed seasons, sold-out nights, minimum stays, and lower rates of members and staff', async () => {
    const [mountain, sea, town] = [await year('73018'), await year('35006'), await year('95007')]
    const states = (nights: typeof sea) => new Set(nights.map(({ state }) => state))
    expect(mountain.find(({ day }) => day === '2026-10-20')?.state).toBe('closed')
    expect(sea.find(({ day }) => day === '2027-01-20')?.state).toBe('closed')
    expect(states(town).has('closed')).toBe(false)
    expect(states(sea)).toContain('sold-out')
    expect(new Set(sea.map(({ minNights }) => minNights))).toEqual(new Set([1, 2, 3]))
    for (const { state, left, prices } of [...mountain, ...sea, ...town]) {
      expect(left > 0).toBe(state === 'open')
      if (!prices) continue
      const { public: open = 0, member = 0, staff = 0 } = prices
      expect(staff < member && member < open).toBe(true)
    }
    // Between all and nothing there are nights with one or two rooms, which a page may say.
    expect([...sea, ...town].some(({ left }) => left > 0 && left <= 2)).toBe(true)
  })
})

describe('an offer', () => {
  const offer = (promo: string, depart = '2026-06-17') =>
    stayOf(`hotel=64009&arrive=2026-06-15&depart=${depart}&adult=2&promo=${promo}`)

  test('costs its own price in every room, and members and staff their part of it', async () => {
    const { state, rooms } = await offer('EPAULES')
    expect([state, rooms.length > 0]).toEqual(['open', true])
    for (const { rates } of rooms)
      expect(rates.map(({ audience, total }) => [audience, total])).toEqual([
        ['public', 98_000],
        ['member', 88_200],
        ['staff', 68_600],
      ])
  })

  test('has no room at a property that does not know it, or for other nights', async () => {
    expect((await offer('MIMOSA3')).rooms).toEqual([])
    expect((await offer('EPAULES', '2026-06-18')).rooms).toEqual([])
  })
})

describe('a stay', () => {
  test('of one night costs the lowest price of that night, and what is not in it is told', async () => {
    const open = (await year('14001'))
      .filter(({ state, minNights }) => state === 'open' && minNights === 1)
      .slice(0, 20)
    expect(open.length).toBe(20)
    for (const { day, prices, left } of open) {
      const stay = await stayOf(`hotel=14001&arrive=${day}&depart=${addDays(day, 1)}`)
      for (const audience of ['public', 'member', 'staff'] as const)
        expect(
          Math.min(
            ...stay.rooms.flatMap(({ rates }) => rates.filter((r) => r.audience === audience)).map((r) => r.total),
          ),
        ).toBe(prices?.[audience])
      expect([stay.state, stay.left, stay.tax]).toEqual(['open', left, 2 * 343])
    }
  })

  test('costs for two rooms twice that of one, and with breakfast more by breakfast for each guest', async () => {
    const [day = ''] = (await year('95007'))
      .filter(({ left, minNights }) => left > 8 && minNights === 1)
      .map((n) => n.day)
    const dates = `hotel=95007&arrive=${day}&depart=${addDays(day, 1)}`
    const [one, two] = [await stayOf(dates), await stayOf(`${dates}&adult=2&adult=2`)]
    const rate = (stay: typeof one, plan: string) =>
      stay.rooms[0]?.rates.find((r) => r.plan === plan && r.audience === 'public')?.total ?? 0
    expect(rate(two, 'advance')).toBe(2 * rate(one, 'advance'))
    expect(rate(one, 'breakfast') - rate(one, 'flexible')).toBe(2 * one.breakfast)
    expect(two.tax).toBe(2 * one.tax)
  })

  test('of a family names the rooms that are too small, and adjoining ones instead; a baby takes no bed', async () => {
    const [day = ''] = (await year('14001'))
      .filter(({ left, minNights }) => left > 8 && minNights === 1)
      .map((night) => night.day)
    const dates = `hotel=14001&arrive=${day}&depart=${addDays(day, 1)}`
    const two = await stayOf(dates)
    expect(two.small).toEqual([])
    expect(await stayOf(`${dates}&adult=2&child=0&baby=1`)).toEqual(two)
    const three = await stayOf(`${dates}&adult=2&child=1`)
    const small = new Map(three.small?.map((room) => [room.code, room]))
    expect(small.size).toBeGreaterThan(0)
    const advance = (rates: (typeof two.rooms)[number]['rates'] = []) =>
      rates.find(({ plan, audience }) => plan === 'advance' && audience === 'public')?.total
    for (const { code, left, rates } of two.rooms) {
      const room = small.get(code)
      expect([code, three.rooms.some((one) => one.code === code)]).toEqual([code, room === undefined])
      if (!room) continue
      expect([room.guests, room.together?.rooms]).toEqual([2, left >= 2 ? 2 : undefined])
      if (room.together) expect(advance(room.together.rates)).toBe(2 * (advance(rates) ?? 0))
    }
  })

  test('in a closed season, over a sold-out night or below the minimum cannot be booked, and says why', async () => {
    expect(await stayOf('hotel=73018&arrive=2026-10-20&depart=2026-10-22')).toMatchObject({
      state: 'closed',
      rooms: [],
    })
    const full = (await year('35006')).find(({ state }) => state === 'sold-out')
    if (!full) throw new Error('The demonstration has sold-out nights.')
    expect(await stayOf(`hotel=35006&arrive=${full.day}&depart=${addDays(full.day, full.minNights)}`)).toMatchObject({
      state: 'sold-out',
      left: 0,
    })
    const short = (await year('14001')).find(({ minNights }) => minNights > 1)?.day ?? ''
    expect(await stayOf(`hotel=14001&arrive=${short}&depart=${addDays(short, 1)}`)).toMatchObject({
      state: 'too-short',
      rooms: [],
    })
  })
})

test.each([
  ['/nights?hotel=14001&from=2026-06-12', 400, 'parameters', ['to']],
  ['/nights?hotel=14001&from=2026-06-12&to=2027-06-13', 400, 'parameters', ['to']],
  ['/nights?hotel=14001&from=2026-02-30&to=2026-07-01', 400, 'parameters', ['from']],
  ['/nights?hotel=x&from=2026-06-12&to=2026-06-13', 400, 'parameters', ['hotel']],
  ['/nights?hotel=14001&hotel=14001&from=2026-06-12&to=2026-06-13', 400, 'parameters', ['hotel']],
  [`/nights?from=2026-06-12&to=2026-06-13&${TOO_MANY}`, 400, 'parameters', ['hotel']],
  ['/nights?hotel=14001&from=2026-06-11&to=2026-06-13', 422, 'past', ['from']],
  ['/nights?hotel=14001&from=2028-06-11&to=2028-06-13', 422, 'range', ['to']],
  ['/nights?hotel=99999&from=2026-06-12&to=2026-06-13', 404, 'property', ['hotel']],
  ['/stays?hotel=14001&arrive=2026-06-13&depart=2026-06-13', 400, 'parameters', ['depart']],
  ['/stays?hotel=14001&arrive=2026-06-13&depart=2026-07-14', 400, 'parameters', ['depart']],
  ['/stays?hotel=14001&arrive=2026-06-13&depart=2026-06-14&adult=0', 400, 'parameters', ['adult']],
  ['/stays?hotel=14001&arrive=2026-06-13&depart=2026-06-14&adult=2&child=1&child=1', 400, 'parameters', ['depart']],
  ['/stays?hotel=14001&arrive=2026-06-11&depart=2026-06-14', 422, 'past', ['arrive']],
  ['/properties?page=0', 400, 'parameters', ['page']],
  ['/properties?page=9', 422, 'range', ['page']],
])('%s is refused: %i %s %j', async (path, status, code, parameters) => {
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(engineFailure.parse(answer.body)).toEqual({ error: { code, parameters } })
})
