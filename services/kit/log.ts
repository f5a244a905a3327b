import { pino, stdSerializers, type Logger } from 'pino'
import type { Env } from './env.ts'

export type { Logger }

/** Structured lines on standard output. What must never be logged is not given to it; `redact` is the second net. */
export const createLog = (level: Env['LOG_LEVEL']): Logger =>
  pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: ['token', 'authorization', 'password', '*.token', '*.authorization', '*.password'], censor: '[redacted]' },
    serializers: { error: stdSerializers.err },
  })
