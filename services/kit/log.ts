import { pino, type DestinationStream } from 'pino'
import { LOG_OPTIONS, type Log } from '#lib/domain/log-fields.ts'
import { reportLogged } from '#lib/reports/logged-faults.ts'
import type { Env } from './env.ts'

/** The services' log; each service writes to a child of it. */
export interface Logger extends Log {
  child(bindings: object): Logger
}

/** Structured lines on standard output, one JSON object each. */
export const createLog = (level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger =>
  pino(
    {
      ...LOG_OPTIONS,
      hooks: { logMethod: reportLogged },
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    destination,
  )
