import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_AGE_DAYS, VALUES_KEY } from './cached-card.ts'
import { fakeCaches } from '../test-support.ts'

const ORIGIN = 'https://www.barriere.example'
const PAGE = '/infiniment-barriere/ma-carte'
const FILE = `${ORIGIN}/_next/static/a.js`
const DAY = 86_400_000

const CACHE_NAME = 'member-card'

const source = readFileSync('public/card-worker.js', 'utf8')

const unregister = vi.fn()
const ask = vi.fn()
let caches: ReturnType<typeof fakeCaches>
let listeners: Map<string, (event: object) => void>

/** Starts the worker as a browser does. */
function start(): void {
  listeners = new Map()
  const self = {
    registration: { scope: ORIGIN + PAGE, unregister, navigationPreload: { enable: vi.fn() } },
    location: new URL(`${ORIGIN}/card-worker.js`),
    skipWaiting: vi.fn(),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  runInContext(source, createContext({ self, caches, fetch: ask, URL, Date }))
}

interface Asked {
  readonly method?: string
  readonly mode?: string
  readonly preload?: Promise<Response | undefined>
}

/** The worker's answer; `untouched` if it leaves the request to the browser. */
async function request(
  url: string,
  { method = 'GET', mode = 'no-cors', preload = Promise.resolve(undefined) }: Asked = {},
): Promise<Response | 'untouched'> {
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { url, method, mode },
    preloadResponse: preload,
    respondWith: (given: Promise<Response>) => {
      answer = given
    },
  })
  return answer === undefined ? 'untouched' : await answer
}

const page = (preload: Promise<Response | undefined>) => request(ORIGIN + PAGE, { mode: 'navigate', preload })

const offline = () => {
  ask.mockRejectedValue(new TypeError('offline'))
  return Promise.reject<Response>(new TypeError('offline'))
}

async function keep(keptAt = Date.now()): Promise<void> {
  const store = await caches.open(CACHE_NAME)
  await store.put(PAGE, new Response('kept page'))
  await store.put(FILE, new Response('kept file'))
  await store.put(VALUES_KEY, Response.json({ keptAt }))
}

const text = async (answer: Response | 'untouched') => (answer === 'untouched' ? answer : await answer.text())

beforeEach(() => {
  vi.resetAllMocks()
  caches = fakeCaches()
  start()
})

describe('the service worker of the cached card', () => {
  test('online it passes requests through', async () => {
    await keep()
    expect(await text(await page(Promise.resolve(new Response('new page'))))).toBe('new page')
    for (const url of [
      FILE,
      `${ORIGIN}/api/eph/users/init`,
      `${ORIGIN}/media/a.avif`,
      `${ORIGIN}/hotels`,
      'https://other.example/x',
    ])
      expect(await request(url)).toBe('untouched')
    expect(await request(`${ORIGIN}${PAGE}-noire`, { mode: 'navigate' })).toBe('untouched')
    expect(await request(ORIGIN + PAGE, { mode: 'navigate', method: 'POST' })).toBe('untouched')
    expect(ask).not.toHaveBeenCalled()
    expect(caches.stores.size).toBe(1)
  })

  test('offline serves the page and its files', async () => {
    await keep()
    expect(await text(await page(offline()))).toBe('kept page')
    expect(await text(await request(FILE))).toBe('kept file')
    expect(await request(`${ORIGIN}/api/eph/users/init`)).toBe('untouched')
  })

  test('stops serving the cached files once the page loads again', async () => {
    await keep()
    await page(offline())
    await page(Promise.resolve(new Response('new page')))
    expect(await request(FILE)).toBe('untouched')
  })

  test('serves the page where the site itself is away', async () => {
    await keep()
    expect(await text(await page(Promise.resolve(new Response('away', { status: 503 }))))).toBe('kept page')
  })

  test.each([0, 401, 404])('deletes the cache where the page answers %d', async (status) => {
    await keep()
    await page(Promise.resolve(Object.defineProperty(new Response(''), 'status', { value: status })))
    expect([caches.stores.size, unregister.mock.calls.length]).toEqual([0, 1])
  })

  test('deletes the cache after its maximum age, and then shows the browser’s error page', async () => {
    await keep(Date.now() - MAX_AGE_DAYS * DAY - 1)
    await expect(page(offline())).rejects.toThrow('offline')
    expect([caches.stores.size, unregister.mock.calls.length]).toEqual([0, 1])
  })

  test('without a cached card, an error stays an error', async () => {
    await expect(page(offline())).rejects.toThrow('offline')
  })

  test('fetches by itself without navigation preload', async () => {
    ask.mockResolvedValue(new Response('asked'))
    expect(await text(await page(Promise.resolve(undefined)))).toBe('asked')
  })
})
