import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  engineNightsQuery,
  engineStaysQuery,
  keptNightsQuery,
  keptStaysQuery,
} from '@barriere/shared/contracts/availability.ts'
import { log } from '#lib/process/log.ts'
import { AvailabilityGateway } from './availability.ts'
import { AvailabilityEngine } from '#services/site/availability/engine.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { warn: vi.fn() } }))

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.clearAllMocks()
})

interface Answer {
  status?: number
  body?: string
  type?: string
  /** Never answers. */
  hangs?: boolean
}

/** A fake backend whose answer a test changes, and the requests that it got. */
async function backend(answer: Answer = {}) {
  const asked: { url: string; authorization: string | undefined }[] = []
  const state = { ...answer }
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', authorization: request.headers.authorization })
    if (state.hangs) return
    response
      .writeHead(state.status ?? 200, { 'content-type': state.type ?? 'application/json' })
      .end(state.body ?? '{"hotels":[]}')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { base: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, asked, state }
}

const NIGHTS = engineNightsQuery.parse({ hotel: ['14001', '06010'], from: '2026-06-12', to: '2026-06-13' })
const STAY = engineStaysQuery.parse({ hotel: '14001', arrive: '2026-06-12', depart: '2026-06-13', adult: ['2', '1'] })

const night = {
  day: '2026-06-12',
  state: 'open',
  minNights: 1,
  left: 3,
  prices: { public: 28500, member: 25700, staff: 18500 },
}
const hotels = (...nights: unknown[]) => JSON.stringify({ hotels: [{ hotel: '14001', currency: 'EUR', nights }] })

describe('the engine', () => {
  test('is asked with repeated parameters and its token, and its answer is parsed', async () => {
    const { base, asked } = await backend({ body: hotels(night) })
    const answer = await new AvailabilityEngine({ base, token: 's3cret' }).nights(NIGHTS)
    expect(answer).toEqual({ ok: true, value: { hotels: [{ hotel: '14001', currency: 'EUR', nights: [night] }] } })
    expect(asked).toEqual([
      { url: '/nights?hotel=14001&hotel=06010&from=2026-06-12&to=2026-06-13', authorization: 'Bearer s3cret' },
    ])
  })

  test.each([
    ['no JSON', { body: '<html>', type: 'text/html' }],
    ['cut JSON', { body: '{"hotels":[' }],
    ['a failure', { status: 500 }],
    ['a redirect', { status: 302 }],
    ['a fraction of a cent', { body: hotels({ ...night, prices: { ...night.prices, public: 285.5 } }) }],
    ['a negative price', { body: hotels({ ...night, prices: { ...night.prices, public: -1 } }) }],
    ['an unknown currency', { body: hotels(night).replace('EUR', 'XXX') }],
    ['an open night without a price', { body: hotels({ ...night, prices: undefined }) }],
    ['an open night without a room', { body: hotels({ ...night, left: 0 }) }],
    ['a price without the staff’s', { body: hotels({ ...night, prices: { public: 28500, member: 25700 } }) }],
  ] as const)('that answers %s is unavailable', async (_, given) => {
    const { base } = await backend(given)
    expect(await new AvailabilityEngine({ base }).nights(NIGHTS)).toMatchObject({
      ok: false,
      error: { code: 'unavailable' },
    })
  })

  test('that refuses says its code, and that is no failure of its own', async () => {
    const { base, asked } = await backend({ status: 422, body: '{"error":{"code":"past","parameters":["arrive"]}}' })
    const engine = new AvailabilityEngine({ base })
    for (let time = 0; time < 8; time += 1)
      expect(await engine.stays(STAY)).toEqual({ ok: false, error: { code: 'past', reason: 'status 422' } })
    expect(asked).toHaveLength(8)
    expect(asked[0]?.url).toContain('adult=2&adult=1')
  })

  test('that hangs is given up after its time-out', async () => {
    const { base } = await backend({ hangs: true })
    const begun = performance.now()
    expect(await new AvailabilityEngine({ base }).stays(STAY)).toMatchObject({ error: { code: 'unavailable' } })
    expect(performance.now() - begun).toBeLessThan(5_000)
  })

  test('that fails in a row is left alone, and asked again later', async () => {
    const { base, asked, state } = await backend({ status: 503 })
    const engine = new AvailabilityEngine({ base, openFor: 50 })
    for (let time = 0; time < 10; time += 1) expect((await engine.nights(NIGHTS)).ok).toBe(false)
    expect(asked).toHaveLength(4)
    expect(await engine.nights(NIGHTS)).toEqual({ ok: false, error: { code: 'unavailable', reason: 'circuit open' } })
    state.status = 200
    await vi.waitFor(async () => expect((await engine.nights(NIGHTS)).ok).toBe(true))
  })
})

describe('the site service', () => {
  const nights = keptNightsQuery.parse(NIGHTS)

  test('is asked for an audience with the site’s token', async () => {
    const { base, asked } = await backend()
    const gateway = new AvailabilityGateway({ base, token: 'site' })
    expect(await gateway.nights(nights, 'member')).toEqual({ hotels: [] })
    expect(asked).toEqual([
      {
        url: '/availability/nights?hotel=14001&hotel=06010&from=2026-06-12&to=2026-06-13&audience=member',
        authorization: 'Bearer site',
      },
    ])
  })

  test('that is away, or answers nonsense, gives nothing and one line each', async () => {
    const stay = keptStaysQuery.parse(STAY)
    const { base } = await backend({ body: '{"stays":[{"hotel":"x"}]}' })
    expect(await new AvailabilityGateway({ base, token: 'site' }).stays(stay)).toBeUndefined()
    expect(await new AvailabilityGateway({ base: 'http://127.0.0.1:1', token: 'site' }).stays(stay)).toBeUndefined()
    expect(vi.mocked(log.warn).mock.calls.map(([line]) => line)).toEqual([
      { event: 'availability.unavailable', reason: expect.stringContaining('against the contract') as unknown },
      { event: 'availability.unavailable', reason: expect.any(String) as unknown },
    ])
  })
})
