import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentRequest } from '@barriere/shared/observability/request-context.ts'
import { createHttpServer } from './http-server.ts'
import { NAMED_PAGES } from './test-support.ts'

const log = { warn: vi.fn(), error: vi.fn() }
const handler = vi.fn<(request: IncomingMessage, response: ServerResponse) => Promise<void>>()
let isDraining = false
let behindProxy: Server
let server: Server
let port: number

const listen = async (trustedProxies: number): Promise<Server> => {
  const listening = createHttpServer(handler, {
    development: false,
    rootFolder: 'website-hotels',
    trustedProxies,
    log,
    isDraining: () => isDraining,
    statusPages: NAMED_PAGES,
  })
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve)
  })
  return listening
}

const portOf = (one: Server): number => (one.address() as AddressInfo).port

beforeAll(async () => {
  server = await listen(0)
  behindProxy = await listen(1)
  port = portOf(server)
})

afterAll(() => {
  server.close()
  behindProxy.close()
})

beforeEach(() => {
  handler.mockImplementation(async (_request, response) => {
    response.end('page')
  })
})

afterEach(() => {
  vi.clearAllMocks()
})

const ask = async (path: string, headers: Record<string, string>, at = port) => {
  const response = await fetch(`http://127.0.0.1:${at}${path}`, { headers, redirect: 'manual' })
  await response.text()
  return { status: response.status, id: response.headers.get('x-request-id') }
}

describe('request id', () => {
  const TRACE = 'ab'.repeat(16)

  test.each([
    ['what Next answers', '/api/x', 200],
    ['a refusal', '/%00', 400],
    ['an error', '/broken', 500],
    ['a redirect', '//hotels', 308],
  ])('is in the header of %s, and that of its work', async (_, path, status) => {
    const seen: (string | undefined)[] = []
    handler.mockImplementation(async (_request, response) => {
      seen.push(currentRequest()?.id)
      if (path === '/broken') throw new Error('broken')
      response.end('page')
    })
    const answer = await ask(path, { 'x-request-id': 'forged-id-1', 'accept': 'text/html' })
    expect(answer.status).toBe(status)
    expect(answer.id).toMatch(/^[0-9a-f]{32}$/)
    expect(seen.every((id) => id === answer.id)).toBe(true)
  })

  test('is another one for each request, in the trace that the visitor’s software has begun', async () => {
    const traces: (string | undefined)[] = []
    handler.mockImplementation(async (_request, response) => {
      traces.push(currentRequest()?.trace.traceId)
      response.end('page')
    })
    const headers = { traceparent: `00-${TRACE}-${'cd'.repeat(8)}-01` }
    const ids = [(await ask('/x', headers)).id, (await ask('/x', headers)).id]
    expect(new Set(ids).size).toBe(2)
    expect(traces).toEqual([TRACE, TRACE])
  })

  test('behind a proxy it is the proxy’s, where that is an id', async () => {
    const idOf = async (id: string) => (await ask('/api/x', { 'x-request-id': id }, portOf(behindProxy))).id
    expect(await idOf('0123456789abcdef0123456789abcdef')).toBe('0123456789abcdef0123456789abcdef')
    expect(await idOf('<script>')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('a request that cannot be parsed has one too', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.end('GET / HTTP/1.1\r\nbad header\r\n\r\n')
    const text = await new Promise<string>((resolve) => {
      let received = ''
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        received += chunk
      })
      socket.on('close', () => {
        resolve(received)
      })
    })
    expect(text).toMatch(/^HTTP\/1\.1 400 [^]*\r\nx-request-id: [0-9a-f]{32}\r\n/)
  })
})

test('while it drains, a client is told to open another connection', async () => {
  const connectionOf = async () => (await fetch(`http://127.0.0.1:${port}/x`)).headers.get('connection')
  expect(await connectionOf()).toBe('keep-alive')
  isDraining = true
  expect(await connectionOf()).toBe('close')
  isDraining = false
})
