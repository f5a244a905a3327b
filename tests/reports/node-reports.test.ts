import * as Sentry from '@sentry/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHttpApp } from '#services/kit/http.ts'
import { createLog } from '#services/kit/log.ts'
import { Readiness } from '@barriere/shared/observability/readiness.ts'
import { setReporter } from '@barriere/shared/reports/logged-faults.ts'
import { type NodeReports, startNodeReports, stormFilter } from '@barriere/shared/reports/node-reports.ts'
import { Ingest } from '#tests/support/ingest.ts'

const CANARY = 'Canary Durand'
const TRACE = 'a'.repeat(32)

let ingest: Ingest
let reports: NodeReports

beforeAll(async () => {
  ingest = await Ingest.start()
  reports = startNodeReports(Sentry, { dsn: ingest.dsn, environment: 'test', release: 'build-1' })
  setReporter(reports)
})

afterAll(async () => {
  setReporter(undefined)
  await ingest.stop()
})

beforeEach(() => {
  ingest.mode = 'accept'
  ingest.forget()
})

const service = () => {
  const app = createHttpApp({
    log: createLog('error', { write: () => undefined }),
    hosts: ['services'],
    services: [],
    readiness: new Readiness([]),
    reports,
  })
  app.get('/bug/:name', ({ req }) => {
    throw new Error(`No guest ${req.param('name')}`)
  })
  app.get('/fine', (context) => context.json({}))
  return app
}

test('what a service throws arrives once, with release and the caller’s trace, without what it was asked', async () => {
  const app = service()
  const answer = await app.request(`/bug/${encodeURIComponent(CANARY)}?q=${CANARY}`, {
    headers: { 'sentry-trace': `${TRACE}-${'b'.repeat(16)}-1`, 'cookie': `sid=${CANARY}`, 'x-name': CANARY },
  })
  await reports.flush(2_000)
  expect(answer.status).toBe(500)
  expect(ingest.events).toMatchObject([
    {
      release: 'build-1',
      environment: 'test',
      contexts: { trace: { trace_id: TRACE } },
      exception: { values: [{ type: 'Error', value: '[redacted]' }] },
    },
  ])
  expect(ingest.of('transaction')).toMatchObject([
    { transaction: 'GET /bug/…', contexts: { trace: { trace_id: TRACE } } },
  ])
  expect(ingest.requests.join('\n')).not.toMatch(/canary|durand/i)
})

test('requests of a caller that is not traced are not, and each has a trace of its own', async () => {
  const traces = new Set<string | undefined>()
  for (const path of ['/bug/a', '/bug/b']) {
    await reports.traced('GET /x', { sentryTrace: undefined, baggage: undefined }, async () => {
      reports.capture(new Error(path), { event: 'x' })
      await Promise.resolve()
    })
  }
  reports.capture(new Error('of no request'), { event: 'x' })
  await service().request('/fine', { headers: { 'sentry-trace': `${TRACE}-${'b'.repeat(16)}-0` } })
  await reports.flush(2_000)
  for (const { contexts } of ingest.events) traces.add(contexts?.trace?.trace_id)
  expect(traces.size).toBe(3)
  expect(ingest.of('transaction').filter(({ contexts }) => contexts?.trace?.trace_id === TRACE)).toEqual([])
})

test.each(['refuse', 'hang'] as const)('an ingest that would %s changes no answer', async (mode) => {
  ingest.mode = mode
  const answers = await Promise.all(['/fine', `/bug/${mode}`, '/fine'].map((path) => service().request(path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 500, 200])
})

test('a storm of faults is few reports: each once in a window, and no more than so many', () => {
  const isNew = stormFilter({ window: 1_000, most: 3 })
  expect(['a', 'a', 'b', 'c', 'd'].map((fault) => isNew(fault, 5_000))).toEqual([true, false, true, true, false])
  expect(['a', 'd'].map((fault) => isNew(fault, 6_000))).toEqual([true, true])
})
