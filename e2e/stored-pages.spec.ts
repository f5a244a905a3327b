import { RedisServer } from '#tests/pages/redis-server.ts'
import { type ReadPage, pagesInRedis, pagesOnDisk } from '#tests/support/stored-pages.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { startCachingProxy } from './support/caching-proxy.ts'
import { Editor } from './support/content.ts'
import { PAGES, PEOPLE } from './support/members.ts'
import { preview } from '#tests/support/preview.ts'
import { type Answer, cookiesOf, send } from './support/send.ts'
import { HIDDEN, SMUGGLING } from './support/smuggling.ts'
import { TestStack } from './support/stack.ts'
import { expect, test } from './support/test.ts'
import { exchange } from './support/wire.ts'

// Nothing of one visitor's identity, request or rights may get into a cached page.

/** Number of requests, and concurrency. */
const REQUESTS = TEST_ALL ? 5_000 : 1_500
const AT_ONCE = 16

const DRAFT = 'Brouillon que personne ne lit'

const PUBLIC = [
  '/',
  '/en',
  '/hotels',
  '/en/hotels',
  '/casinos/deauville',
  '/en/casinos/deauville',
  '/hotels/les-colombages',
  '/mentions-legales',
  PAGES.login.fr,
  PAGES.login.en,
]

const GUARDED: readonly string[] = [PAGES.card.fr, PAGES.card.en, PAGES.advantages.fr, PAGES.profile.en]

const ADDRESSES = [...PUBLIC, ...GUARDED, '/nope', '/en/nope']

/** Pages that the editor opens as drafts. */
const DRAFTS = ['/casinos/deauville', '/en/casinos/deauville', '/mentions-legales']

const CALLS = [
  ['POST', 'users/init'],
  ['GET', 'profile/address'],
  ['GET', 'bookings'],
  ['GET', 'advantages'],
] as const

interface Visitor {
  readonly kind: 'stranger' | 'member' | 'editor'
  readonly cookie: string
  /** Personal data that no other visitor may receive. */
  readonly secrets: readonly string[]
}

/** Undefined without Redis: only pages on disk are checked. */
let redis: RedisServer | undefined
let stack: TestStack
const visitors: Visitor[] = []

test.beforeAll(async () => {
  test.setTimeout(120_000)
  redis = RedisServer.installed() ? await RedisServer.begin() : undefined
  stack = await TestStack.start(redis ? { REDIS_URL: redis.url } : {})
  for (const person of [PEOPLE.discovery, PEOPLE.infinitely]) visitors.push(await logIn(person))
  visitors.push(
    { kind: 'editor', cookie: cookiesOf(await send(stack.origin, preview('website-hotels/'))), secrets: [DRAFT] },
    { kind: 'stranger', cookie: '', secrets: [] },
    { kind: 'stranger', cookie: 'locale=fr; sid=forged; draft=forged; <script>=1', secrets: [] },
  )
  const editor = new Editor(stack)
  for (const slug of ['website-hotels/casinos/deauville', 'website-hotels/mentions-legales']) {
    const story = await editor.read(slug)
    await editor.save(
      story,
      {
        content: {
          ...story.content,
          body: [
            { _uid: crypto.randomUUID(), component: 'quote', text: DRAFT, text__i18n__en: DRAFT },
            ...(story.content.body as object[]),
          ],
        },
      },
      false,
    )
  }
})

test.afterAll(async () => {
  await stack.stop()
  await redis?.stop()
})

