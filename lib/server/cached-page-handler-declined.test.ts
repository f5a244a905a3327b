import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unsavedStories } from '#lib/content/unsaved-stories.ts'
import { UNSAVED_STORY_HEADER } from '#lib/contracts/live-edit.ts'
import { currentPageRequest } from '#lib/process/page-request.ts'
import { DRAFT_COOKIE, signDraftCookie } from '#lib/routing/draft-cookie.ts'
import { PAGE_CACHE_CONTROL, PRIVATE_CACHE_CONTROL } from '#lib/routing/response-headers.ts'
import { pageOf, setPage } from '#lib/page-cache/test-support.ts'
import { CachedPageBench } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

let bench: CachedPageBench

beforeEach(async () => {
  bench = await CachedPageBench.begin()
})

afterEach(() => {
  vi.useRealTimers()
  bench.end()
})

describe('is left to Next', () => {
  test.each([
    ['another method', '/hotels', {}, 'POST'],
    ['another method', '/hotels', {}, 'OPTIONS'],
    ['a draft', '/hotels', { cookie: `${DRAFT_COOKIE}=${signDraftCookie(Date.now())}` }, 'GET'],
    ['another spelling', '/fr/hotels', {}, 'GET'],
    ['another spelling', '/hotels/', {}, 'GET'],
    ['a redirect of editors', '/ancien', {}, 'GET'],
    ['a later page of a list', '/hotels?page=2', {}, 'GET'],
    ['a search', '/recherche?q=mer', {}, 'GET'],
    ['what a browser would read otherwise', '/a^b', {}, 'GET'],
    ['a fragment, which no browser sends', '/hotels#a', {}, 'GET'],
    ['a service', '/api/eph/init', {}, 'GET'],
    ['a file', '/robots.txt', {}, 'GET'],
    ['a way', '/logout', {}, 'GET'],
  ])('%s (%s)', async (_, path, headers, method) => {
    expect(await bench.wordsOf(path, headers, method)).toBe('Next')
    expect(bench.render).not.toHaveBeenCalled()
    expect(bench.fill).not.toHaveBeenCalled()
  })

  test('a page that cannot be rendered', async () => {
    bench.render.mockResolvedValue(undefined)
    expect(await bench.wordsOf('/hotels/%C3%A9t%C3%A9')).toBe('Next')
  })
})

describe('a page that is not stored', () => {
  test('is rendered, for its address decoded', async () => {
    expect(await bench.wordsOf('/hotels/%C3%A9t%C3%A9')).toBe('rendered /fr/hotels/été')
    expect(bench.render.mock.calls[0]?.[0]).toMatchObject({ locale: 'fr', inside: 'hotels/été' })
  })

  test('is for everyone, so a browser that has it is told so', async () => {
    expect((await bench.request('/recherche', { 'if-none-match': pageOf('rendered /fr/recherche').etag })).status).toBe(
      304,
    )
  })
})

