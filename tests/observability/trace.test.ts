import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { SessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { Readiness } from '@barriere/shared/observability/readiness.ts'
import { type Observability, startObservability } from '@barriere/shared/observability/start.ts'
import { createHttpServer } from '#lib/server/http-server.ts'
import { createHttpApp } from '#services/kit/http.ts'
import { createLog } from '#services/kit/log.ts'
import { type HttpServer, listen } from '#services/kit/server.ts'
import { sessionRoutes } from '#services/site/sessions/routes.ts'
import { SessionStore } from '#services/site/sessions/store.ts'
import { startOtlpReceiver } from '#tests/support/otlp-receiver.ts'
import { openSiteDatabase } from '#services/test-support/site-database.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const BROWSER_SPAN = '00f067aa0ba902b7'
const COOKIE = `${'k'.repeat(24)}.${'k'.repeat(43)}`
const TOKEN = 'token-of-a-test'

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>
let observability: Observability
let database: Awaited<ReturnType<typeof openSiteDatabase>>
let services: HttpServer
let site: Server
let siteUrl: string
let logged = ''

beforeAll(async () => {
  receiver = await startOtlpReceiver()
  const log = createLog('info', { write: (line) => void (logged += line) })
  const traces = { endpoint: receiver.url, headers: {}, ratio: 1 }
  observability = await startObservability({ metrics: undefined, traces, drain: 0 }, 'site', log)
  database = await openSiteDatabase()
  const store = new SessionStore({ sql: database.sql, clock: systemClock, log, keys: ['a-key-of-this-test-alone'] })
  const app = createHttpApp({ log, hosts: [], services: ['site'], readiness: new Readiness([]) })
  app.route('/site', sessionRoutes({ store, clock: systemClock, apiToken: [TOKEN] }))
  services = await listen(app.fetch, '127.0.0.1', 0)
  const sessions = new SessionGateway({ base: `http://127.0.0.1:${services.port}/site`, token: TOKEN })
  site = createHttpServer(
    async (_request, response) => {
      const { ok } = await sessions.request('read', { cookie: COOKIE })
      response.end(String(ok))
    },
    { development: false, rootFolder: 'website-hotels', trustedProxies: 0, log },
  )
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve)
  })
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})

afterAll(async () => {
  site.close()
  await services.close(1_000)
  await database.close()
  await observability.stop(5_000)
  receiver.stop()
})

test('one trace from the browser’s request through site and service to the SQL, and its id in the log', async () => {
  const headers = { traceparent: `00-${TRACE}-${BROWSER_SPAN}-00`, cookie: `sid=${COOKIE}` }
  const answer = await fetch(`${siteUrl}/api/anything?q=kanarek`, { headers })
  expect(await answer.text()).toBe('true')
  const ofTrace = () => receiver.spans().filter(({ traceId }) => traceId === TRACE)
  await vi.waitFor(() => expect(ofTrace().map(({ name }) => name)).toContain('site call'), 10_000)
  const find = (start: string) => ofTrace().find(({ name }) => name.startsWith(start))
  const [request, call, service, query] = [find('site call'), find('call sessions'), find('service site'), find('sql ')]
  expect(request?.parentSpanId).toBe(BROWSER_SPAN)
  expect(call?.parentSpanId).toBe(request?.spanId)
  expect(service?.parentSpanId).toBe(call?.spanId)
  expect(query?.parentSpanId).toBe(service?.spanId)
  expect(request?.attributes).toEqual({ kind: 'call', status: 200 })
  expect(query?.attributes).toEqual({ system: 'pglite', statement: expect.stringContaining('$1') })
  const line = logged.split('\n').find((text) => text.includes('/site/sessions/read'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: TRACE, requestId: answer.headers.get('x-request-id') })
  for (const text of [logged, receiver.bodies.join('\n')]) expect(text).not.toMatch(/kanarek|k{22}/)
})
