import { readFileSync, readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RateLimits } from '#lib/api/rate-limits.ts'
import { CASINO_CALLS } from '#lib/contracts/casino-site.ts'
import { EPH_CALLS } from '#lib/contracts/eph.ts'
import { type Route, toRouteRequest } from '#lib/routing/route.ts'
import { createAdmission, workKind } from './admission.ts'
import { newResponse, settled } from './test-support.ts'

const free = { consume: async () => undefined }

const route = (decision: Route['decision'], draft = false): Route => ({
  request: { ...toRouteRequest({ path: '/x', search: '', header: () => undefined }), draft },
  decision,
})

const SEARCH = { kind: 'page', locale: 'fr', inside: 'x', listPage: 1, fresh: true, guarded: false } as const

afterEach(() => {
  vi.useRealTimers()
})

describe('workKind', () => {
  test.each([
    ['/recherche', route(SEARCH), 'page'],
    ['/nope', route({ kind: 'status', status: 404, locale: 'fr', path: '/nope' }), 'page'],
    ['/recherche', route(SEARCH, true), undefined],
    ['/old', route({ kind: 'redirect', status: 308, location: '/new' }), undefined],
    ['/media/f/1/x.jpg', undefined, 'media'],
    ['/api/search', undefined, 'call'],
    ['/card/x', undefined, 'call'],
    ['/synxis-redirect', undefined, 'call'],
    ['/api/eph/users/login', undefined, 'hotel-login'],
    ['/api/casino/users/login', undefined, 'casino-login'],
    ['/api/eph/users/logi%6e', undefined, 'hotel-login'],
    ['/api/eph/%75sers/login/', undefined, 'hotel-login'],
    ['/%61pi/eph/users%2Flogin', undefined, 'hotel-login'],
    ['/api/search/%zz', undefined, 'call'],
    ['/api/eph/users/init', undefined, 'hotel'],
    ['/api/casino/users/init', undefined, 'casino'],
    ['/api/casin%6f/sales', undefined, 'casino'],
    ['/api/clock/x', undefined, undefined],
    ['/api/requests/contact', undefined, 'form'],
    ['/api/vitals', undefined, 'form'],
    ['/api/health', undefined, undefined],
    ['/api/payment/notifications', undefined, undefined],
    ['/payment/vads-payment/', undefined, 'call'],
    ['/api/builds/latest.json', undefined, undefined],
    ['/api/ephemeral', undefined, 'call'],
    ['/_next/static/a.js', undefined, undefined],
  ] as const)('of %s', (path, decided, kind) => {
    expect(workKind(path, decided)).toBe(kind)
  })
})

test('every table of calls limits itself, and its turns are no others’', () => {
  const mounts = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('[...path]/route.ts'))
    .filter((file) => readFileSync(`app/api/${file}`, 'utf8').includes('routeMethods('))
    .map((file) => `/api/${file.replace('[...path]/route.ts', 'call')}`)
  expect(Object.fromEntries(mounts.map((path) => [path, workKind(path, undefined)]))).toEqual({
    '/api/casino/call': 'casino',
    '/api/consent/call': 'form',
    '/api/eph/call': 'hotel',
    '/api/newsletter/call': 'form',
    '/api/requests/call': 'form',
    '/api/vitals/call': 'form',
  })
  expect(workKind(`/api/eph/${EPH_CALLS.login.path}`, undefined)).toBe('hotel-login')
  expect(workKind(`/api/casino/${CASINO_CALLS.login.path}`, undefined)).toBe('casino-login')
})

test('calls whose backend hangs give their turns away, and keep nobody else waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const admit = createAdmission(free)
  const admitted: number[] = []
  for (let index = 0; index < 40; index += 1)
    void admit('casino', `203.0.${index}.1`, newResponse()).then(() => admitted.push(index))
  await settled()
  expect(admitted).toHaveLength(8)
  for (const count of [16, 24, 32, 40]) {
    await vi.advanceTimersByTimeAsync(100)
    await settled()
    await settled()
    expect(admitted).toHaveLength(count)
  }
  expect(await admit('hotel', '203.0.113.1', newResponse())).toBe('admitted')
})