describe('a page that is out of date', () => {
  /** Out of date for so many milliseconds. */
  function outdate(milliseconds: number): void {
    vi.useFakeTimers({ toFake: ['Date'] })
    bench.store.invalidate(new Set(['t']), 2, 2)
    vi.setSystemTime(Date.now() + milliseconds)
  }

  test('is served at once in the first half-second, and rendered anew meanwhile', async () => {
    outdate(499)
    // A request that waited for it would get the new one.
    bench.refresh.mockImplementation(() => setPage(bench.store, '/fr/hotels', 'new', { tags: ['t'] }, 2))
    expect(await bench.wordsOf('/hotels')).toBe('stored /fr/hotels')
    expect(bench.refresh.mock.calls).toEqual([['/fr/hotels', 'read']])
  })

  test('after that a visitor waits for the new one', async () => {
    outdate(500)
    const { promise, resolve } = Promise.withResolvers<void>()
    bench.refresh.mockReturnValue(promise)
    const answers = Promise.all(Array.from({ length: 10 }, () => bench.wordsOf('/hotels')))
    await vi.waitFor(() => {
      expect(bench.refresh).toHaveBeenCalledTimes(10)
    })
    await setPage(bench.store, '/fr/hotels', 'new', { tags: ['t'] }, 2)
    resolve()
    expect(new Set(await answers)).toEqual(new Set(['new']))
  })

  test('who has waited long enough gets the old one', async () => {
    outdate(60_000)
    bench.refresh.mockReturnValue(new Promise(() => {}))
    expect(await bench.wordsOf('/hotels')).toBe('stored /fr/hotels')
  })

  test('whose rendering fails stays, as long as nothing better comes', async () => {
    outdate(60_000)
    bench.refresh.mockImplementation(async (key) => {
      bench.store.noteFailure(key)
    })
    expect(await bench.wordsOf('/hotels')).toBe('stored /fr/hotels')
    expect(await bench.wordsOf('/hotels')).toBe('stored /fr/hotels')
    expect(bench.refresh).toHaveBeenCalledOnce()
  })

  test('that went meanwhile is shown a last time', async () => {
    outdate(60_000)
    bench.refresh.mockImplementation(async (key) => {
      await bench.store.delete(key)
    })
    expect(await bench.wordsOf('/hotels')).toBe('stored /fr/hotels')
    expect(bench.store.has('/fr/hotels')).toBe(false)
  })
})

describe('a decision', () => {
  test('is remembered: the second time, nobody is asked', async () => {
    for (let time = 0; time < 3; time += 1) expect(await bench.wordsOf('/hotels?a=1')).toBe('stored /fr/hotels')
    expect(bench.directory).toHaveBeenCalledTimes(2)
    await bench.wordsOf('/hotels?a=2')
    expect(bench.directory).toHaveBeenCalledTimes(4)
    expect(bench.store.reads.of('/fr/hotels')).toBe(4)
  })

  test('gives each visitor the page of now, their encoding and their cookie', async () => {
    await bench.request('/en/hotels', { cookie: 'locale=en' })
    expect((await bench.request('/en/hotels', { 'cookie': '', 'accept-encoding': 'gzip' })).headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': PRIVATE_CACHE_CONTROL,
      'set-cookie': [expect.stringContaining('locale=en')],
    })
    expect((await bench.request('/en/hotels', { cookie: 'locale=en' })).headers).toMatchObject({
      'cache-control': PAGE_CACHE_CONTROL,
    })
    await setPage(bench.store, '/en/hotels', 'new')
    expect(await bench.wordsOf('/en/hotels')).toBe('new')
  })

  test('holds no longer than what is known of the space', async () => {
    await bench.request('/hotels')
    bench.redirected = 'hotels'
    expect(await bench.wordsOf('/hotels')).toBe('stored /fr/hotels')
    bench.snapshot = {}
    expect(await bench.wordsOf('/hotels')).toBe('Next')
  })

  test('made while nothing is known of the space is made again', async () => {
    bench.snapshot = undefined
    for (let time = 0; time < 2; time += 1) await bench.request('/hotels')
    expect(bench.directory).toHaveBeenCalledTimes(4)
  })

  test('about a page that is not for everyone is each visitor’s own', async () => {
    bench.memberStatus = 'member'
    expect(await bench.wordsOf('/infiniment-barriere/menu')).toBe('stored /fr/infiniment-barriere/menu')
    bench.memberStatus = 'anonymous'
    expect(await bench.wordsOf('/infiniment-barriere/menu')).toBe('Next')
  })

  test('at / is that of a visitor’s language, and of where they come from', async () => {
    const english = { 'cookie': '', 'accept-language': 'en' }
    for (let time = 0; time < 2; time += 1) {
      expect(await bench.wordsOf('/', { cookie: '' })).toBe('stored /fr')
      expect(await bench.wordsOf('/', english)).toBe('stored /en')
      expect(await bench.wordsOf('/', { ...english, 'sec-fetch-site': 'same-origin' })).toBe('stored /fr')
      expect(await bench.wordsOf('/', { ...english, cookie: 'locale=fr' })).toBe('stored /fr')
      expect(await bench.wordsOf('/', { cookie: 'locale=en' })).toBe('stored /en')
    }
  })

  test('does not keep a draft from an editor', async () => {
    await bench.request('/hotels')
    expect(await bench.wordsOf('/hotels', { cookie: `${DRAFT_COOKIE}=${signDraftCookie(Date.now())}` })).toBe('Next')
    expect(await bench.wordsOf('/hotels', {}, 'POST')).toBe('Next')
  })
})

