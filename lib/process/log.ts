import { createJsonLog } from '#lib/observability/json-log.ts'
import type { Log } from '#lib/observability/log-fields.ts'
import { env } from './env.ts'
import { processSingleton } from './process-singleton.ts'

/** Structured log, one JSON object a line. */
export const log: Log = processSingleton('log', () => createJsonLog({ level: env.logLevel, service: 'site' }))
