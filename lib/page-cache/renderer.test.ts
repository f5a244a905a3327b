import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { log } from '#lib/process/log.ts'
import type { PageStore } from './page-store.ts'
import { PageRenderer, type NextHandler } from './renderer.ts'
import { Rendering, countIslandHosts, currentRendering, tagPage } from '#lib/process/rendering.ts'
import { openStore, wordsOf } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

type Gateway = ConstructorParameters<typeof PageRenderer>[1]

let folder: string
let store: PageStore
let gateway: { generation: number; live: { snapshot: { version: number } | undefined } }
const handler = vi.fn<NextHandler>()

const rendererOf = () => new PageRenderer(handler, gateway as unknown as Gateway, store)

const answer = async (response: ServerResponse, body = '<p>page</p>', status = 200) => {
  response.writeHead(status, { 'content-type': 'text/html' }).end(body)
}

const HOTELS = { locale: 'fr', inside: 'hotels' } as const

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renderer-'))
  store = openStore(folder)
  gateway = { generation: 1, live: { snapshot: { version: 7 } } }
  handler.mockImplementation(async (_, response) => {
    await answer(response)
  })
})

afterEach(() => {
  vi.resetAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

describe('a rendering', () => {
  test('is stored with what the page is made of, also what is said long after the request began', async () => {
    handler.mockImplementation(async (_, response) => {
      await tagPage(['story:a', 'story:b'])
      await setImmediate()
      await Promise.all([tagPage(['list:x']), setImmediate().then(() => tagPage(['story:a', 'day']))])
      await answer(response)
    })
    const page = await rendererOf().render(HOTELS)
    expect(wordsOf(page)).toBe('<p>page</p>')
    expect((await store.get('/fr/hotels'))?.page).toBe(page)
    expect(store.tagsOf('/fr/hotels')).toEqual(['story:a', 'story:b', 'list:x', 'day'])
    expect(store.isStale('/fr/hotels')).toBe(false)
  })

  test('of another page at the same time has tags of its own', async () => {
    handler.mockImplementation(async (request, response) => {
      await tagPage([`before ${request.url}`])
      await setImmediate()
      await tagPage([`after ${request.url}`])
      await answer(response)
    })
    const renderer = rendererOf()
    await Promise.all(['a', 'b', 'c'].map((inside) => renderer.render({ locale: 'en', inside })))
    for (const inside of ['a', 'b', 'c'])
      expect(store.tagsOf(`/en/${inside}`)).toEqual([`before /en/${inside}`, `after /en/${inside}`])
    expect(currentRendering()).toBeUndefined()
  })

  test('asks for the address inside, encoded, with no cookie and no header of anyone', async () => {
    await rendererOf().render({ locale: 'fr', inside: 'hôtels/a b' })
    const request = handler.mock.calls[0]?.[0] as IncomingMessage
    expect([request.method, request.url]).toEqual(['GET', '/fr/h%C3%B4tels/a%20b'])
    expect(Object.keys(request.headers).toSorted()).toEqual(['host', 'user-agent'])
    expect(request.headers['user-agent']).toBe('lightMyRequest')
  })

  test('of the home page asks for its language alone', async () => {
    await rendererOf().render({ locale: 'en', inside: '' })
    expect(handler.mock.calls[0]?.[0].url).toBe('/en')
    expect(store.has('/en')).toBe(true)
  })

  test('serves all who ask for it meanwhile, and nobody after it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    handler.mockImplementation(async (_, response) => {
      await promise
      await answer(response)
    })
    const renderer = rendererOf()
    const crowd = Array.from({ length: 200 }, () => renderer.render({ ...HOTELS }))
    resolve()
    const pages = new Set(await Promise.all(crowd))
    expect([handler.mock.calls.length, pages.size]).toEqual([1, 1])
    await renderer.render(HOTELS)
    expect(handler).toHaveBeenCalledTimes(2)
  })

  test('during which the content changed is stale from the start', async () => {
    handler.mockImplementation(async (_, response) => {
      await tagPage(['story:a'])
      gateway.generation = 2
      store.invalidate(new Set(['story:a']), 2, 8)
      await answer(response)
    })
    await rendererOf().render(HOTELS)
    expect(store.isStale('/fr/hotels')).toBe(true)
  })

  test('is of the version that it began with, or of none', async () => {
    const set = vi.spyOn(store, 'set')
    handler.mockImplementation(async (_, response) => {
      gateway.live.snapshot = { version: 8 }
      await answer(response)
    })
    await rendererOf().render(HOTELS)
    gateway.live.snapshot = undefined
    await rendererOf().render(HOTELS)
    expect(set.mock.calls.map(([record]) => record.version)).toEqual([7, 0])
  })
})

