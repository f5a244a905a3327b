import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { type Observability, startObservability } from '#lib/observability/start.ts'
import { createHttpServer } from '#lib/server/http-server.ts'
import { parseEnv } from '#services/kit/env.ts'
import { createLog } from '#services/kit/log.ts'
import { type RunningServices, startServices } from '#services/start.ts'
import { temporaryDataDir } from '#tests/support/embedded-database.ts'
import { startOtlpReceiver } from '#tests/support/otlp-receiver.ts'

vi.setConfig({ hookTimeout: 120_000 })

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const COOKIE = 'kanarek-cookie'

const { SITE_API_TOKEN: token, SERVICES: all } = parseEnv({})

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>
let observability: Observability
let services: RunningServices
let site: Server
let siteUrl: string
let folder: string
let logged = ''

const lines = () => logged.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : []))
const metrics = async () => await (await fetch(`http://127.0.0.1:${observability.metricsPort}/metrics`)).text()

beforeAll(async () => {
  receiver = await startOtlpReceiver()
  const log = createLog('trace', { write: (line) => void (logged += line) })
  const settings = {
    metrics: { host: '127.0.0.1', port: 0 },
    traces: { endpoint: receiver.url, headers: {}, ratio: 1 },
    drain: 0,
  }
  observability = await startObservability(settings, 'services', log)
  folder = await mkdtemp(join(tmpdir(), 'observability-'))
  services = await startServices({ SERVICES_PORT: 0, DATA_DIR: await temporaryDataDir(folder) }, { log })
  site = createHttpServer(
    async (_request, response) => {
      const sessions = new SessionGateway({ base: `${services.url}/site`, token })
      await sessions.request('read', { cookie: COOKIE })
      response.end('answered')
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
  services.drain()
  await services.stop()
  await observability.stop(5_000)
  receiver.stop()
  await rm(folder, { recursive: true, force: true })
})

test('one trace from the browser’s request through site and service to the SQL, and its id in the log', async () => {
  const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-00`, cookie: COOKIE }
  const answer = await fetch(`${siteUrl}/api/anything?q=kanarek-query`, { headers })
  expect(await answer.text()).toBe('answered')
  const ofTrace = () => receiver.spans().filter(({ traceId }) => traceId === TRACE)
  await vi.waitFor(() => expect(ofTrace().map(({ name }) => name)).toContain('site call'), 10_000)
  const find = (start: string) => ofTrace().find(({ name }) => name.startsWith(start))
  const [page, call, service, query] = [find('site call'), find('call sessions'), find('service site'), find('sql ')]
  expect(page?.parentSpanId).toBe('00f067aa0ba902b7')
  expect(call?.parentSpanId).toBe(page?.spanId)
  expect(service?.parentSpanId).toBe(call?.spanId)
  expect(query?.parentSpanId).toBe(service?.spanId)
  expect(query?.attributes).toMatchObject({ system: 'pglite', statement: expect.stringContaining('$1') })
  const line = lines().find(({ path }) => path === '/site/sessions/read')
  expect(line).toMatchObject({ traceId: TRACE, requestId: answer.headers.get('x-request-id') })
})

test('nothing personal reaches log, spans or metrics, whichever service is asked', async () => {
  const secret = `kanarek-${'0123456789abcdef'.repeat(3)}`
  const email = 'kanarek@example.com'
  await Promise.all(
    all.flatMap((service) =>
      [`/${service}/v1/${secret}?email=${email}`, `/${service}/${email}`, `/${service}/v1/logins`].map(async (path) => {
        const answer = await fetch(services.url + path, {
          method: 'POST',
          headers: {
            'authorization': `Bearer ${secret}`,
            'content-type': 'application/json',
            'cookie': `sid=${secret}`,
            'user-agent': 'kanarek',
            'x-forwarded-for': 'kanarek',
            'x-request-id': `<${secret}>`,
            'tracestate': 'kanarek=1',
          },
          body: JSON.stringify({ email, password: secret, firstName: 'Kanarek' }),
        })
        await answer.text()
      }),
    ),
  )
  const asked = lines().filter(({ msg, path }) => msg === 'request' && String(path).includes('…'))
  expect(asked.length).toBeGreaterThanOrEqual(all.length * 2)
  for (const text of [logged, receiver.bodies.join('\n'), await metrics()]) expect(text).not.toMatch(/kanarek/i)
})

test('requests, queries, mails and health are in the metrics', async () => {
  expect(await (await fetch(`${services.url}/health/ready`)).json()).toEqual({ status: 'ready', degraded: [] })
  const text = await metrics()
  for (const sample of [
    'ready 1',
    'degraded{dependency="database"} 0',
    'degraded{dependency="mails of hotel"} 0',
    'services_outbox_mails{service="casino"} 0',
    'services_requests_total{service="hotel",outcome="4xx"}',
    'services_query_seconds_count{outcome="ok"}',
    'site_requests_total{kind="call",outcome="2xx"}',
    'backend_calls_total{backend="sessions",outcome="ok"}',
  ])
    expect(text).toContain(sample)
})
