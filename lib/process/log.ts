import pino, { type Logger } from 'pino'
import { env } from './env.ts'
import { processSingleton } from './process-singleton.ts'

/** Structured log, one JSON object a line. What a visitor typed and who they are never go in. */
export const log: Logger = processSingleton('log', () => pino({ level: env.logLevel, base: { service: 'site' } }))