describe('a page that lacks a part', () => {
  beforeEach(() => {
    handler.mockImplementation(async (_, response) => {
      await tagPage(['story:a', INCOMPLETE_TAG])
      await answer(response, 'half')
    })
  })

  test('is for who waits for it, and is not stored', async () => {
    expect(wordsOf(await rendererOf().render(HOTELS))).toBe('half')
    expect(store.has('/fr/hotels')).toBe(false)
  })

  test('does not replace a whole one, which is tried again later', async () => {
    handler.mockImplementationOnce(async (_, response) => {
      await tagPage(['story:a'])
      await answer(response, 'whole')
    })
    const renderer = rendererOf()
    await renderer.render(HOTELS)
    store.invalidate(new Set(['story:a']), 1, 1)
    await renderer.render(HOTELS)
    const stored = await store.get('/fr/hotels')
    expect([wordsOf(stored?.page), stored?.staleSince, store.isStale('/fr/hotels'), store.stalePages()]).toEqual([
      'whole',
      undefined,
      true,
      [],
    ])
  })
})

describe('a rendering that fails', () => {
  test.each([
    [
      'with another status',
      async (_: IncomingMessage, response: ServerResponse) => {
        await answer(response, 'no', 500)
      },
    ],
    [
      'with a page for a missing one',
      async (_: IncomingMessage, response: ServerResponse) => {
        await answer(response, 'no', 404)
      },
    ],
    [
      'with a redirect',
      async (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(307, { location: '/' }).end()
      },
    ],
    [
      'before it answers',
      async () => {
        throw new Error('broken')
      },
    ],
    [
      'in the middle of its answer',
      async (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200).write('half')
        throw new Error('broken')
      },
    ],
    [
      'by breaking off',
      async (_: IncomingMessage, response: ServerResponse) => {
        response.destroy()
      },
    ],
  ])('%s is told of, leaves the page that there was, and is forgotten', async (_, fail) => {
    const renderer = rendererOf()
    await renderer.render(HOTELS)
    const noteFailure = vi.spyOn(store, 'noteFailure')
    handler.mockImplementationOnce(fail)
    expect(await renderer.render(HOTELS)).toBeUndefined()
    expect(noteFailure.mock.calls).toEqual([['/fr/hotels']])
    expect(log.warn).toHaveBeenCalledOnce()
    expect(wordsOf((await store.get('/fr/hotels'))?.page)).toBe('<p>page</p>')
    expect(wordsOf(await renderer.render(HOTELS))).toBe('<p>page</p>')
  })
})

describe('a page whose markup is not what Next is taken to write', () => {
  const HOST = '<form data-island="touch"></form>'
  const FILE = '<script src="/_next/static/a.js" async=""></script>'

  beforeEach(() => {
    handler.mockImplementationOnce(async (_, response) => {
      countIslandHosts(1)
      await answer(response, `${FILE}${HOST}</body>`)
    })
  })

  test.each([
    ['an island has vanished', FILE],
    ['its scripts are not found', HOST],
    ['a client component has thrown', `${FILE}${HOST}<template data-dgst="123"></template>`],
  ])('is not stored, and is an error in the log: %s', async (_, body) => {
    const renderer = rendererOf()
    const whole = await renderer.render(HOTELS)
    expect(wordsOf(whole)).toContain(HOST)
    handler.mockImplementationOnce(async (__, response) => {
      countIslandHosts(1)
      await answer(response, body)
    })
    expect(await renderer.render(HOTELS)).toBeUndefined()
    expect((await store.get('/fr/hotels'))?.page).toBe(whole)
    expect(vi.mocked(log.error).mock.calls).toEqual([
      [expect.objectContaining({ event: 'page.not-rendered', key: '/fr/hotels' }), expect.any(String)],
    ])
    expect(log.warn).not.toHaveBeenCalled()
  })
})

