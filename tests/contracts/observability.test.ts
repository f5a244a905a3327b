import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Observability, startObservability } from '@barriere/shared/observability/start.ts'
import { parseEnv } from '#services/kit/env.ts'
import { createLog } from '#services/kit/log.ts'
import { type RunningServices, startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { startOtlpReceiver } from '#tests/support/otlp-receiver.ts'

vi.setConfig({ hookTimeout: 120_000 })

const { SERVICES: all } = parseEnv({})

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>
let observability: Observability
let services: RunningServices
let folder: string
let logged = ''

const lines = () => logged.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : []))
const metrics = async () => await (await fetch(`http://127.0.0.1:${observability.metricsPort}/metrics`)).text()

beforeAll(async () => {
  receiver = await startOtlpReceiver()
  const log = createLog('trace', { write: (line) => void (logged += line) })
  const settings = {
    metrics: { host: '127.0.0.1', port: 0, names: [] },
    traces: { endpoint: receiver.url, headers: {}, ratio: 1 },
    drain: 0,
  }
  observability = await startObservability(settings, 'services', log)
  folder = await temporaryDataDir('observability-')
  services = await startServices({ SERVICES_PORT: 0, DATA_DIR: folder }, { log })
})

afterAll(async () => {
  services.drain()
  await services.stop()
  await observability.stop(5_000)
  receiver.stop()
  await rm(folder, { recursive: true, force: true })
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
            'traceparent': `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`,
            'tracestate': 'kanarek=1',
          },
          body: JSON.stringify({ email, password: secret, firstName: 'Kanarek' }),
        })
        await answer.text()
      }),
    ),
  )
  const asked = lines().filter(({ msg, path }) => msg === 'request' && String(path).includes('…'))
  expect(asked.length).toBeGreaterThan(0)
  await vi.waitFor(
    () => {
      // Exported in batches: spans of the requests, and of their database queries.
      expect(receiver.spans().length).toBeGreaterThan(asked.length)
    },
    { timeout: 15_000, interval: 100 },
  )
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
  ])
    expect(text).toContain(sample)
})
