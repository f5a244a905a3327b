import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { inTime } from '../async/in-time.ts'
import { type LabelValues, METRICS, type MetricDefinition } from './metric-catalogue.ts'
import { type MetricName, type Recorder, type Sample, gaugeSources } from './metrics.ts'

/** Time-out in milliseconds for a gauge source. */
const GAUGES_WITHIN = 1_000

const OTHER = 'other'

export interface PrometheusMetrics extends Recorder {
  readonly contentType: string
  /** All metrics in Prometheus' text format, without gauges whose source fails or is late. */
  text(): Promise<string>
}

/** Bounded cardinality: label values that are not in the catalogue, or exceed the maximum number, become `other`. */
function labelBound(values: LabelValues): (value: string) => string {
  if (!('atMost' in values)) {
    const listed = new Set(values)
    return (value) => (listed.has(value) ? value : OTHER)
  }
  const seen = new Set<string>()
  return (value) => {
    if (seen.size < values.atMost) seen.add(value)
    return seen.has(value) ? value : OTHER
  }
}

/** Creates a metric of the library with bounded labels. */
function create(name: string, { type, help, labels, buckets = [] }: MetricDefinition, registry: Registry) {
  const bounds = Object.entries(labels).map(([label, values]) => [label, labelBound(values)] as const)
  const options = { name, help, labelNames: Object.keys(labels), registers: [registry] }
  return {
    metric:
      type === 'counter'
        ? new Counter(options)
        : type === 'gauge'
          ? new Gauge(options)
          : new Histogram({ ...options, buckets: [...buckets] }),
    bounded: (given: Readonly<Record<string, string>>): Record<string, string> => {
      const result: Record<string, string> = {}
      for (const [label, bound] of bounds) result[label] = bound(given[label] ?? OTHER)
      return result
    },
  }
}

/** The process's metrics: those of the catalogue, and the library's own of event loop, heap and processor. */
export function createMetrics(log: { warn(fields: object, message: string): void }): PrometheusMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const metrics = new Map(
    Object.entries<MetricDefinition>(METRICS).map(([name, definition]) => [name, create(name, definition, registry)]),
  )
  const withMetric = (name: MetricName, work: (found: ReturnType<typeof create>) => void): void => {
    const found = metrics.get(name)
    if (found) work(found)
  }
  const readGauges = async (): Promise<readonly Sample[]> => {
    const samples = await Promise.all(
      gaugeSources().map(async (source) => {
        try {
          return await inTime(GAUGES_WITHIN, Promise.resolve(source()), () => {
            throw new Error('late')
          })
        } catch (error) {
          log.warn({ event: 'metrics.gauge-failed', err: error }, 'a gauge could not be read')
          return []
        }
      }),
    )
    return samples.flat()
  }
  return {
    contentType: registry.contentType,
    count(name, labels, by) {
      withMetric(name, ({ metric, bounded }) => metric instanceof Counter && metric.inc(bounded(labels), by))
    },
    observe(name, labels, seconds) {
      withMetric(name, ({ metric, bounded }) => metric instanceof Histogram && metric.observe(bounded(labels), seconds))
    },
    async text() {
      const samples = await readGauges()
      // A removed gauge must not keep its last value.
      for (const { metric } of metrics.values()) if (metric instanceof Gauge) metric.reset()
      for (const { name, labels, value } of samples)
        withMetric(name, ({ metric, bounded }) => metric instanceof Gauge && metric.inc(bounded(labels), value))
      return await registry.metrics()
    },
  }
}
