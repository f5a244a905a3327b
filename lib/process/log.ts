import { createJsonLog } from '@barriere/shared/observability/json-log.ts'
import type { Log } from '@barriere/shared/observability/log-fields.ts'
import { env } from './env.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'

/** Structured log, one JSON object a line. */
export const log: Log = processSingleton('log', () => createJsonLog({ level: env.logLevel, service: 'site' }))
