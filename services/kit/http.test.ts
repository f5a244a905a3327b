import { expect, test } from 'vitest'
import { HttpError } from './http-error.ts'
import { createHttpApp } from './http.ts'
import { createLog } from './log.ts'

const build = () => {
  const lines: Record<string, unknown>[] = []
  const app = createHttpApp(
    createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
    ['services'],
  )
  app.get('/fine', (context) => context.json({ fine: true }))
  app.get('/expected', () => {
    throw new HttpError(422, { name: ['is missing'] }, { 'retry-after': '3' })
  })
  app.get('/not-yet', () => {
    throw new HttpError(503, { error: 'Not yet' })
  })
  app.get('/bug', () => {
    throw new Error('secret detail')
  })
  app.get('/database', () => {
    throw new Error('Failed query: select\nparams: someone@example.com', {
      cause: Object.assign(new Error('terminating connection'), { code: '57P01' }),
    })
  })
  return { app, lines }
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

test('a request id is kept when it is one, else made', async () => {
  const { app } = build()
  const idOf = async (given: string) =>
    (await app.request('/fine', { headers: { 'x-request-id': given } })).headers.get('x-request-id')
  expect(await idOf('trace-12345')).toBe('trace-12345')
  expect(await idOf('<script>')).toMatch(/^[\da-f-]{36}$/)
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