describe('a question of the site to itself', () => {
  test('resolves to the answer, whatever that is', async () => {
    handler.mockImplementation(async (request, response) => {
      await answer(response, String(request.headers['x-site-status-path']), 404)
    })
    expect(await rendererOf().ask('/fr/site-status/404', { 'x-site-status-path': '/x' })).toEqual({
      status: 404,
      body: '/x',
      templates: [],
    })
    expect(store.has('/fr/site-status/404')).toBe(false)
  })

  test('is recognised as one by what answers it', async () => {
    const seen: unknown[] = []
    handler.mockImplementation(async (_, response) => {
      response.once('finish', () => {
        seen.push(currentRendering())
      })
      const finished = once(response, 'finish')
      seen.push(currentRendering())
      await answer(response)
      await finished
    })
    const rendering = new Rendering()
    await rendererOf().ask('/fr', {}, rendering)
    expect(seen[0]).toBe(rendering)
    expect(currentRendering()).toBeUndefined()
  })
})

test('outside of a rendering nothing is noted, and nothing fails', async () => {
  await expect(tagPage(['story:a'])).resolves.toBeUndefined()
})

describe('a rendering for one request', () => {
  test('is a finished page, and not stored', async () => {
    handler.mockImplementation(async (request, response) => {
      await tagPage(['story:a'])
      await answer(response, `<p>${request.url}</p>`)
    })
    const page = await rendererOf().renderOnce('/fr/list-page/1/recherche?q=mer')
    expect(wordsOf(page)).toBe('<p>/fr/list-page/1/recherche?q=mer</p>')
    expect([store.has('/fr/recherche'), store.has('/fr/list-page/1/recherche')]).toEqual([false, false])
  })

  test('that fails, or finds nothing, is none; the log has no query', async () => {
    handler.mockImplementationOnce(async (_, response) => answer(response, '', 404))
    expect(await rendererOf().renderOnce('/fr/x')).toBeUndefined()
    handler.mockRejectedValueOnce(new Error('broken'))
    expect(await rendererOf().renderOnce('/fr/x?q=secret')).toBeUndefined()
    expect(vi.mocked(log.warn).mock.calls.map(([fields]) => fields)).toEqual([
      { event: 'page.not-rendered', key: '/fr/x', err: expect.any(Error) },
    ])
  })
})

