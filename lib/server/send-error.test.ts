import { once } from 'node:events'
import { type IncomingMessage, type Server, type ServerResponse, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GUARDED_HEADER, STATUS_PAGE_HEADER } from '#lib/routing/response-headers.ts'
import { createHttpServer } from './http-server.ts'
import { errorForm } from './send-error.ts'
import { NAMED_PAGES } from './test-support.ts'

const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'
const PICTURE = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

test.each([
  ['/nope', {}, 'page'],
  ['/nope', { accept: '*/*' }, 'page'],
  ['/nope.png', { accept: NAVIGATION }, 'page'],
  ['/nope.png', { accept: PICTURE }, 'text'],
  ['/nope.png', { 'accept': PICTURE, 'sec-fetch-dest': 'image' }, 'text'],
  ['/nope', { 'accept': '*/*', 'sec-fetch-dest': 'script' }, 'text'],
  ['/nope', { 'accept': '*/*', 'sec-fetch-dest': 'empty' }, 'page'],
  ['/nope', { accept: 'application/json' }, 'json'],
  ['/api/nope', {}, 'json'],
  ['/api/nope', { accept: '*/*' }, 'json'],
  ['/api/nope', { accept: 'application/json, text/plain, */*' }, 'json'],
  ['/api/nope', { accept: NAVIGATION }, 'page'],
  ['/api/nope', { 'accept': '*/*', 'sec-fetch-dest': 'document' }, 'page'],
  ['/media/nope.jpg', {}, 'text'],
  ['/media/nope.jpg', { accept: NAVIGATION }, 'page'],
  ['/.well-known/nope', { accept: '*/*' }, 'text'],
  ['/feeds/nope.xml', { accept: 'application/rss+xml' }, 'text'],
] as const)('an error at %s to %o is a %s', (path, headers, form) => {
  expect(errorForm(path, { headers })).toBe(form)
})

const handler = vi.fn<(request: IncomingMessage, response: ServerResponse) => Promise<void>>()

let server: Server

beforeAll(async () => {
  server = createHttpServer(handler, {
    development: false,
    rootFolder: 'website-hotels',
    trustedProxies: 0,
    log: { warn: vi.fn(), error: vi.fn() },
    statusPages: NAMED_PAGES,
  })
  server.listen(0)
  await once(server, 'listening')
})

afterAll(() => {
  server.close()
})

beforeEach(() => {
  handler.mockReset()
})

async function answerTo(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const request = httpRequest({ port, path, method, headers, agent: false }).end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let body = ''
  for await (const chunk of response.setEncoding('utf8')) body += String(chunk)
  return { status: response.statusCode, headers: response.headers, body }
}

/** Ways in which a handler may write the same answer. */
const WRITERS: [string, (response: ServerResponse, status: number, type: string, body: string) => void][] = [
  [
    'piece by piece',
    (response, status, type, body) => {
      response.statusCode = status
      response.setHeader('content-type', type)
      response.flushHeaders()
      response.write(body)
      response.write(body)
      response.end()
    },
  ],
  [
    'at once',
    (response, status, type, body) => {
      response.writeHead(status, { 'content-type': type, 'content-length': body.length })
      response.end(body)
    },
  ],
  [
    'without a body',
    (response, status) => {
      response.statusCode = status
      response.end()
    },
  ],
]

describe.each(WRITERS)('a handler that fails %s', (_, write) => {
  const failing = (status: number, type = 'text/html') =>
    handler.mockImplementation(async (_request, response) => {
      response.setHeader('link', '</a.js>; rel=preload')
      response.setHeader('cache-control', 's-maxage=31536000')
      write(response, status, type, '<html id="__next_error__">stack of the bug</html>')
    })

  test.each([
    [500, '/hotels', '500 fr /hotels'],
    [500, '/en/hotels', '500 en /en/hotels'],
    [404, '/en/gone', '404 en /en/gone'],
    [503, '/hotels', '503 fr /hotels'],
  ])('with %i at %s is answered by the page', async (status, path, words) => {
    failing(status)
    for (const method of ['GET', 'HEAD']) {
      const answer = await answerTo(path, {}, method)
      expect([answer.status, answer.body]).toEqual([status, method === 'HEAD' ? '' : words])
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-length': String(words.length),
      })
      expect([answer.headers['link'], answer.headers['retry-after']]).toEqual([
        undefined,
        status === 503 ? '10' : undefined,
      ])
    }
  })

  test('answers calls in JSON and pictures in a line, without what went wrong', async () => {
    failing(500)
    expect(JSON.parse((await answerTo('/api/search')).body)).toEqual({ error: 'Internal server error' })
    expect((await answerTo('/share/x.jpg', { accept: PICTURE })).body).toMatch(/^Internal Server Error – /)
  })

  test.each([
    [{ 'accept-language': 'en-GB' }, 'en'],
    [{ 'accept-language': 'fr', 'cookie': 'locale=en' }, 'en'],
    [{ cookie: 'locale=fr' }, 'fr'],
    [{}, 'fr'],
  ])('speaks the language of the visitor where the address has none: %o', async (headers, locale) => {
    failing(404)
    expect((await answerTo('/api/nope', { accept: NAVIGATION, ...headers })).body).toBe(`404 ${locale} /api/nope`)
  })
})

describe('what stays as a handler wrote it', () => {
  const answering = (status: number, headers: Record<string, string>, body: string) =>
    handler.mockImplementation(async (_request, response) => {
      response.writeHead(status, headers)
      response.end(body)
    })

  test.each([200, 304, 401, 403, 429, 502])('status %i', async (status) => {
    answering(status, { 'content-type': 'text/plain' }, status === 304 ? '' : 'own')
    expect((await answerTo('/x')).status).toBe(status)
    expect((await answerTo('/x')).body).toBe(status === 304 ? '' : 'own')
  })

  test('the JSON of a call, to its caller alone', async () => {
    answering(404, { 'content-type': 'application/json' }, '{"code":"0404"}')
    expect((await answerTo('/api/eph/stays/1')).body).toBe('{"code":"0404"}')
    expect((await answerTo('/api/eph/stays/1', { accept: NAVIGATION })).body).toBe('404 fr /api/eph/stays/1')
  })

  test.each([403, 404])(
    'but a status page %i that Next has rendered, whose mark does not leave the site',
    async (status) => {
      answering(status, { 'content-type': 'text/html', [STATUS_PAGE_HEADER]: 'en' }, 'Next’s')
      const { body, headers } = await answerTo('/nope', { accept: NAVIGATION })
      expect([body, headers[STATUS_PAGE_HEADER]]).toEqual([`${status} en /nope`, undefined])
    },
  )

  test('its cookies and when to come again', async () => {
    answering(503, { 'content-type': 'text/plain', 'set-cookie': 'a=1', 'retry-after': '7' }, 'away')
    const { headers } = await answerTo('/feeds/journal.xml')
    expect([headers['set-cookie'], headers['retry-after']]).toEqual([['a=1'], '7'])
  })

  test('that an address is guarded, and may hold a token', async () => {
    answering(500, { [GUARDED_HEADER]: '1' }, 'bug')
    const { headers } = await answerTo('/infiniment-barriere/nouveau-mot-de-passe?token=x')
    expect([headers['referrer-policy'], headers['cache-control'], headers[GUARDED_HEADER]]).toEqual([
      'no-referrer',
      'private, no-store',
      undefined,
    ])
  })
})
