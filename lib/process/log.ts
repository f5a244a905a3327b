import pino from 'pino'
import { LOG_OPTIONS, type Log } from '#lib/domain/log-fields.ts'
import { reportLogged } from '#lib/reports/logged-faults.ts'
import { env } from './env.ts'
import { processSingleton } from './process-singleton.ts'

/** Structured log, one JSON object a line. */
export const log: Log = processSingleton('log', () =>
  pino({ ...LOG_OPTIONS, hooks: { logMethod: reportLogged }, level: env.logLevel, base: { service: 'site' } }),
)
