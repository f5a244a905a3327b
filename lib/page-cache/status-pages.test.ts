import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContentGateway } from '#lib/content/gateway.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { GAMBLING_WARNING } from '#lib/domain/gambling-warning.ts'
import type { ErrorStatus } from '#lib/i18n/status-words.ts'
import { log } from '#lib/process/log.ts'
import { STATUS_PATH_HEADER, STATUS_REQUEST_HEADER } from '#lib/routing/response-headers.ts'
import { StatusPages } from './status-pages.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

type Ask = ConstructorParameters<typeof StatusPages>[0]['ask']

/** The page for 404 says which address failed, the others do not. */
const plainly = (path: string, placeholder: string) =>
  `<html><body>${path}${path.endsWith('404') ? ` ${placeholder}` : ''}</body></html>`

/** A site whose pages are made of these tags, and end with the id of the request. */
const answering = (body = plainly, status = 200, tags: readonly string[] = ['t'], ids = 1) =>
  vi.fn<Ask>(async (path, headers, rendering) => {
    for (const tag of tags) rendering?.tags.add(tag)
    const id = (headers?.[STATUS_REQUEST_HEADER] ?? '').repeat(ids)
    return { status, body: `${body(path, decodeURI(headers?.[STATUS_PATH_HEADER] ?? ''))}${id}.`, templates: [] }
  })

const wordsOf = (pages: StatusPages, status: ErrorStatus, locale: 'fr' | 'en', path: string) =>
  pages.fill(status, locale, { path, requestId: 'r1' }).identity.toString()

test('each status has a page in each language; that for 404 says the address that was asked for', async () => {
  const ask = answering()
  const pages = new StatusPages({ ask })
  await pages.refresh()
  expect(wordsOf(pages, 404, 'fr', '/nope')).toBe('<html><body>/fr/site-status/404 /nope</body></html>r1.')
  expect(wordsOf(pages, 404, 'en', '/en/%C3%A9t%C3%A9')).toBe(
    '<html><body>/en/site-status/404 /en/%C3%A9t%C3%A9</body></html>r1.',
  )
  for (const status of [403, 500, 503] as const)
    expect(wordsOf(pages, status, 'en', '/x')).toBe(`<html><body>/en/site-status/${status}</body></html>r1.`)
  for (const status of [404, 500] as const)
    expect(gunzipSync(pages.fill(status, 'fr', { path: '/nope', requestId: 'r1' }).gzip).toString()).toBe(
      wordsOf(pages, status, 'fr', '/nope'),
    )
  expect(ask).toHaveBeenCalledTimes(8)
})

test.each([
  ['fr', '<html lang="fr"', 'Le courant a sauté.'],
  ['en', '<html lang="en"', 'The lights went out.'],
] as const)('before any rendering the last resort stands, in its language (%s)', (locale, opening, words) => {
  const pages = new StatusPages({ ask: answering() })
  const html = wordsOf(pages, 500, locale, '/x')
  expect(html).toContain(opening)
  expect(html).toContain(words)
  for (const part of [
    'BARRIÈRE',
    'Internal Server Error · Request r1',
    'href="/en"',
    'href="/"',
    GAMBLING_WARNING.site,
  ])
    expect(html).toContain(part)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).not.toMatch(/<script|<link|<style|src=/)
  expect(gunzipSync(pages.fill(500, locale, { path: '/x', requestId: 'r1' }).gzip).toString()).toBe(html)
})

test('an address is text, never markup, rendered or not', async () => {
  const hostile = `/<script>alert("1")</script>&'$&$1`
  const escaped = '/&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#x27;$&amp;$1'
  const pages = new StatusPages({ ask: answering((path, placeholder) => (path.endsWith('404') ? placeholder : '')) })
  expect(wordsOf(pages, 404, 'fr', hostile)).toContain(escaped)
  expect(wordsOf(pages, 404, 'fr', hostile)).not.toContain('<script')
  await pages.refresh()
  expect(wordsOf(pages, 404, 'fr', hostile)).toBe(`${escaped}r1.`)
})

test('they hold no script, and nothing that asks for one', async () => {
  const pages = new StatusPages({
    ask: answering(
      (path, placeholder) =>
        '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
        `<script src="/a.js" async=""></script><p>${path.endsWith('404') ? placeholder : ''}</p>` +
        `<script>self.__next_f.push([1,"${placeholder}"])</script>\n<script type="x">\na</script>`,
    ),
  })
  await pages.refresh()
  expect(wordsOf(pages, 404, 'fr', '/x')).toBe('<link rel="stylesheet" href="/a.css"/><p>/x</p>\nr1.')
})

test.each([
  ['that is no success', answering(undefined, 500), 8],
  ['without the address', answering(() => '<p>404</p>'), 2],
  ['without the request’s id', answering(plainly, 200, ['t'], 0), 8],
  ['with the request’s id twice', answering(plainly, 200, ['t'], 2), 8],
  ['with the address twice', answering((path, one) => (path.endsWith('404') ? one + one : '')), 2],
  [
    'that never comes',
    vi.fn<Ask>(async () => {
      throw new Error('gone')
    }),
    8,
  ],
])('an answer %s leaves the page that there was, is told of, and is asked for again', async (_, broken, faults) => {
  const ask = answering()
  const pages = new StatusPages({ ask })
  await pages.refresh()
  const before = wordsOf(pages, 404, 'en', '/x')
  ask.mockImplementation(broken)
  pages.invalidate(new Set(['t']))
  await pages.refresh()
  expect(wordsOf(pages, 404, 'en', '/x')).toBe(before)
  expect(log.warn).toHaveBeenCalledTimes(faults)
  ask.mockImplementation(answering((path, one) => `new ${path.endsWith('404') ? one : ''}`))
  await pages.refresh()
  expect(wordsOf(pages, 404, 'en', '/x')).toBe('new /xr1.')
})

test('a page without its frame replaces none that has it, and is rendered until it has it', async () => {
  const incomplete = answering((path, one) => `bare ${plainly(path, one)}`, 200, [INCOMPLETE_TAG])
  const ask = vi.fn<Ask>(incomplete)
  const pages = new StatusPages({ ask })
  await pages.refresh()
  expect(wordsOf(pages, 500, 'fr', '/x')).toMatch(/^bare/)
  ask.mockImplementation(answering())
  await pages.refresh()
  expect(wordsOf(pages, 500, 'fr', '/x')).not.toMatch(/^bare/)
  ask.mockImplementation(incomplete)
  pages.invalidate(new Set(['t']))
  await pages.refresh()
  expect(wordsOf(pages, 500, 'fr', '/x')).not.toMatch(/^bare/)
})

test('they follow the space: a change of what they are made of renders them again, and no other change', async () => {
  const ask = answering()
  const pages = new StatusPages({ ask })
  let change: (tags: ReadonlySet<string>) => void = () => {}
  const onChange: ContentGateway['onChange'] = (told) => {
    change = told
  }
  const stop = pages.follow({ onChange })
  await pages.refresh()
  change(new Set(['other']))
  await pages.refresh()
  expect(ask).toHaveBeenCalledTimes(8)
  change(new Set(['t']))
  await pages.refresh()
  expect(ask).toHaveBeenCalledTimes(16)
  ask.mockRejectedValueOnce(new Error('once'))
  change(new Set(['t']))
  await pages.refresh()
  expect(ask).toHaveBeenCalledTimes(24)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(ask).toHaveBeenCalledTimes(25)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
