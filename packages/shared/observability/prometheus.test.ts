import { afterEach, expect, test, vi } from 'vitest'
import { METRICS, type MetricDefinition } from './metric-catalogue.ts'
import { addGauges, count, observe, outcomeOf, setRecorder } from './metrics.ts'
import { createMetrics } from './prometheus.ts'

const log = { warn: vi.fn() }

afterEach(() => {
  setRecorder(undefined)
  log.warn.mockClear()
})

test('every metric of the catalogue is in the text, once, with its kind', async () => {
  const text = await createMetrics(log).text()
  for (const [name, { type }] of Object.entries<MetricDefinition>(METRICS))
    expect(text.split(`# TYPE ${name} ${type}\n`)).toHaveLength(2)
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
  ])
    expect(text).toContain(`\n${name} `)
})

test('counts and durations arrive where metrics are recorded, and cost nothing where they are not', async () => {
  count('site_page_answers_total', { source: 'memory' })
  const metrics = createMetrics(log)
  setRecorder(metrics)
  count('site_page_answers_total', { source: 'memory' })
  count('site_page_answers_total', { source: 'memory' }, 2)
  observe('site_render_seconds', { outcome: 'stored' }, 0.3)
  const text = await metrics.text()
  expect(text).toContain('site_page_answers_total{source="memory"} 3')
  expect(text).toContain('site_render_seconds_bucket{le="0.25",outcome="stored"} 0')
  expect(text).toContain('site_render_seconds_bucket{le="0.5",outcome="stored"} 1')
})

test('cardinality is bounded: a value that is not in the catalogue, or one too many, is counted as other', async () => {
  const metrics = createMetrics(log)
  for (const [name, { type, labels }] of Object.entries<MetricDefinition>(METRICS)) {
    for (let index = 0; index < 500; index += 1) {
      const values = Object.fromEntries(Object.keys(labels).map((label) => [label, `/path/${index}`]))
      if (type === 'counter') metrics.count(name as keyof typeof METRICS, values, 1)
      if (type === 'histogram') metrics.observe(name as keyof typeof METRICS, values, 1)
    }
  }
  const text = await metrics.text()
  for (const [name, { type, labels }] of Object.entries<MetricDefinition>(METRICS)) {
    if (type === 'gauge') continue
    const sample = type === 'counter' ? `${name}{` : `${name}_count{`
    const series = text.split('\n').filter((line) => line.startsWith(sample))
    const most = Object.values(labels).reduce((product, values) => {
      return product * ('atMost' in values ? values.atMost + 1 : 1)
    }, 1)
    expect(series.length, name).toBeLessThanOrEqual(most)
    if (Object.values(labels).every((values) => !('atMost' in values))) expect(series.join()).toContain('other')
  }
})

test('a gauge says what is so at the scrape; one that fails is left out and told of', async () => {
  const metrics = createMetrics(log)
  let waiting = 3
  const stop = addGauges(() => [{ name: 'services_outbox_mails', labels: { service: 'hotel' }, value: waiting }])
  const stopBroken = addGauges(async () => {
    throw new Error('away')
  })
  expect(await metrics.text()).toContain('services_outbox_mails{service="hotel"} 3')
  waiting = 0
  expect(await metrics.text()).toContain('services_outbox_mails{service="hotel"} 0')
  expect(log.warn).toHaveBeenCalledTimes(2)
  stop()
  stopBroken()
  expect(await metrics.text()).not.toContain('services_outbox_mails{')
})

test.each([
  [200, true, '2xx'],
  [304, true, '3xx'],
  [503, true, '5xx'],
  [200, false, 'aborted'],
  [999, true, 'other'],
] as const)('outcome of %i, complete %s: %s', (status, isComplete, outcome) => {
  expect(outcomeOf(status, isComplete)).toBe(outcome)
})
