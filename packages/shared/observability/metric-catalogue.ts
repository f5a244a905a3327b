import { PAYMENT_OUTCOMES } from '../domain/sales/sale.ts'

/** Values of a label: listed, or names of a table in the code, up to a maximum number. */
export type LabelValues = readonly string[] | { readonly atMost: number }

export interface MetricDefinition {
  readonly type: 'counter' | 'histogram' | 'gauge'
  readonly help: string
  readonly labels: Readonly<Record<string, LabelValues>>
  /** Upper bounds of a histogram, in seconds. */
  readonly buckets?: readonly number[]
}

/** Histogram buckets for answers from memory, and for answers that wait for others. */
const FAST = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const SLOW = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16]

/** Backends: the servers that the site and the services call. */
export const BACKENDS = [
  'content',
  'hotel',
  'casino',
  'sessions',
  'search',
  'requests',
  'newsletter',
  'consent',
  'vitals',
  'availability',
  'booking-engine',
  'instagram',
  'icons',
  'captcha',
  'proxy',
  'purge',
  'payment',
  'mail',
  'webhook',
] as const

export type Backend = (typeof BACKENDS)[number]

const BACKEND_OUTCOMES = ['ok', 'refused', 'failed', 'timeout', 'aborted'] as const

const REQUEST_OUTCOMES = ['1xx', '2xx', '3xx', '4xx', '5xx', 'aborted'] as const

/** Services that have accounts, and those that send mails. */
const PROGRAMMES = ['hotel', 'casino', 'desk', 'editor'] as const
const MAILERS = ['hotel', 'casino', 'site', 'content'] as const

/** Kinds of requests that admission control lets in, each with its own turns. */
export const WORK_KINDS = ['page', 'media', 'call', 'form', 'hotel', 'casino', 'hotel-login', 'casino-login'] as const

/**
 * All metrics of the site (`site_…`), the services (`services_…`) and both, apart from those of the process itself
 * (`process_…`, `nodejs_…`). Bounded cardinality: any other value of a label is counted as `other`.
 */
export const METRICS = {
  log_lines_total: {
    type: 'counter',
    help: 'Lines of log by level, those that were left out among them.',
    labels: { level: ['info', 'warn', 'error', 'fatal'] },
  },
  ready: { type: 'gauge', help: 'Whether the process takes traffic: 1 or 0.', labels: {} },
  degraded: {
    type: 'gauge',
    help: 'Dependencies without which the process works: 1 where one is away.',
    labels: { dependency: { atMost: 20 } },
  },
  site_requests_total: {
    type: 'counter',
    help: 'Requests by kind and outcome.',
    labels: { kind: ['page', 'build', 'media', 'call', 'file'], outcome: REQUEST_OUTCOMES },
  },
  site_request_seconds: {
    type: 'histogram',
    help: 'Seconds from a request to the end of its response.',
    labels: { kind: ['page', 'build', 'media', 'call', 'file'] },
    buckets: FAST,
  },
  site_refusals_total: {
    type: 'counter',
    help: 'Requests that were refused before any work.',
    labels: { reason: ['malformed', 'rate-limit', 'overload'] },
  },
  site_policy_reports_total: {
    type: 'counter',
    help: 'Violations of the content security policy that browsers report.',
    labels: {
      directive: [
        ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
        ...['img-src', 'media-src', 'font-src', 'connect-src', 'frame-src', 'form-action', 'base-uri'],
        ...['require-trusted-types-for', 'worker-src'],
      ],
      disposition: ['enforce', 'report'],
    },
  },
  site_calls_total: {
    type: 'counter',
    help: 'API calls by the entry of their table.',
    labels: { call: { atMost: 200 }, outcome: REQUEST_OUTCOMES },
  },
  site_page_answers_total: {
    type: 'counter',
    help: 'Page requests by where their page came from: memory, store and stale are hits of the page cache.',
    labels: { source: ['memory', 'store', 'stale', 'rendered', 'fresh', 'status'] },
  },
  site_render_seconds: {
    type: 'histogram',
    help: 'Seconds for which a page was rendered.',
    labels: { outcome: ['stored', 'incomplete', 'failed'] },
    buckets: SLOW,
  },
  site_pages: { type: 'gauge', help: 'Stored pages.', labels: { state: ['stored', 'stale'] } },
  site_content_age_seconds: {
    type: 'gauge',
    help: 'Seconds since the content service last said that the content is current.',
    labels: {},
  },
  site_admission_waiting: { type: 'gauge', help: 'Requests that wait for their turn.', labels: { kind: WORK_KINDS } },
  site_admission_seconds: {
    type: 'histogram',
    help: 'Seconds that a request waited for its turn.',
    labels: { kind: WORK_KINDS },
    buckets: SLOW,
  },
  backend_calls_total: {
    type: 'counter',
    help: 'Requests to other servers by outcome.',
    labels: { backend: BACKENDS, outcome: BACKEND_OUTCOMES },
  },
  backend_call_seconds: {
    type: 'histogram',
    help: 'Seconds of a request to another server.',
    labels: { backend: BACKENDS },
    buckets: SLOW,
  },
  services_requests_total: {
    type: 'counter',
    help: 'Requests by service and outcome.',
    labels: { service: { atMost: 20 }, outcome: REQUEST_OUTCOMES },
  },
  services_request_seconds: {
    type: 'histogram',
    help: 'Seconds of a request to a service.',
    labels: { service: { atMost: 20 } },
    buckets: SLOW,
  },
  services_query_seconds: {
    type: 'histogram',
    help: 'Seconds of a database query, the wait for a connection among them.',
    labels: { outcome: ['ok', 'failed', 'away'] },
    buckets: FAST,
  },
  services_pool_connections: {
    type: 'gauge',
    help: 'Database connections, and queries that wait for one.',
    labels: { state: ['idle', 'busy', 'waiting'] },
  },
  services_outbox_mails: { type: 'gauge', help: 'Mails that are not sent yet.', labels: { service: MAILERS } },
  services_outbox_age_seconds: {
    type: 'gauge',
    help: 'Age of the oldest mail that is not sent yet.',
    labels: { service: MAILERS },
  },
  services_lockouts_total: {
    type: 'counter',
    help: 'Lockouts that began after failed passwords.',
    labels: { programme: PROGRAMMES },
  },
  services_payments: {
    type: 'gauge',
    help: 'Attempts to pay of today and yesterday (UTC) by state.',
    labels: { state: ['pending', ...PAYMENT_OUTCOMES] },
  },
} as const satisfies Readonly<Record<string, MetricDefinition>>
