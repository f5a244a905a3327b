import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { startCachingProxy } from './support/caching-proxy.ts'
import { expect, test } from './support/test.ts'

/** Number of requests, and concurrency. */
const REQUESTS = TEST_ALL ? 5_000 : 1_000
const AT_ONCE = 16

const MEMBERS = [
  { api: 'eph', email: 'decouverte@example.com', password: 'Decouverte#2026' },
  { api: 'eph', email: 'infiniment@example.com', password: 'Infiniment#2026' },
  { api: 'casino', email: 'gold@example.com', password: 'Casino#2026Gold' },
  { api: 'casino', email: 'black@example.com', password: 'Casino#2026Black' },
] as const

const PAGES = [
  '/',
  '/en',
  '/hotels/les-colombages',
  '/infiniment-barriere',
  '/infiniment-barriere/connexion',
  '/infiniment-barriere/ma-carte',
  '/infiniment-barriere/mes-sejours',
  '/infiniment-barriere/mon-profil',
  '/en/infiniment-barriere/my-card',
  '/infiniment-barriere/offres-infiniment',
  '/casino-barriere',
  '/casino-barriere/ma-carte',
  '/casino-barriere/mon-profil',
  '/en/casino-barriere/my-card',
  '/sitemap.xml',
  '/nope',
]

const CALLS = {
  eph: [
    ['POST', 'users/init'],
    ['GET', 'profile/address'],
    ['GET', 'bookings'],
    ['GET', 'advantages'],
    ['GET', 'profile/export'],
  ],
  casino: [
    ['POST', 'users/init'],
    ['GET', 'card'],
    ['GET', 'vouchers'],
    ['GET', 'balance'],
    ['GET', 'profile/export'],
  ],
} as const

test('behind a shared cache, members of both programmes and a visitor never receive each other’s data', async ({
  stack,
}) => {
  test.setTimeout(240_000)
  const proxy = await startCachingProxy(stack.origin)
  const own = { 'origin': stack.origin, 'sec-fetch-site': 'same-origin', 'x-eph': '1' }
  const send = (method: string, path: string, cookie: string, body?: unknown) =>
    fetch(proxy.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(path.startsWith('/api/') ? own : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        // With the locale cookie of a returning visitor, the response sets none and is the same for everyone.
        cookie: `${cookie}; locale=${/^\/en(\/|$)/.test(path) ? 'en' : 'fr'}`,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const people = await Promise.all(
    MEMBERS.map(async ({ api, ...credentials }) => {
      const login = await send('POST', `/api/${api}/users/login`, '', credentials)
      expect(login.status).toBe(200)
      const { profile } = (await login.json()) as { profile: { email: string; lastName: string; ibNumber?: string } }
      const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
      const session = cookies.find((cookie) => cookie.startsWith('sid='))?.split('=')[1] ?? ''
      return {
        api,
        cookie: cookies.join('; '),
        secrets: [
          profile.email,
          profile.lastName,
          ...(profile.ibNumber === undefined ? [] : [profile.ibNumber]),
          session.split('.')[1] ?? '',
        ],
      }
    }),
  )
  const visitors = [...people, { api: 'casino', cookie: '', secrets: [] }] as const

  const foreign: string[] = []
  const cacheable: string[] = []
  let mine = 0
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let iteration = next; iteration < REQUESTS; iteration = next) {
        next += 1
        const visitor = iteration % visitors.length
        const member = visitors[visitor] as (typeof visitors)[number]
        // Every visitor has every call and every page in turn.
        const turn = Math.floor(iteration / visitors.length)
        const isCall = turn % 2 === 0
        const [method, path] = isCall
          ? (CALLS[member.api][(turn >> 1) % 5] as readonly [string, string])
          : (['GET', PAGES[(turn >> 1) % PAGES.length] as string] as const)
        const ask = () => send(method, isCall ? `/api/${member.api}/${path}` : path, member.cookie)
        // Retry: a busy machine may answer 503.
        let response = await ask()
        await stack.until(async () => response.status !== 503 || (response = await ask()).status !== 503)
        const seen = `${await response.text()} ${response.headers.getSetCookie().join(' ')}`
        expect(response.status, path).toBeLessThan(500)
        for (const [index, person] of people.entries()) {
          if (index !== visitor && person.secrets.some((secret) => seen.includes(secret)))
            foreign.push(`${path} for visitor ${visitor}`)
        }
        if (member.secrets.some((secret) => seen.includes(secret))) {
          mine += 1
          if (response.headers.get('cache-control') !== 'private, no-store') cacheable.push(path)
        }
      }
    }),
  )
  expect(foreign).toEqual([])
  expect(cacheable).toEqual([])
  // A fifth of the members' calls return the profile, another fifth the export.
  expect(mine).toBeGreaterThan(REQUESTS / 10)
  expect(proxy.hits()).toBeGreaterThan(REQUESTS / 10)
  proxy.stop()
})

test('the log of the site names no member', async ({ stack }) => {
  const { email, password } = MEMBERS[0]
  await fetch(`${stack.origin}/api/eph/users/login`, {
    method: 'POST',
    headers: { 'origin': stack.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  await fetch(`${stack.origin}/api/eph/users/activate/kV3xO-9f_aQ2rT7yU1iP5sD8gH4jK6lZ0cB2nM5vX8w`, {
    method: 'POST',
    headers: { 'origin': stack.origin, 'content-type': 'application/json' },
    body: '{}',
  })
  await stack.until(() => stack.events('eph.refused').some((line) => line.operation === 'activate'))
  expect(JSON.stringify([stack.log, stack.noise])).not.toMatch(/decouverte@example|Decouverte#2026|Delaunay|kV3xO/)
})
