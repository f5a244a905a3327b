import { expect, test } from 'vitest'
import { HttpError } from './http-error.ts'
import { createHttpApp, polledRequests } from './http.ts'
import { createLog } from './log.ts'

const build = () => {
  const lines: Record<string, unknown>[] = []
  const isDraining = { value: false }
  const readiness = {
    get isDraining() {
      return isDraining.value
    },
    read: async () =>
      isDraining.value
        ? ({ isReady: false, status: 'draining', degraded: [] } as const)
        : ({ isReady: true, status: 'degraded', degraded: ['mails of hotel'] } as const),
  }
  const app = createHttpApp({
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
    hosts: ['services'],
    services: ['hotel'],
    readiness,
  })
  app.get('/fine', (context) => context.json({ fine: true }))
  app.get('/polled/:status{\\d+}', (context) => {
    polledRequests.add(context.req.raw)
    return context.json({}, context.req.param('status') === '200' ? 200 : 404)
  })
  app.get('/expected', () => {
    throw new HttpError(422, { name: ['is missing'] }, { 'retry-after': '3' })
  })
  app.get('/not-yet', () => {
    throw new HttpError(503, { error: 'Not yet' })
  })
  app.get('/framed', (context) => context.html('', 200, { 'content-security-policy': "default-src 'self'" }))
  app.get('/bug', () => {
    throw new Error('secret detail')
  })
  app.get('/database', () => {
    throw new Error('Failed query: select\nparams: someone@example.com', {
      cause: Object.assign(new Error('terminating connection'), { code: '57P01' }),
    })
  })
  return { app, lines, drain: () => (isDraining.value = true) }
}

test('one line a request, without the query', async () => {
  const { app, lines } = build()
  await app.request('/fine?token=hush&x=1')
  expect(lines).toEqual([
    expect.objectContaining({
      method: 'GET',
      path: '/fine',
      status: 200,
      ms: expect.any(Number),
      requestId: expect.any(String),
    }),
  ])
  expect(JSON.stringify(lines)).not.toContain('hush')
})

test('a poll has no line, unless it fails', async () => {
  const { app, lines } = build()
  await app.request('/polled/200')
  expect(lines).toEqual([])
  await app.request('/polled/404')
  expect(lines).toEqual([expect.objectContaining({ path: '/polled/404', status: 404 })])
})

test('a request id is kept when it is one, else made', async () => {
  const { app } = build()
  const idOf = async (given: string) =>
    (await app.request('/fine', { headers: { 'x-request-id': given } })).headers.get('x-request-id')
  expect(await idOf('trace-12345')).toBe('trace-12345')
  expect(await idOf('<script>')).toMatch(/^[\da-f]{32}$/)
})

test.each([
  ['/nowhere', 404, { error: 'Not Found' }],
  ['/expected', 422, { name: ['is missing'] }],
  ['/bug', 500, { error: 'Internal Server Error' }],
  ['/database', 503, { error: 'Service Unavailable' }],
])('%s answers %i as JSON', async (path, status, body) => {
  const { app } = build()
  const answer = await app.request(path)
  expect([answer.status, await answer.json()]).toEqual([status, body])
  expect(answer.headers.get('x-request-id')).not.toBeNull()
})

test.each([
  ['/fine', "default-src 'none'; frame-ancestors 'none'"],
  ['/bug', "default-src 'none'; frame-ancestors 'none'"],
  ['/nowhere', "default-src 'none'; frame-ancestors 'none'"],
  ['/framed', "default-src 'self'"],
])('secure defaults: %s is not sniffed, and has the strictest policy or its own', async (path, policy) => {
  const { headers } = await build().app.request(path)
  expect([headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual(['nosniff', policy])
})

test('what went wrong is in the log, not in the answer', async () => {
  const { app, lines } = build()
  const answer = await app.request('/bug')
  expect(await answer.text()).not.toContain('secret')
  expect(JSON.stringify(lines)).toContain('secret detail')
})

test('what was answered on purpose is one line, whatever its status', async () => {
  const { app, lines } = build()
  expect((await app.request('/not-yet')).status).toBe(503)
  expect(lines).toEqual([expect.objectContaining({ path: '/not-yet', status: 503 })])
})

test("a query's values are not in the log", async () => {
  const { app, lines } = build()
  await app.request('/database')
  expect(JSON.stringify(lines)).toContain('Failed query: select')
  expect(JSON.stringify(lines)).not.toContain('someone@example.com')
})

test('a lost database says when to come back', async () => {
  const { app } = build()
  expect((await app.request('/database')).headers.get('retry-after')).toBe('2')
})

test('the path of a line has no token', async () => {
  const { app, lines } = build()
  await app.request(`/hotel/activations/${'t0ken-'.repeat(8)}`)
  expect(JSON.stringify(lines)).not.toContain('t0ken')
})

test('a caller’s trace goes on, and the lines of log name it', async () => {
  const { app, lines } = build()
  const traceId = 'ab'.repeat(16)
  await app.request('/bug', {
    headers: { 'traceparent': `00-${traceId}-${'cd'.repeat(8)}-00`, 'x-request-id': 'r-12345678' },
  })
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toMatchObject({ requestId: 'r-12345678', traceId })
})

test('probes: alive; ready with what is missing; not ready once it stops; by any name, without a line', async () => {
  const { app, lines, drain } = build()
  const probe = async (path: string) => {
    const answer = await app.request(`http://10.0.0.7:4001/health/${path}`)
    return [answer.status, answer.headers.get('cache-control'), await answer.json()]
  }
  expect(await probe('live')).toEqual([200, 'no-store', { status: 'live' }])
  expect(await probe('ready')).toEqual([200, 'no-store', { status: 'degraded', degraded: ['mails of hotel'] }])
  expect((await app.request('/fine')).headers.get('connection')).toBeNull()
  drain()
  expect(await probe('ready')).toEqual([503, 'no-store', { status: 'draining', degraded: [] }])
  expect(await probe('live')).toEqual([200, 'no-store', { status: 'live' }])
  expect((await app.request('/fine')).headers.get('connection')).toBe('close')
  expect(lines.map(({ path }) => path)).toEqual(['/fine', '/fine'])
})

test.each([
  ['http://localhost:4001', 200],
  ['http://127.0.0.1:4001', 200],
  ['http://[::1]:4001', 200],
  ['http://services:4001', 200],
  ['http://rebound.example:4001', 421],
  ['http://localhost.rebound.example', 421],
])('a request for %s: %i', async (origin, status) => {
  expect((await build().app.request(`${origin}/fine`)).status).toBe(status)
})
