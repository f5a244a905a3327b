import { type IncomingMessage, type Server, type ServerResponse, request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { BARE_POLICY, SECURITY_HEADERS, pagePolicy } from '#lib/routing/response-headers.ts'
import { type Route, currentRoute, toRouteRequest } from '#lib/routing/route.ts'
import type { CachedPageHandler } from './cached-page-handler.ts'
import { createHttpServer } from './http-server.ts'
import { NAMED_PAGES } from './test-support.ts'

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

const log = { warn: vi.fn(), error: vi.fn() }
const handler = vi.fn<(request: IncomingMessage, response: ServerResponse) => Promise<void>>()
const cachedPages = vi.fn<CachedPageHandler>()

let server: Server
let port: number

beforeAll(async () => {
  server = createHttpServer(handler, {
    development: false,
    rootFolder: 'website-hotels',
    trustedProxies: 0,
    log,
    cachedPages,
    statusPages: NAMED_PAGES,
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.close()
})

beforeEach(() => {
  cachedPages.mockResolvedValue(undefined)
  handler.mockImplementation(async (_request, response) => {
    response.end('page')
  })
})

afterEach(() => {
  vi.clearAllMocks()
})

/** By node:http, which sends the target as it is, unlike fetch. */
function request(
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('error', reject)
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Bytes into the socket, text out of it. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1')
    })
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => {
      resolve(text)
    })
  })
}

function expectSecured(headers: Answer['headers']): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers[name], name).toBe(value)
}

/** Without a trace of the server's internals. */
const expectDiscreet = (text: string) => expect(text).not.toMatch(/\.ts\b|\.js\b|node:|node_modules|\n\s+at |Error:/)

/** Headers of Next's own parts and of its client, as sources of Next and the site name them. */
const INTERNAL = [
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-invoke-path',
  'x-invoke-status',
  'x-nextjs-data',
  'x-nextjs-html-request-id',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-next-revalidated-tags',
  'x-next-cache-tags',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-url',
  'x-matched-path',
  'x-now-route-matches',
  'x-site-status-path',
  'x-forwarded-host',
  'x-client-address',
  'rsc',
]

/** Names that only resemble those. */
const KEPT = ['x-kept', 'rsc-x', 'x-rsc', 'x-forwarded-for', 'nextx', 'x-my-next-url']