describe('a page of which only the frame is stale', () => {
  /** Pages with a header, which says how often it was published. */
  let published = 1
  const asked = (): (string | undefined)[] => handler.mock.calls.map(([request]) => request.url)

  beforeEach(() => {
    published = 1
    handler.mockImplementation(async (request, response) => {
      const rendering = currentRendering()
      const name = `header-${published}`
      await tagPage([`story:${request.url}`])
      if (rendering) {
        rendering.framePlace = { path: String(request.url), homePath: '/fr', alternates: { fr: '/', en: '/en' } }
        const mark = { kind: 'link', href: '/fr/a', group: [] } as const
        rendering.frameParts.push({
          key: 'h/fr',
          subtrees: [{ tag: 'header', name }],
          marks: [mark],
          tags: ['story:h'],
        })
      }
      await answer(
        response,
        `<header data-static="${name}"><a aria-current="frame:0">${published}</a></header><p>${request.url}</p>`,
      )
    })
  })

  const page = (inside: string) => ({ locale: 'fr', inside }) as const
  const publish = (...tags: string[]) => {
    published += 1
    gateway.generation += 1
    store.invalidate(new Set(tags), gateway.generation, 7)
    handler.mockClear()
  }
  const expected = (inside: string, header: number, current = '') =>
    `<header data-static="header-${header}"><a${current}>${header}</a></header><p>/fr/${inside}</p>`

  test('gets the frame of the first one that is rendered, and is what would have been rendered', async () => {
    const renderer = rendererOf()
    for (const inside of ['a', 'b', 'c']) await renderer.render(page(inside))
    publish('story:h')
    for (const inside of ['b', 'a', 'c']) {
      const stored = await renderer.revalidate(page(inside))
      expect(wordsOf(stored)).toBe(expected(inside, 2, inside === 'a' ? ' aria-current="page"' : ''))
      expect((await store.get(`/fr/${inside}`))?.page).toBe(stored)
      expect([store.isStale(`/fr/${inside}`), store.tagsOf(`/fr/${inside}`)]).toEqual([false, [`story:/fr/${inside}`]])
    }
    expect(asked()).toEqual(['/fr/b'])
    const [a, whole] = [await store.peek('/fr/a'), await rendererOf().render(page('a'))]
    expect([a?.policy, a?.etag]).toEqual([whole?.policy, whole?.etag])
  })

  test('gets it again at the next change, and after one that changed nothing', async () => {
    const renderer = rendererOf()
    for (const inside of ['a', 'b']) await renderer.render(page(inside))
    for (const header of [2, 3]) {
      publish('story:h')
      for (const inside of ['a', 'b']) await renderer.revalidate(page(inside))
      expect(wordsOf(await store.peek('/fr/b'))).toBe(expected('b', header))
      expect(asked()).toEqual(['/fr/a'])
    }
    publish('story:h')
    published -= 1
    const before = await store.peek('/fr/b')
    for (const inside of ['a', 'b']) await renderer.revalidate(page(inside))
    expect([await store.peek('/fr/b'), store.isStale('/fr/b')]).toEqual([before, false])
  })

  test.each([
    ['whose own story has changed too, before', ['story:/fr/b'], ['story:h']],
    ['whose own story has changed too, after', ['story:h'], ['story:/fr/b']],
    ['whose own story has changed too, at once', ['story:h', 'story:/fr/b'], []],
  ])('%s, is rendered', async (_, first, second) => {
    const renderer = rendererOf()
    for (const inside of ['a', 'b']) await renderer.render(page(inside))
    publish(...first)
    publish(...second)
    for (const inside of ['a', 'b']) await renderer.revalidate(page(inside))
    expect(asked()).toContain('/fr/b')
    expect(wordsOf(await store.peek('/fr/b'))).toBe(expected('b', 3))
  })

  test('is stale again where the header changes while it is put together', async () => {
    const renderer = rendererOf()
    for (const inside of ['a', 'b']) await renderer.render(page(inside))
    publish('story:h')
    await renderer.revalidate(page('a'))
    const stale = renderer.revalidate(page('b'))
    publish('story:h')
    await stale
    expect(store.isStale('/fr/b')).toBe(true)
    await renderer.revalidate(page('b'))
    expect(wordsOf(await store.peek('/fr/b'))).toBe(expected('b', 3))
  })

  test('leaves nothing of a rendering that began before the change', async () => {
    const renderer = rendererOf()
    for (const inside of ['a', 'b']) await renderer.render(page(inside))
    const { promise, resolve } = Promise.withResolvers<void>()
    const answering = handler.getMockImplementation() as NextHandler
    handler.mockImplementationOnce(async (...all) => {
      const slow = promise.then(() => (published = 1))
      await slow
      await answering(...all)
    })
    const old = renderer.render(page('c'))
    publish('story:h')
    resolve()
    await old
    published = 2
    await renderer.revalidate(page('b'))
    expect(wordsOf(await store.peek('/fr/b'))).toBe(expected('b', 2))
  })
})
