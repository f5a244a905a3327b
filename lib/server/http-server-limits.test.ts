import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SECURITY_HEADERS } from '#lib/routing/response-headers.ts'
import { sendEndlessly } from '@barriere/shared/http/test-support.ts'
import type { Route } from '#lib/routing/route.ts'
import type { createAdmission } from './admission.ts'
import type { CachedPageHandler } from './cached-page-handler.ts'
import type { FreshPageHandler } from './fresh-page-handler.ts'
import { createHttpServer } from './http-server.ts'

const log = { warn: vi.fn(), error: vi.fn() }
const handler = vi.fn<(request: IncomingMessage, response: ServerResponse) => Promise<void>>()
const cachedPages = vi.fn<CachedPageHandler>()
const freshPages = vi.fn<FreshPageHandler>()
const admission = vi.fn<ReturnType<typeof createAdmission>>()

let server: Server
let port: number

beforeAll(async () => {
  const parts = { log, admission, cachedPages, freshPages }
  const settings = { development: false, rootFolder: 'website-hotels', trustedProxies: 0, ...parts }
  server = createHttpServer(handler, settings)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.close()
})

beforeEach(() => {
  admission.mockResolvedValue('admitted')
  cachedPages.mockReturnValue(undefined)
  freshPages.mockResolvedValue(false)
  handler.mockImplementation(async (_request, response) => {
    response.end('answered')
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

test.each([
  [429, 7, 'rate-limit'],
  [503, 2, 'overload'],
] as const)('too much work: %i, and when to come again', async (status, retryAfter, cause) => {
  admission.mockResolvedValue({ status, retryAfter, cause })
  const answer = await fetch(`http://127.0.0.1:${port}/api/search?q=x`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, String(retryAfter)])
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(answer.headers.get(name)).toBe(value)
  expect(handler).not.toHaveBeenCalled()
  expect(admission).toHaveBeenCalledWith('call', '127.0.0.1', expect.anything())
})

test.each([
  ['fr', 'Trop d’essais en peu de temps. Patientez un instant.'],
  ['en-GB', 'Too many attempts in a short time. Please wait a moment.'],
])('a login that is one too many is told so in the form of its failures (%s)', async (language, message) => {
  admission.mockResolvedValue({ status: 429, retryAfter: 2, cause: 'overload' })
  const answer = await fetch(`http://127.0.0.1:${port}/api/eph/users/login`, {
    method: 'POST',
    body: '{}',
    headers: { 'accept-language': language, 'sec-fetch-dest': 'empty' },
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2'])
  expect(await answer.json()).toEqual({ code: 'default', message })
  expect(admission).toHaveBeenCalledWith('hotel-login', '127.0.0.1', expect.anything())
})

test('a later page of a list is admitted before it is routed, and once', async () => {
  const steps: string[] = []
  admission.mockImplementation(async (kind) => {
    steps.push(kind)
    return 'admitted'
  })
  cachedPages.mockImplementation(() => {
    steps.push('routed')
    return undefined
  })
  for (const path of ['/journal?page=2', '/journal?page=1', '/journal?utm_source=x', '/recherche?q=a&page=40'])
    await fetch(`http://127.0.0.1:${port}${path}`)
  expect(steps).toEqual(['page', 'routed', 'routed', 'call', 'routed', 'call', 'page', 'routed'])
  steps.length = 0
  admission.mockResolvedValue({ status: 429, retryAfter: 7, cause: 'rate-limit' })
  expect((await fetch(`http://127.0.0.1:${port}/journal?page=2`)).status).toBe(429)
  expect(steps).toEqual([])
})

test('a fresh page is admitted before it is rendered, and Next is not asked', async () => {
  const route = { request: { draft: false }, decision: { kind: 'page' } } as Route
  cachedPages.mockReturnValue(route)
  freshPages.mockImplementation(async (_, response) => {
    response.end('fresh')
    return true
  })
  expect(await (await fetch(`http://127.0.0.1:${port}/recherche?q=a`)).text()).toBe('fresh')
  expect(freshPages).toHaveBeenCalledWith(expect.anything(), expect.anything(), route)
  expect([admission.mock.calls.length, handler.mock.calls.length]).toEqual([1, 0])
  admission.mockResolvedValue({ status: 503, retryAfter: 2, cause: 'overload' })
  expect((await fetch(`http://127.0.0.1:${port}/recherche?q=a`)).status).toBe(503)
  expect(freshPages).toHaveBeenCalledOnce()
})

test('a rendering that the site has not signed is refused before Next', async () => {
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  expect(await statusOf('/media/f/1/8x6/ab/x.jpg/m/4x0?s=AAAAAA')).toBe(404)
  expect(await statusOf('/media/v1/spaces')).toBe(404)
  expect(handler).not.toHaveBeenCalled()
  expect(await statusOf('/media/f/1/8x6/ab/x.jpg')).toBe(200)
})

test('a body that nobody reads is cut off', async () => {
  const { answer, sent } = await sendEndlessly(port, '/api/webhooks/storyblok')
  expect(answer).toMatch(/^HTTP\/1\.1 200 (?:.+\r\n)*Connection: close\r\n/)
  // The capacity of the system's socket buffers on both sides.
  expect(sent).toBeLessThan(16 * 2 ** 20)
})

test('slow headers end after ten seconds, which is looked at every second', () => {
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 })
})
