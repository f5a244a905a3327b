import { pino, type DestinationStream, type Logger } from 'pino'
import { LOG_OPTIONS } from '#lib/domain/log-fields.ts'
import type { Env } from './env.ts'

export type { Logger }

/** Structured lines on standard output, one JSON object each. */
export const createLog = (level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger =>
  pino({ ...LOG_OPTIONS, level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }, destination)
