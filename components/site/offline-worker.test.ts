import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeCaches } from '../member/test-support.ts'

const ORIGIN = 'https://www.barriere.example'

const source = readFileSync('public/offline-worker.js', 'utf8')

const document = (language: string) => `<!DOCTYPE html><html lang="${language}"><head>
<link rel="preload" href="/_next/static/media/federo.woff2" as="font" crossorigin="" type="font/woff2"/>
<link rel="stylesheet" href="/_next/static/styles/a.css"/>
<link rel="stylesheet" href="/_next/static/chunks/all.css" disabled=""/></head>
<body><h1>${language}</h1><script type="module" src="/_next/static/enhancers.js"></script></body></html>`

const FILES: Readonly<Record<string, string>> = {
  '/offline': document('fr'),
  '/en/offline': document('en'),
  '/_next/static/styles/a.css':
    '@font-face{src:url(../media/federo.woff2)}@font-face{src:url("../media/rare.woff2")}h1{color:red}',
  '/_next/static/media/federo.woff2': 'FONT',
}

const ask = vi.fn()
const enable = vi.fn()
let caches: ReturnType<typeof fakeCaches>
let listeners: Map<string, (event: object) => void>

function start(build: string): void {
  listeners = new Map()
  const self = {
    registration: { scope: `${ORIGIN}/`, navigationPreload: { enable } },
    location: new URL(`${ORIGIN}/offline-worker.js?build=${build}`),
    skipWaiting: vi.fn(),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  runInContext(source, createContext({ self, caches, fetch: ask, URL, Response, Uint8Array, btoa }))
}

/** Dispatches a lifecycle event of the worker, and waits for its end. */
async function live(name: 'install' | 'activate'): Promise<void> {
  let waiting: Promise<unknown> | undefined
  listeners.get(name)?.({
    waitUntil: (until: Promise<unknown>) => {
      waiting = until
    },
  })
  await waiting
}

/** The worker's answer; undefined if it leaves the request to the browser. */
async function request(
  path: string,
  { method = 'GET', mode = 'navigate', preload = Promise.resolve(undefined) as Promise<Response | undefined> } = {},
): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { url: ORIGIN + path, method, mode },
    preloadResponse: preload,
    respondWith: (given: Promise<Response>) => {
      answer = given
    },
  })
  return await answer
}

const away = () => Promise.reject<Response>(new TypeError('offline'))

beforeEach(async () => {
  vi.clearAllMocks()
  caches = fakeCaches()
  ask.mockImplementation(async (address: string | URL) => {
    const body = FILES[new URL(address, ORIGIN).pathname]
    return new Response(body ?? '', { status: body === undefined ? 404 : 200 })
  })
  start('b1')
  await live('install')
})

describe('without a connection', () => {
  test.each([
    ['/', 'fr'],
    ['/hotels/les-colombages', 'fr'],
    ['/en', 'en'],
    ['/en/hotels', 'en'],
    ['/enghien', 'fr'],
  ])('%s shows the page in its language: %s', async (path, language) => {
    const answer = await request(path, { preload: away() })
    expect(await answer?.text()).toContain(`<h1>${language}</h1>`)
  })

  test('the page needs nothing else: its style and lettering are inside, and its scripts are not', async () => {
    const answer = await request('/hotels', { preload: away() })
    const html = (await answer?.text()) ?? ''
    expect(html).toContain(`src:url(data:font/woff2;base64,${btoa('FONT')})`)
    expect(html).toContain('h1{color:red}')
    expect(html).not.toContain('rare')
    expect(html).not.toMatch(/<script|<link/)
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(
      ask.mock.calls.map(([address]) => String(address)).filter((address) => /rare|all\.css/.test(address)),
    ).toEqual([])
  })

  test('also where the browser asks nothing in advance', async () => {
    ask.mockRejectedValue(new TypeError('offline'))
    expect(await (await request('/hotels'))?.text()).toContain('<h1>fr</h1>')
  })
})

describe('with a connection', () => {
  test('a page is the site’s own, whatever its status, and is not stored', async () => {
    const pages = [new Response('hôtels'), new Response('', { status: 503 })]
    for (const page of pages) expect(await request('/hotels', { preload: Promise.resolve(page) })).toBe(page)
    expect([...(caches.stores.get('offline-b1')?.keys() ?? [])]).toEqual(['/en/offline', '/offline'])
  })

  test.each([
    ['a form', { method: 'POST' }],
    ['a file', { mode: 'no-cors' }],
    ['a call', { mode: 'cors' }],
  ])('%s is left to the browser', async (_, asked) => {
    expect(await request('/x', asked)).toBeUndefined()
  })
})

test('an install that misses a file stores no such page, and fails', async () => {
  ask.mockImplementation(async () => new Response('', { status: 503 }))
  start('b2')
  await expect(live('install')).rejects.toThrow('answered 503')
  expect(caches.stores.get('offline-b2')).toBeUndefined()
})

test('a new build keeps its own page and drops the former one, but no card', async () => {
  await caches.open('member-card')
  start('b2')
  await live('install')
  await live('activate')
  expect([...caches.stores.keys()].toSorted()).toEqual(['member-card', 'offline-b2'])
  expect(enable).toHaveBeenCalledOnce()
})
