import type { DestinationStream } from 'pino'
import { createJsonLog } from '@barriere/shared/observability/json-log.ts'
import type { Log } from '@barriere/shared/observability/log-fields.ts'
import type { Env } from './env.ts'

/** The services' log; each service writes to a child of it. */
export interface Logger extends Log {
  child(bindings: object): Logger
}

/** Structured lines on standard output, one JSON object each. */
export const createLog = (level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger =>
  createJsonLog({ level, destination })