describe('admission', () => {
  test('lets so many in at a time, so many wait, and answers 503 to more', async () => {
    const admit = createAdmission(free)
    const responses = Array.from({ length: 70 }, newResponse)
    const outcomes: unknown[] = []
    for (const [index, response] of responses.entries())
      void admit('page', `203.0.${index}.1`, response).then((outcome) => {
        outcomes[index] = outcome
      })
    await settled()
    expect(outcomes.slice(0, 2)).toEqual(['admitted', undefined])
    expect(outcomes.filter((outcome) => typeof outcome === 'object')).toEqual(
      Array.from({ length: 5 }, () => ({ status: 503, retryAfter: 2, cause: 'overload' })),
    )
    responses[0]?.emit('finish')
    await vi.waitFor(() => {
      expect(outcomes.slice(0, 3)).toEqual(['admitted', 'admitted', undefined])
    })
  })

  test('keeps half of the places for others than one network, and lets others go first', async () => {
    const admit = createAdmission(free)
    const order: string[] = []
    const ask = (address: string, response = newResponse()) => {
      void admit('page', address, response).then((outcome) => {
        if (typeof outcome === 'object') return void order.push(`${address} ${outcome.status}`)
        order.push(address)
        setImmediate(() => response.emit('finish'))
      })
    }
    const first = newResponse()
    await admit('page', '203.0.113.1', first)
    for (let host = 0; host < 40; host += 1) ask(`203.0.113.${host}`)
    await settled()
    expect(order).toEqual(Array.from({ length: 8 }, (_, index) => `203.0.113.${32 + index} 503`))
    order.length = 0
    ask('198.51.100.1')
    ask('2001:db8::1')
    await settled()
    first.emit('finish')
    await vi.waitFor(() => expect(order).toHaveLength(34))
    expect(order.slice(0, 3)).toEqual(['198.51.100.1', '2001:db8::1', '203.0.113.0'])
  })

  test('gives a place to who asks seldom, of those who always ask', async () => {
    const admit = createAdmission(free)
    const outcomes = new Map<string, unknown>()
    const responses = new Map<string, ServerResponse>()
    const ask = async (address: string) => {
      const response = newResponse()
      responses.set(address, response)
      outcomes.set(address, 'waits')
      outcomes.set(address, await admit('page', address, response))
    }
    // Sixty-four networks, one after the other, until each has had some turns.
    for (let round = 0; round < 12; round += 1) {
      for (let network = 0; network < 64; network += 1) {
        const address = `203.0.${network}.1`
        const asked = ask(address)
        await settled()
        responses.get(address)?.emit('finish')
        await asked
      }
    }
    const busy = newResponse()
    await admit('page', '203.0.100.1', busy)
    for (let network = 0; network < 64; network += 1) void ask(`203.0.${network}.1`)
    await settled()
    expect([...outcomes.values()].filter((outcome) => outcome === 'waits')).toHaveLength(64)
    void ask('198.51.100.1')
    await settled()
    expect(outcomes.get('203.0.63.1')).toMatchObject({ status: 503, cause: 'overload' })
    busy.emit('finish')
    await vi.waitFor(() => expect(outcomes.get('198.51.100.1')).toBe('admitted'))
    expect([...outcomes.values()].filter((outcome) => outcome === 'waits')).toHaveLength(63)
  })

  test('lets a network whose requests were refused come in turn, after those that ask seldom', async () => {
    const admit = createAdmission(free)
    const order: string[] = []
    const ask = (address: string) => {
      const response = newResponse()
      void admit('page', address, response).then((outcome) => {
        if (typeof outcome === 'object') return
        order.push(address)
        setImmediate(() => response.emit('finish'))
      })
    }
    const first = newResponse()
    await admit('page', '203.0.200.1', first)
    // The whole queue is taken; a hundred requests of one network find no place.
    for (let network = 0; network < 64; network += 1) ask(`203.0.${network}.1`)
    for (let host = 0; host < 100; host += 1) ask(`198.51.100.${host}`)
    await settled()
    first.emit('finish')
    await vi.waitFor(() => expect(order.length).toBeGreaterThanOrEqual(64))
    order.length = 0
    const second = newResponse()
    await admit('page', '203.0.200.1', second)
    ask('203.0.113.1')
    ask('198.51.100.1')
    ask('203.0.114.1')
    await settled()
    second.emit('finish')
    await vi.waitFor(() => expect(order).toEqual(['203.0.113.1', '203.0.114.1', '198.51.100.1']))
  })

  test('asks more logins than there are turns to come back, at each programme by itself', async () => {
    const admit = createAdmission(free)
    const outcomes = { admitted: 0, refused: [] as unknown[] }
    for (let index = 0; index < 70; index += 1)
      void admit('hotel-login', `198.51.${index}.1`, newResponse()).then((outcome) =>
        outcome === 'admitted' ? (outcomes.admitted += 1) : outcomes.refused.push(outcome),
      )
    await settled()
    expect(outcomes).toEqual({
      admitted: 4,
      refused: Array.from({ length: 2 }, () => ({ status: 429, retryAfter: 2, cause: 'overload' })),
    })
    expect(await admit('casino-login', '198.51.100.1', newResponse())).toBe('admitted')
  })

  test('gives no turn to a client that has left', async () => {
    const admit = createAdmission(free)
    const [first, third] = [newResponse(), newResponse()]
    await admit('page', 'a', first)
    const waiting = admit('page', 'a', third)
    await settled()
    third.emit('close')
    expect(await waiting).toBe('left')
    const next = admit('page', 'a', newResponse())
    first.emit('finish')
    expect(await next).toBe('admitted')
  })

  test('takes a turn back from a client that reads too slowly', async () => {
    vi.useFakeTimers()
    const admit = createAdmission(free)
    await admit('page', 'a', newResponse())
    const waiting = admit('page', 'b', newResponse())
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await waiting).toBe('admitted')
  })

  test('limits each address by kind, and tells when to come again', async () => {
    const admit = createAdmission(new RateLimits(1))
    const ask = (address: string, kind: 'page' | 'call' | 'casino' | 'form' = 'page') => {
      const response = newResponse()
      const outcome = admit(kind, address, response)
      setImmediate(() => response.emit('finish'))
      return outcome
    }
    const outcomes = []
    for (let asked = 0; asked < 61; asked += 1) outcomes.push(await ask('203.0.113.7'))
    expect(outcomes.slice(0, 60).every((outcome) => outcome === 'admitted')).toBe(true)
    expect(outcomes[60]).toEqual({ status: 429, retryAfter: expect.any(Number), cause: 'rate-limit' })
    expect(await ask('203.0.113.7', 'call')).toBe('admitted')
    expect(await ask('203.0.113.8')).toBe('admitted')
    // Calls with limits of their own also share a limit.
    for (let asked = 0; asked < 200; asked += 1) await ask('203.0.113.7', asked % 2 === 0 ? 'casino' : 'form')
    expect(await ask('203.0.113.7', 'casino')).toMatchObject({ status: 429, cause: 'rate-limit' })
  })
})