async function logIn(person: { email: string; password: string }): Promise<Visitor> {
  const answer = await send(stack.origin, '/api/eph/users/login', {
    method: 'POST',
    headers: { 'origin': stack.origin, 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  expect(answer.status).toBe(200)
  const { profile } = JSON.parse(answer.body) as { profile: { email: string; lastName: string; ibNumber: string } }
  const cookie = cookiesOf(answer)
  const [, session = ''] = /sid=[^.;]*\.([^;]*)/.exec(cookie) ?? []
  return { kind: 'member', cookie, secrets: [profile.email, profile.lastName, profile.ibNumber, session] }
}

const keyOf = (path: string): string => (/^\/en(\/|$)/.test(path) ? path : `/fr${path === '/' ? '' : path}`)

/** All cached pages, on disk and in Redis. */
const stored = async (): Promise<ReadPage[]> => [
  ...pagesOnDisk(stack.dataDir).values(),
  ...(redis ? await pagesInRedis(redis.url) : []),
]

test('concurrent members, an editor and strangers leave nothing personal in a cached page', async () => {
  test.setTimeout(240_000)
  const proxy = await startCachingProxy(stack.origin)
  const own = { 'origin': stack.origin, 'sec-fetch-site': 'same-origin', 'x-eph': '1' }
  // An incomplete page, possible on a busy machine, is served and not cached, so the next visitor's differs.
  await stack.until(async () => {
    for (const path of [...PUBLIC, ...GUARDED])
      await send(stack.origin, path, { headers: { cookie: visitors[0]?.cookie ?? '' } })
    const keys = pagesOnDisk(stack.dataDir)
    return [...PUBLIC, ...GUARDED].every((path) => keys.has(keyOf(path)))
  })
  const [editor] = visitors.filter(({ kind }) => kind === 'editor') as [Visitor]
  const crowd = visitors.filter((visitor) => visitor !== editor)
  const bodies = new Map<string, Set<string>>()
  const wrong: string[] = []
  let drafts = 0
  let mine = 0
  let next = 0

  async function visit(iteration: number): Promise<void> {
    const visitor = crowd[iteration % crowd.length] as Visitor
    const round = iteration >> 2
    const call = visitor.kind === 'member' && round % 5 === 0 ? CALLS[(round / 5) % CALLS.length] : undefined
    const path = ADDRESSES[round % ADDRESSES.length] as string
    const origin = iteration % 3 === 0 ? proxy.origin : stack.origin
    const headers = { cookie: visitor.cookie, ...(iteration % 5 === 0 ? { 'accept-language': 'en' } : {}) }
    const ask = () =>
      call
        ? send(origin, `/api/eph/${call[1]}`, { method: call[0], headers: { ...headers, ...own } })
        : send(origin, path, { headers })
    // Retry: on a busy machine the guard may not reach the session store, and the answer is 503.
    let answer = await ask()
    await stack.until(async () => answer.status !== 503 || (answer = await ask()).status !== 503)
    const seen = lookAt(answer, visitor, path)
    if (call) mine += visitor.secrets.some((secret) => seen.includes(secret)) ? 1 : 0
    else check(path, visitor, answer)
  }

  /** Normalised response, after a check that it contains no other visitor's data. */
  function lookAt({ body, headers }: Answer, visitor: Visitor, path: string): string {
    const seen = body + String(headers['set-cookie'] ?? '')
    if (visitors.some((other) => other !== visitor && other.secrets.some((secret) => seen.includes(secret))))
      wrong.push(`${path} as ${visitor.kind} shows what is another’s`)
    return seen
  }

  /** Opens drafts one after the other, at the rate limit of the content service. */
  async function edit(): Promise<void> {
    for (let iteration = 0; next < REQUESTS || drafts < 3; iteration += 1) {
      const path = DRAFTS[iteration % DRAFTS.length] as string
      drafts += lookAt(await send(stack.origin, path, { headers: { cookie: editor.cookie } }), editor, path).includes(
        DRAFT,
      )
        ? 1
        : 0
    }
  }

  function check(path: string, { kind }: Visitor, { status, body }: Answer): void {
    const turnedAway = GUARDED.includes(path) && kind === 'stranger'
    const expected = path.endsWith('/nope') ? 404 : turnedAway ? 307 : 200
    if (status !== expected) wrong.push(`${path} as ${kind} answered ${status}`)
    const negotiated = path === '/' && /<html[^>]* lang="en"/.test(body) ? '/en' : path
    if (status === 200) bodies.set(negotiated, (bodies.get(negotiated) ?? new Set()).add(body))
  }

  await Promise.all([
    edit(),
    ...Array.from({ length: AT_ONCE }, async () => {
      for (let iteration = next; iteration < REQUESTS; iteration = next) {
        next += 1
        await visit(iteration)
      }
    }),
  ])
  proxy.stop()
  expect(wrong).toEqual([])
  expect(mine).toBeGreaterThan(REQUESTS / 50)
  expect(proxy.hits()).toBeGreaterThan(REQUESTS / 50)
  // Members and anonymous visitors get identical bytes.
  expect([...bodies.keys()].sort()).toEqual([...PUBLIC, ...GUARDED].sort())
  for (const [path, kinds] of bodies) expect([path, kinds.size]).toEqual([path, 1])

  const pages = await stored()
  expect(new Set(pages.map(({ key }) => key))).toEqual(new Set([...PUBLIC, ...GUARDED].map(keyOf)))
  const secrets = [
    ...visitors.flatMap((visitor) => visitor.secrets),
    ...visitors.map(({ cookie }) => /draft=([\w.-]{16,})/.exec(cookie)?.[1] ?? DRAFT),
  ]
  for (const { key, everything } of pages) {
    expect([key, secrets.filter((secret) => everything.includes(secret))]).toEqual([key, []])
    expect([key, /set-cookie|nonce-|data-blok/i.exec(everything)?.[0]]).toEqual([key, undefined])
  }
})

const TRICKS: readonly Readonly<Record<string, string>>[] = [
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware' },
  { 'x-middleware-rewrite': '/en' },
  { 'x-middleware-next': '1' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-port': '1' },
  { forwarded: 'host=evil.example;proto=https' },
  { 'x-nextjs-data': '1' },
  { 'x-nextjs-rewritten-path': '/en' },
  { 'x-nextjs-postponed': '1' },
  { 'x-nextjs-cache': 'x' },
  { rsc: '1' },
  { 'rsc': '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-router-prefetch': '1', 'next-url': '/evil.example' },
  { 'next-resume': '1' },
  { purpose: 'prefetch' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-method-override': 'POST' },
  { 'x-original-url': '/nope' },
  { 'x-rewrite-url': '/nope' },
  { 'x-matched-path': '/en' },
  { 'x-invoke-path': '/en' },
  { 'x-invoke-status': '500' },
  { 'x-prerender-revalidate': 'x' },
  { 'x-now-route-matches': '1' },
  { 'x-site-status-path': '/evil.example' },
  { 'x-guarded': '0' },
  { range: 'bytes=0-9' },
  { 'if-range': '"x"', 'range': 'bytes=0-9' },
  { accept: 'text/x-component' },
  { 'content-type': 'text/x-component' },
  { host: 'evil.example' },
  { 'upgrade-insecure-requests': '1' },
  { 'accept-encoding': 'identity;q=0' },
  { 'x-client-address': '127.0.0.1' },
]

test('cache poisoning: forged headers change no response and no cached page', async () => {
  const [member] = visitors as [Visitor]
  const places = [
    ['/hotels', ''],
    ['/mentions-legales?_method=DELETE', ''],
    [PAGES.card.fr, ''],
    [PAGES.card.fr, member.cookie],
    ['/nope', ''],
  ] as const
  const essence = ({
    status,
    headers: { location, 'content-type': type, 'cache-control': cacheControl },
    body,
  }: Answer) => ({ status, location, type, cacheControl, body: body.replace(/(?<=Request )[\da-f]{32}/, '…') })
  const answerTo = async (path: string, cookie: string, headers = {}) =>
    essence(await send(stack.origin, path, { headers: { cookie: `locale=fr; ${cookie}`, ...headers } }))
  const plain = await Promise.all(places.map(([path, cookie]) => answerTo(path, cookie)))
  expect(plain.map(({ status }) => status)).toEqual([200, 200, 307, 200, 404])
  const before = pagesOnDisk(stack.dataDir)
  for (const trick of TRICKS) {
    for (const [index, [path, cookie]] of places.entries()) {
      // Content negotiation: an error has the requested form, and is never stored.
      const isLine = 'accept' in trick && plain[index]?.status === 404
      const line = { type: 'text/plain; charset=utf-8', body: expect.stringMatching(/^Not Found – .{10,80}\n$/) }
      const expected = { ...plain[index], ...(isLine ? line : {}) }
      expect([trick, path, await answerTo(path, cookie, trick)]).toEqual([trick, path, expected])
    }
  }
  // A probe for server actions, of which there are none, is refused.
  for (const [path, cookie] of places)
    expect((await answerTo(path, cookie, { 'next-action': '4012' })).status).toBe(400)
  const after = pagesOnDisk(stack.dataDir)
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
  for (const [key, page] of after)
    expect([key, page.html === before.get(key)?.html, page.policy === before.get(key)?.policy]).toEqual([
      key,
      true,
      true,
    ])
})

test('cache poisoning: a page first requested with forged headers is cached as for any visitor', async () => {
  const houses = [
    'l-eperon',
    'la-baie-doree',
    'la-roche-emeraude',
    'le-clos-des-courses',
    'le-grand-meleze',
    'le-palmarium',
    'le-pavillon-des-dunes',
    'le-pavillon-du-lac',
    'villa-estelle',
  ]
  const paths = houses.flatMap((house) => [
    `/hotels/${house}`,
    `/en/hotels/${house}`,
    `/hotels/${house}/chambres`,
    `/en/hotels/${house}/rooms`,
  ])
  expect(paths.length).toBeGreaterThanOrEqual(TRICKS.length)
  for (const [index, trick] of TRICKS.entries()) {
    const path = paths[index] as string
    const first = await send(stack.origin, path, { headers: trick })
    const second = await send(stack.origin, path)
    expect([
      path,
      first.status,
      second.status,
      first.body === second.body,
      second.body.includes('evil.example'),
    ]).toEqual([path, 200, 200, true, false])
  }
  for (const { key, everything } of await stored())
    expect([key, everything.includes('evil.example')]).toEqual([key, false])
})

test('request smuggling: a request hidden in another one’s body is never answered nor cached', async () => {
  const plain = (await send(stack.origin, '/hotels')).body
  const before = pagesOnDisk(stack.dataDir)
  for (const [name, { bytes, statuses, orStatuses = statuses }] of Object.entries(SMUGGLING)) {
    const answers = await exchange(stack.origin, bytes)
    expect([
      [name, statuses],
      [name, orStatuses],
    ]).toContainEqual([name, answers.map(({ status }) => status)])
    expect([name, answers.some(({ text }) => text.includes(HIDDEN) || text.includes('evil.example'))]).toEqual([
      name,
      false,
    ])
    for (const { status, text } of answers)
      if (status === 200) expect([name, text.endsWith(plain)]).toEqual([name, true])
    expect([name, (await send(stack.origin, '/hotels')).body === plain]).toEqual([name, true])
  }
  expect([...pagesOnDisk(stack.dataDir).keys()].sort()).toEqual([...before.keys()].sort())
})