describe('drafts', () => {
  test('are read two at a time, and not for an editor who has left', async () => {
    const probes: PromiseWithResolvers<'found'>[] = []
    bench.probe.mockImplementation(() => {
      probes.push(Promise.withResolvers<'found'>())
      return (probes.at(-1) as (typeof probes)[number]).promise
    })
    const headers = { cookie: `${DRAFT_COOKIE}=${signDraftCookie(Date.now())}` }
    const first = [bench.wordsOf('/recherche', headers), bench.wordsOf('/recherche', headers)]
    await vi.waitFor(() => {
      expect(probes).toHaveLength(2)
    })
    const leaving = new AbortController()
    const left = bench.wordsOf('/recherche', headers, 'GET', leaving.signal).catch((error: Error) => error.name)
    await vi.waitFor(() => {
      expect(bench.arrived).toBe(3)
    })
    const last = bench.wordsOf('/recherche', headers)
    expect(await bench.wordsOf('/hotels')).toBe('stored /fr/hotels')
    leaving.abort()
    expect(await left).toBe('AbortError')
    await vi.waitFor(() => {
      expect(bench.left).toBe(1)
    })
    expect(probes).toHaveLength(2)
    for (const probe of probes) probe.resolve('found')
    expect(await Promise.all(first)).toEqual(['Next', 'Next'])
    await vi.waitFor(() => {
      expect(probes).toHaveLength(3)
    })
    probes[2]?.resolve('found')
    expect(await last).toBe('Next')
    expect(probes).toHaveLength(3)
  })

  test('carry the unsaved story of their key, for an editor alone, and are none where it is not held', async () => {
    const held = { uuid: 'u1', content: { component: 'page' } }
    const key = await unsavedStories().hold(held)
    const seen: unknown[] = []
    bench.probe.mockImplementation(async () => {
      seen.push(currentPageRequest()?.unsavedStory)
      return 'found'
    })
    const cookie = `${DRAFT_COOKIE}=${signDraftCookie(Date.now())}`
    expect(await bench.wordsOf('/recherche', { cookie, [UNSAVED_STORY_HEADER]: key })).toBe('Next')
    expect(await bench.wordsOf('/hotels', { [UNSAVED_STORY_HEADER]: key })).toBe('stored /fr/hotels')
    expect(seen).toEqual([held])
    const { status } = await bench.request('/recherche', { cookie, [UNSAVED_STORY_HEADER]: 'A'.repeat(32) })
    expect([status, seen.length]).toEqual([404, 1])
  })

  test('have what nobody waits for give way until they are answered', async () => {
    const probe = Promise.withResolvers<'found'>()
    bench.probe.mockReturnValue(probe.promise)
    const draft = bench.wordsOf('/recherche', { cookie: `${DRAFT_COOKIE}=${signDraftCookie(Date.now())}` })
    await vi.waitFor(() => {
      expect(bench.probe).toHaveBeenCalled()
    })
    const done: string[] = []
    const background = bench.foreground.giveWay().then(() => done.push('background'))
    expect(await bench.wordsOf('/hotels')).toBe('stored /fr/hotels')
    expect(done).toEqual([])
    probe.resolve('found')
    expect(await draft).toBe('Next')
    await background
  })
})
