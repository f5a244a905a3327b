import { z } from 'zod'
import { optional } from '../process/optional.ts'
import { trimEnd } from '../domain/text/trim-end.ts'

/** A variable with a default. */
const or = <T extends z.ZodType>(schema: T, fallback: z.output<T>) =>
  optional(schema).transform((value) => value ?? fallback)

/** 0 takes a free port. */
const port = z.coerce.number().int().min(0).max(65_535)

/** Variables of both processes. */
const VARIABLES = {
  METRICS_HOST: or(z.string(), '127.0.0.1'),
  METRICS_NAMES: or(
    z.string().transform((text) => text.split(',').flatMap((name) => name.trim() || [])),
    [],
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z
      .string()
      .regex(
        /^[\w-]+=(?:[^,\s%]|%[2-7][\da-fA-F])+(?:,[\w-]+=(?:[^,\s%]|%[2-7][\da-fA-F])+)*$/,
        'must be name=value pairs with commas between them',
      ),
  ),
  OTEL_TRACES_SAMPLER_ARG: or(z.coerce.number().min(0).max(1), 0.05),
  DRAIN_SECONDS: or(z.coerce.number().int().min(0).max(300), 0),
}

/** The metrics port has a different name in each process, since both may run with the same variables. */
export const SITE_VARIABLES = { ...VARIABLES, METRICS_PORT: optional(port) }
export const SERVICES_VARIABLES = { ...VARIABLES, SERVICES_METRICS_PORT: optional(port) }

interface Variables {
  readonly METRICS_HOST: string
  readonly METRICS_NAMES: readonly string[]
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
  readonly OTEL_TRACES_SAMPLER_ARG: number
  readonly DRAIN_SECONDS: number
}

export interface MetricsSettings {
  readonly host: string
  readonly port: number
  /** Accepted host names, besides those of this machine and `host`. */
  readonly names: readonly string[]
}

export interface TraceSettings {
  /** Base address of an OTLP receiver over HTTP, without `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** Share of traced requests of the site, 0 to 1. */
  readonly ratio: number
}

export interface ObservabilitySettings {
  /** Undefined: no metrics. */
  readonly metrics: MetricsSettings | undefined
  /** Undefined: no traces. */
  readonly traces: TraceSettings | undefined
  /** Drain: milliseconds after SIGTERM for which readiness fails while requests are still answered. */
  readonly drain: number
}

/** What a process lacks without settings, one sentence each. */
export const notes = ({ metrics, traces }: ObservabilitySettings): readonly string[] => [
  metrics ? `Metrics are on ${metrics.host}:${metrics.port}.` : 'No metrics: no port is set for them.',
  ...(traces ? [] : ['No traces: OTEL_EXPORTER_OTLP_ENDPOINT is not set.']),
]

function settingsOf(variables: Variables, metricsPort: number | undefined): ObservabilitySettings {
  const { METRICS_HOST: host, METRICS_NAMES: names, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, DRAIN_SECONDS } = variables
  const headers = Object.fromEntries(
    (variables.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? []).map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
    }),
  )
  return {
    metrics: metricsPort === undefined ? undefined : { host, port: metricsPort, names },
    traces:
      endpoint === undefined
        ? undefined
        : { endpoint: trimEnd(endpoint, '/'), headers, ratio: variables.OTEL_TRACES_SAMPLER_ARG },
    drain: DRAIN_SECONDS * 1_000,
  }
}

/** Settings of the site's process. */
export const siteSettings = (variables: Variables & { readonly METRICS_PORT?: number | undefined }) =>
  settingsOf(variables, variables.METRICS_PORT)

/** Settings of the services' process. */
export const servicesSettings = (variables: Variables & { readonly SERVICES_METRICS_PORT?: number | undefined }) =>
  settingsOf(variables, variables.SERVICES_METRICS_PORT)
