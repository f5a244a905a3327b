import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '#lib/process/log.ts'
import { STATUS_PATH_HEADER } from '#lib/routing/response-headers.ts'
import { NotFoundPages } from './not-found-pages.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

afterEach(() => {
  vi.clearAllMocks()
})

type Ask = ConstructorParameters<typeof NotFoundPages>[0]['ask']

/** A site whose status page says which address failed. */
const answering = (
  body = (path: string, placeholder: string) => `<html><body>${path} ${placeholder}</body></html>`,
  status = 200,
) =>
  vi.fn<Ask>(async (path, headers) => ({
    status,
    body: body(path, decodeURI(headers?.[STATUS_PATH_HEADER] ?? '')),
    templates: [],
  }))

const wordsOf = (pages: NotFoundPages, locale: 'fr' | 'en', path: string) =>
  pages.fill(locale, path)?.identity.toString()

test('each language has its page, with the address that was asked for', async () => {
  const ask = answering()
  const pages = new NotFoundPages({ ask })
  expect(pages.fill('fr', '/nope')).toBeUndefined()
  await pages.refresh()
  expect(wordsOf(pages, 'fr', '/nope')).toBe('<html><body>/fr/site-status/404 /nope</body></html>')
  expect(wordsOf(pages, 'en', '/en/%C3%A9t%C3%A9')).toBe(
    '<html><body>/en/site-status/404 /en/%C3%A9t%C3%A9</body></html>',
  )
  expect(gunzipSync(pages.fill('fr', '/nope')?.gzip ?? '').toString()).toBe(wordsOf(pages, 'fr', '/nope'))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('an address is text, never markup', async () => {
  const pages = new NotFoundPages({ ask: answering((_, placeholder) => placeholder) })
  await pages.refresh()
  expect(wordsOf(pages, 'fr', `/<script>alert("1")</script>&'$&$1`)).toBe(
    '/&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#x27;$&amp;$1',
  )
})

test('they hold no script, and nothing that asks for one', async () => {
  const pages = new NotFoundPages({
    ask: answering(
      (_, placeholder) =>
        '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
        `<script src="/a.js" async=""></script><p>${placeholder}</p>` +
        `<script>self.__next_f.push([1,"${placeholder}"])</script>\n<script type="x">\na</script>`,
    ),
  })
  await pages.refresh()
  expect(wordsOf(pages, 'fr', '/x')).toBe('<link rel="stylesheet" href="/a.css"/><p>/x</p>\n')
})

test.each([
  ['that is no success', answering(undefined, 500)],
  ['without the address', answering(() => '<p>404</p>')],
  ['with the address twice', answering((_, placeholder) => placeholder + placeholder)],
  [
    'that never comes',
    vi.fn<Ask>(async () => {
      throw new Error('gone')
    }),
  ],
])('an answer %s leaves the page that there was, and is told of', async (_, broken) => {
  const ask = answering()
  const renderer = { ask }
  const pages = new NotFoundPages(renderer)
  await pages.refresh()
  const before = wordsOf(pages, 'en', '/x')
  ask.mockImplementation(broken)
  await pages.refresh()
  expect(wordsOf(pages, 'en', '/x')).toBe(before)
  expect(log.warn).toHaveBeenCalledTimes(2)
  ask.mockImplementation(answering((_path, placeholder) => `new ${placeholder}`))
  await pages.refresh()
  expect(wordsOf(pages, 'en', '/x')).toBe('new /x')
})
