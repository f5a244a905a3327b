import { pino, type DestinationStream, type Logger } from 'pino'
import type { Env } from './env.ts'

export type { Logger }

/** Structured lines on standard output. What must never be logged is not given to it; `redact` is the second net. */
export const createLog = (level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: {
        paths: ['token', 'authorization', 'password', '*.token', '*.authorization', '*.password'],
        censor: '[redacted]',
      },
      serializers: { error: describeError },
    },
    destination,
  )

/**
 * An error and its causes, member by member: drizzle's carry a query's values, PostgreSQL's the row at fault, and both
 * may be personal data.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const withoutValues = (text: string): string => text.replace(/\nparams: [^\n]*/g, '')
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    message: withoutValues(error.message),
    ...(code === undefined ? {} : { code }),
    stack: withoutValues(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