describe('what goes in', () => {
  test('reaches the handler, and the answer carries the security headers', async () => {
    const answer = await request('/hotels?a=1')
    expect(answer).toMatchObject({ status: 200, body: 'page' })
    expectSecured(answer.headers)
    expect(answer.headers['content-security-policy']).toBe(BARE_POLICY)
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('a page’s own policy stays', async () => {
    handler.mockImplementation(async (_request, response) => {
      response.setHeader('content-security-policy', "default-src 'self'").end()
    })
    expect((await request('/')).headers['content-security-policy']).toBe("default-src 'self'")
    handler.mockImplementation(async (_request, response) => {
      response.writeHead(200, { 'content-security-policy': "default-src 'self'" }).end()
    })
    expect((await request('/')).headers['content-security-policy']).toBe("default-src 'self'")
  })

  test.each(['/card-worker.js', '/offline-worker.js?build=x', '/captcha-worker.js'])(
    'the worker %s may ask this site',
    async (path) => {
      expect((await request(path)).headers['content-security-policy']).toMatch(
        /^default-src 'none'; connect-src 'self'/,
      )
    },
  )

  test('a page depends on what its address says, whatever Next names', async () => {
    handler.mockImplementation(async (_request, response) => {
      response.setHeader('content-type', 'text/html').setHeader('vary', 'rsc, Accept-Encoding').end()
    })
    expect((await request('/hotels?a=1')).headers.vary).toBe('Accept-Encoding')
    expect((await request('/?a=1')).headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site')
  })

  test('headers of Next’s own parts do not come in from outside', async () => {
    await request('/', { headers: Object.fromEntries([...INTERNAL, ...KEPT].map((name) => [name, 'middleware'])) })
    const seen = handler.mock.calls[0]?.[0].headers ?? {}
    for (const name of KEPT) expect(seen[name], name).toBe('middleware')
    expect(Object.keys(seen).filter((name) => INTERNAL.includes(name))).toEqual(['x-client-address'])
    expect(seen['x-client-address']).toBe('127.0.0.1')
  })

  test('the api takes any method', async () => {
    expect((await request('/api/x', { method: 'POST', body: '{}' })).status).toBe(200)
  })
})

describe('the cached-page handler', () => {
  test('runs first, and what it answers never gets to Next', async () => {
    cachedPages.mockImplementation(async (request, response) => {
      response.writeHead(200, ['x-cached', 'yes']).end(request.url)
      return true as const
    })
    expect(await request('/hotels?a=1')).toMatchObject({
      status: 200,
      body: '/hotels?a=1',
      headers: { 'x-cached': 'yes' },
    })
    cachedPages.mockImplementation((_, response) => {
      response.writeHead(204).end()
      return true as const
    })
    expect((await request('/hotels')).status).toBe(204)
    expect(handler).not.toHaveBeenCalled()
  })

  test('hands its route on to whatever runs in Next’s handler', async () => {
    const routeRequest = toRouteRequest({ path: '/hotels', search: '', header: () => undefined })
    const route: Route = { request: routeRequest, decision: { kind: 'redirect', status: 308, location: '/x' } }
    cachedPages.mockResolvedValue(route)
    const seen: unknown[] = []
    handler.mockImplementation(async (_request, response) => {
      await new Promise((resolve) => setImmediate(resolve))
      seen.push(currentRoute())
      response.end('page')
    })
    await request('/hotels')
    cachedPages.mockResolvedValue(undefined)
    await request('/hotels')
    expect(seen).toEqual([route, undefined])
  })

  test('does not see what is rejected or redirected', async () => {
    await request('/%00')
    await request('/hotels', { method: 'POST' })
    await request('//hotels')
    expect(cachedPages).not.toHaveBeenCalled()
  })

  test.each([
    [
      'at once',
      () => {
        throw new Error('secret of the store')
      },
    ],
    [
      'later',
      async () => {
        throw new Error('secret of the store')
      },
    ],
  ])('that fails %s is answered with the page for 500', async (_, fail) => {
    cachedPages.mockImplementation(fail)
    const answer = await request('/hotels')
    expect(answer).toMatchObject({ status: 500, body: '500 fr /hotels' })
    expectSecured(answer.headers)
    expect(answer.headers['content-security-policy']).toBe(pagePolicy())
    expect(handler).not.toHaveBeenCalled()
    expect(log.error).toHaveBeenCalledOnce()
  })
})

describe('what is refused', () => {
  test.each([
    ['GET', '/%E0%A4%A', 400, {}],
    ['GET', '/%00', 400, {}],
    ['GET', '/a%5Cb', 400, {}],
    ['GET', '/', 400, { 'next-action': 'x' }],
    ['GET', 'http://evil.example/', 400, {}],
    ['GET', `/${'a'.repeat(8_192)}`, 414, {}],
    ['GET', '/_next/image?url=x', 404, {}],
    ['POST', '/', 405, {}],
    ['DELETE', '/hotels', 405, {}],
    ['TRACE', '/hotels', 405, {}],
    ['TRACE', '/api/search', 405, {}],
    ['PROPFIND', '/api/search', 405, {}],
  ])('%s %s: %i', async (method, path, status, headers) => {
    const answer = await request(path, { method, headers })
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.headers['cache-control']).toBe(status === 404 ? 'private, no-store' : 'no-store')
    if (status === 405) expect(answer.headers.allow).toMatch(/^GET, HEAD(?!.*TRACE)/)
    else expect(answer.headers.allow).toBeUndefined()
    expect(answer.headers['content-security-policy']).toBe(BARE_POLICY)
    expectSecured(answer.headers)
    expectDiscreet(answer.body)
    expect(answer.body.split('\n').filter(Boolean)).toHaveLength(1)
    expect(handler).not.toHaveBeenCalled()
    expect(log.warn).toHaveBeenCalledOnce()
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ event: 'request.refused', status, method })
  })

  test('a mailed secret is not in the log', async () => {
    const secret = 'kV3xO-9f_aQ2rT7yU1iP5sD8gH4jK6lZ0cB2nM5vX8w'
    await request(`/infiniment-barriere/activation/${secret}`, { method: 'POST' })
    expect(JSON.stringify(log.warn.mock.calls)).toContain('/infiniment-barriere/activation/')
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('kV3xO')
  })

  test('the log keeps no query and no long address', async () => {
    await request('/%00?email=camille@example.com')
    await request(`/${'a'.repeat(8_192)}`)
    const lines = log.warn.mock.calls.map(([entry]) => JSON.stringify(entry))
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      expect(line).not.toContain('camille')
      expect(line.length).toBeLessThan(300)
    }
  })

  test.each([
    ['no HTTP', 'hello there\r\n\r\n', 400],
    ['a TLS hello', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', 400],
    ['a raw NUL in the address', 'GET /a\u0000b HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    [
      'length and chunks',
      'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['more than 16 KB of headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
  ])('%s', async (_, bytes, status) => {
    const answer = await raw(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(head.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase())
    expect(head).toContain(BARE_POLICY)
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`)
    expectDiscreet(body)
    expect(log.warn).toHaveBeenCalledOnce()
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ event: 'request.refused', status })
    expect(handler).not.toHaveBeenCalled()
  })

  test.each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'an expectation that nobody can meet',
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
      417,
    ],
  ])('%s', async (_, bytes, status) => {
    const answer = await raw(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const name of Object.keys(SECURITY_HEADERS)) expect(answer.toLowerCase()).toContain(`${name}: `)
    expect(log.warn).toHaveBeenCalledOnce()
    expect(handler).not.toHaveBeenCalled()
  })

  test('a client that went away is no error of the server', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET / HT')
        socket.resetAndDestroy()
      })
      socket.on('close', () => {
        resolve()
      })
    })
    expect((await request('/')).status).toBe(200)
    expect(log.error).not.toHaveBeenCalled()
  })
})

describe('repeated slashes', () => {
  test.each([
    ['//evil.example/', '/evil.example'],
    ['//evil.example/%2fx?a=1?b', '/evil.example/%2fx?a=1?b'],
    ['///', '/'],
    ['/fr//evil.example/', '/evil.example'],
    ['/website-hotels//hotels/', '/hotels'],
    ['/hotels//x?next=//y', '/hotels/x?next=//y'],
  ])('%s → %s, on this host', async (path, location) => {
    const answer = await request(path)
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe(location)
    expect(new URL(String(answer.headers.location), 'https://site.example').origin).toBe('https://site.example')
    expectSecured(answer.headers)
    expect(handler).not.toHaveBeenCalled()
  })

  test('two slashes in a query are the query’s own affair', async () => {
    expect((await request('/x?next=//y')).status).toBe(200)
  })
})

describe('a handler that fails', () => {
  test('is answered with the page for 500, and logged once', async () => {
    handler.mockImplementation(async (_request, response) => {
      response
        .setHeader('cache-control', 's-maxage=31536000')
        .setHeader('content-length', '3')
        .setHeader('set-cookie', 'a=1')
      throw new Error('secret of the database')
    })
    const answer = await request('/hotels?email=camille@example.com')
    expect(answer).toMatchObject({ status: 500, body: '500 fr /hotels' })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expectSecured(answer.headers)
    expectDiscreet(answer.body)
    expect(log.error).toHaveBeenCalledOnce()
    expect(JSON.stringify(log.error.mock.calls[0]?.[0])).not.toContain('camille')
  })

  test('half an answer is broken off, never passed for a whole one', async () => {
    handler.mockImplementation(async (_request, response) => {
      await new Promise<void>((resolve) => {
        response.write('<p>half', () => {
          resolve()
        })
      })
      throw new Error('lost')
    })
    await expect(request('/')).rejects.toThrow(/aborted|hang up/)
    expect(log.error).toHaveBeenCalledOnce()
  })
})

test('the development server sends no policy, which its own scripts would break', async () => {
  const development = createHttpServer(handler, {
    development: true,
    rootFolder: 'website-hotels',
    trustedProxies: 0,
    log,
  })
  await new Promise<void>((resolve) => {
    development.listen(0, '127.0.0.1', resolve)
  })
  const answer = await fetch(`http://127.0.0.1:${(development.address() as AddressInfo).port}/_next/webpack-hmr`, {
    headers: { rsc: '1' },
  })
  expect(answer.status).toBe(200)
  // In development, pages request their parts with such headers whenever a file is saved.
  expect(handler.mock.calls[0]?.[0].headers['rsc']).toBe('1')
  expect(answer.headers.get('content-security-policy')).toBeNull()
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  development.closeAllConnections()
  development.close()
})
