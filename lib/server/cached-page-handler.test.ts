import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  PAGE_CACHE_CONTROL,
  PRIVATE_CACHE_CONTROL,
  UNSTORED_CACHE_CONTROL,
  SECURITY_HEADERS,
  pagePolicy,
} from '#lib/routing/response-headers.ts'
import { surrogateKey } from '#lib/page-cache/surrogate-keys.ts'
import { pageOf, setPage } from '#lib/page-cache/test-support.ts'
import { DRAFT_COOKIE, signDraftCookie } from '#lib/routing/draft-cookie.ts'
import { CachedPageBench } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

let bench: CachedPageBench

beforeEach(async () => {
  bench = await CachedPageBench.begin()
})

afterEach(() => {
  bench.end()
})

describe('a stored page', () => {
  test('is answered with all that belongs to it', async () => {
    const { status, headers, body } = await bench.request('/hotels')
    const { etag, policy } = pageOf('stored /fr/hotels')
    expect([status, body.toString()]).toEqual([200, 'stored /fr/hotels'])
    expect(headers).toMatchObject({
      ...SECURITY_HEADERS,
      etag,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': PAGE_CACHE_CONTROL,
      'vary': 'Accept-Encoding',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-encoding']).toBeUndefined()
    expect(bench.render).not.toHaveBeenCalled()
    expect(bench.refresh).not.toHaveBeenCalled()
  })

  test('is that of its address and language, whatever its query says', async () => {
    expect(await bench.wordsOf('/')).toBe('stored /fr')
    expect(await bench.wordsOf('/en')).toBe('stored /en')
    expect(await bench.wordsOf('/en/hotels?utm_source=x')).toBe('stored /en/hotels')
    expect(await bench.wordsOf('/hotels?page=1&q=a')).toBe('stored /fr/hotels')
    expect([bench.store.reads.of('/fr/hotels'), bench.store.reads.of('/fr/infiniment-barriere/menu')]).toEqual([1, 0])
  })

  test.each([
    ['gzip, br', 'br', 'br stored /fr/hotels'],
    ['gzip', 'gzip', 'gzip stored /fr/hotels'],
    ['zstd', undefined, 'stored /fr/hotels'],
  ])('comes in the encoding that the browser likes (%s)', async (accepted, encoding, words) => {
    const { headers, body } = await bench.request('/hotels', { 'accept-encoding': accepted })
    expect([headers['content-encoding'], body.toString(), headers['content-length']]).toEqual([
      encoding,
      words,
      String(words.length),
    ])
  })

  test('to HEAD has the same headers, its length too, and no body', async () => {
    const { date: _, ...whole } = (await bench.request('/hotels', { 'accept-encoding': 'br' })).headers
    const {
      status,
      headers: { date: __, ...headers },
      body,
    } = await bench.request('/hotels', { 'accept-encoding': 'br' }, 'HEAD')
    expect([status, body.length, headers]).toEqual([200, 0, whole])
  })

  test('may be kept by shared caches by its keys, unless it is stale or comes with a cookie', async () => {
    expect((await bench.request('/hotels')).headers['surrogate-key']).toBe(surrogateKey('t'))
    expect((await bench.request('/hotels')).headers['x-accel-expires']).toBe('60')
    expect((await bench.request('/hotels', { cookie: '' })).headers['surrogate-key']).toBeUndefined()
    bench.store.invalidate(new Set(['t']), 2, 2)
    expect((await bench.request('/hotels')).headers['surrogate-key']).toBeUndefined()
    await setPage(bench.store, '/fr/hotels', 'stored /fr/hotels', { tags: ['u'] }, 3)
    expect((await bench.request('/hotels')).headers['surrogate-key']).toBe(surrogateKey('u'))
  })

  test('at / depends on more than elsewhere', async () => {
    expect((await bench.request('/')).headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site')
    expect((await bench.request('/en')).headers.vary).toBe('Accept-Encoding')
  })
})

describe('a page that the browser has', () => {
  const { etag } = pageOf('stored /fr/hotels')
  const strong = etag.slice(2)

  test.each([
    ['its tag', etag],
    ['its tag as a strong one', strong],
    ['a list with it', `"a", ${etag}, W/"b"`],
    ['any', '*'],
  ])('is not sent again: %s', async (_, tags) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await bench.request(
        '/hotels',
        { 'if-none-match': tags, 'accept-encoding': 'br' },
        method,
      )
      expect([
        status,
        body.length,
        headers.etag,
        headers['content-length'],
        headers['content-encoding'],
        headers['content-type'],
      ]).toEqual([304, 0, etag, undefined, undefined, undefined])
      expect(headers).toMatchObject({
        'cache-control': PAGE_CACHE_CONTROL,
        'vary': 'Accept-Encoding',
        'content-security-policy': pageOf('').policy,
      })
    }
  })

  test.each([
    ['another', 'W/"other"'],
    ['a part of it', strong.slice(0, -2)],
    ['it without quotes', strong.slice(1, -1)],
    ['nothing', ''],
  ])('is sent where the browser has %s', async (_, tags) => {
    expect((await bench.request('/hotels', { 'if-none-match': tags })).status).toBe(200)
  })

  test('is sent where the browser asks for it anew, and where it knows a date alone', async () => {
    expect((await bench.request('/hotels', { 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(200)
    expect((await bench.request('/hotels', { 'if-modified-since': 'Fri, 12 Jun 2026 12:00:00 GMT' })).status).toBe(200)
  })

  test('by another page’s tag is sent', async () => {
    expect((await bench.request('/en/hotels', { 'if-none-match': etag })).status).toBe(200)
  })
})

describe('the language', () => {
  test('is remembered where it is not yet, and such an answer is one visitor’s own', async () => {
    for (const cookie of ['locale=fr', '', 'locale=de']) {
      const { headers } = await bench.request('/en/hotels', { cookie })
      expect(headers['set-cookie']).toEqual(['locale=en; Max-Age=31536000; Path=/; SameSite=Lax'])
      expect(headers['cache-control']).toBe(PRIVATE_CACHE_CONTROL)
    }
    const { headers } = await bench.request('/en/hotels', { cookie: 'locale=en' })
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, PAGE_CACHE_CONTROL])
  })

  test('is remembered also by a browser that has the page', async () => {
    const { status, headers } = await bench.request('/en/hotels', { 'if-none-match': '*' })
    expect([status, headers['cache-control'], headers['set-cookie']?.length]).toEqual([304, PRIVATE_CACHE_CONTROL, 1])
  })
})

describe('a page that is not for everyone', () => {
  test('is kept by nobody, and its address told to nobody', async () => {
    bench.memberStatus = 'member'
    const { status, headers, body } = await bench.request('/infiniment-barriere/menu')
    expect([status, body.toString()]).toEqual([200, 'stored /fr/infiniment-barriere/menu'])
    expect([headers['cache-control'], headers['referrer-policy'], headers.etag]).toEqual([
      UNSTORED_CACHE_CONTROL,
      'no-referrer',
      undefined,
    ])
    expect((await bench.request('/infiniment-barriere/menu', { 'if-none-match': '*' })).status).toBe(200)
    expect((await bench.request('/infiniment-barriere/menu', { cookie: '' })).headers['cache-control']).toBe(
      UNSTORED_CACHE_CONTROL,
    )
  })

  test('is not for strangers: the middleware leads them to the login', async () => {
    expect(await bench.wordsOf('/infiniment-barriere/menu')).toBe('Next')
    bench.memberStatus = 'unavailable'
    for (const method of ['GET', 'HEAD'])
      expect((await bench.request('/infiniment-barriere/menu', {}, method)).status).toBe(503)
  })
})

describe('an address that does not exist', () => {
  test('has the page that says so, filled with it, and leaves nothing behind', async () => {
    const size = bench.store.size
    const { status, headers, body } = await bench.request('/en/n%C3%A9ant?a=1')
    expect([status, body.toString()]).toEqual([404, '<p lang="en">/en/n%C3%A9ant</p>'])
    expect(headers).toMatchObject({
      ...SECURITY_HEADERS,
      'content-security-policy': pagePolicy(),
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': UNSTORED_CACHE_CONTROL,
      'vary': 'Accept-Encoding',
    })
    expect([headers.etag, headers['set-cookie'], bench.store.size, bench.store.reads.of('/en/néant')]).toEqual([
      undefined,
      undefined,
      size,
      0,
    ])
    expect(bench.render).not.toHaveBeenCalled()
  })

  test('is compressed for who takes gzip, and plain for others', async () => {
    const { headers, body } = await bench.request('/nope', { 'accept-encoding': 'gzip, br' })
    expect([headers['content-encoding'], headers['content-length'], gunzipSync(body).toString()]).toEqual([
      'gzip',
      String(body.length),
      '<p lang="fr">/nope</p>',
    ])
    expect((await bench.request('/nope', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  test('to HEAD has its length and no body', async () => {
    const { status, headers, body } = await bench.request('/nope', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([404, String('<p lang="fr">/nope</p>'.length), 0])
  })

  test('is a line of text to what loads a picture, and JSON to who asks for that', async () => {
    expect(await bench.wordsOf('/nope.png', { 'sec-fetch-dest': 'image' })).toMatch(/^Not Found – /)
    expect(JSON.parse(await bench.wordsOf('/nope', { accept: 'application/json' }))).toEqual({ error: 'Not found' })
  })

  test('is the same to an editor, whose drafts are left to Next', async () => {
    const cookie = `${DRAFT_COOKIE}=${signDraftCookie(Date.now())}`
    bench.probe.mockResolvedValue('not-found')
    expect(await bench.wordsOf('/nope', { cookie })).toBe('<p lang="fr">/nope</p>')
  })
})

describe('an error', () => {
  test('what cannot be had now, and what cannot be decided, is answered from memory', async () => {
    bench.directory.mockResolvedValue(undefined)
    bench.probe.mockResolvedValueOnce('unavailable')
    const unavailable = await bench.request('/casinos')
    expect([unavailable.status, unavailable.headers['retry-after']]).toEqual([503, '10'])
    bench.directory.mockRejectedValue(new Error('a bug'))
    const broken = await bench.request('/en/hotels')
    expect([broken.status, broken.headers['cache-control'], broken.headers['retry-after']]).toEqual([
      500,
      UNSTORED_CACHE_CONTROL,
      undefined,
    ])
    expect(bench.fill.mock.calls).toEqual([
      [503, 'fr', { path: '/casinos', requestId: '' }],
      [500, 'en', { path: '/en/hotels', requestId: '' }],
    ])
    expect(bench.next).not.toHaveBeenCalled()
  })
})
