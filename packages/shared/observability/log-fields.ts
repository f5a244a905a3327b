import { redactPath } from '../reports/redact-path.ts'

/** Allowed fields of a log line in both processes; their values are about the software, never about a visitor. */
const LOG_FIELDS = [
  'account',
  'action',
  'attempts',
  'block',
  'bytes',
  'changed',
  'code',
  'components',
  'contentDir',
  'database',
  'datasources',
  'documents',
  'err',
  'error',
  'event',
  'fault',
  'faults',
  'file',
  'format',
  'icon',
  'hotels',
  'id',
  'key',
  'kind',
  'mail',
  'method',
  'milliseconds',
  'ms',
  'network',
  'operation',
  'operations',
  'outcome',
  'path',
  'port',
  'reason',
  'requestId',
  'service',
  'services',
  'signal',
  'slug',
  'status',
  'stories',
  'story',
  'suppressed',
  'tags',
  'traceId',
  'uid',
  'url',
  'version',
] as const

type LogFields = Readonly<Partial<Record<(typeof LOG_FIELDS)[number], unknown>>>

interface Write {
  (message: string): void
  (fields: LogFields, message?: string): void
}

/** A structured log that checks fields when they are written. */
export type Log = Readonly<Record<'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', Write>>

const ALLOWED: ReadonlySet<string> = new Set(LOG_FIELDS)

/**
 * Log redaction by allow-list: a field that is not in the list is left out, so that a hastily added one cannot carry a
 * visitor's identity or input.
 */
export const redactFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => ALLOWED.has(name)))

/** Marks a path segment that may hold an e-mail address. */
const AT = /@|%40/

/** An address for the log: without its query, without tokens and e-mail addresses. */
export const redactAddress = (value: unknown): unknown =>
  typeof value === 'string'
    ? redactPath(value)
        .split('/')
        .map((segment) => (AT.test(segment) ? '…' : segment))
        .join('/')
    : value

/** Removes values of queries, which drizzle and the database write into messages, and query strings of addresses. */
const withoutValues = (text: string): string =>
  text.replace(/\nparams: [^\n]*/g, '').replace(/(https?:\/\/[^\s?#"']*)[?#][^\s"']*/g, '$1')

/**
 * An error and its causes for the log, with listed members only: others carry a query's values, the row at fault or a
 * request, all of which may be personal data.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    message: withoutValues(error.message),
    ...(code === undefined ? {} : { code }),
    stack: withoutValues(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
