import { type DestinationStream, type Logger, pino } from 'pino'
import { reportLogged } from '../reports/logged-faults.ts'
import { describeError, redactFields, redactAddress } from './log-fields.ts'
import { sampleLog } from './log-sampling.ts'
import { count } from './metrics.ts'
import { currentRequest } from './request-context.ts'

interface LogSettings {
  /** pino's levels, including `silent`. */
  readonly level: string
  /** Name of the process; each service names itself by a child of the log. */
  readonly service?: string
  readonly destination?: DestinationStream | undefined
}

/** The log of both processes: one JSON object per line, redacted by allow-list, with the request id. */
export function createJsonLog({ level, service, destination }: LogSettings): Logger {
  const sample = sampleLog()
  const log = pino(
    {
      level,
      base: service === undefined ? null : { service },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { log: redactFields },
      serializers: { err: describeError, error: describeError, path: redactAddress, url: redactAddress },
      mixin() {
        const context = currentRequest()
        return context ? { requestId: context.id, traceId: context.trace.traceId } : {}
      },
      hooks: {
        logMethod(args, method, number) {
          const write = (...rest: Parameters<typeof method>): void => {
            method.apply(this, rest)
          }
          count('log_lines_total', { level: LEVELS[number] ?? 'other' })
          if (sample(args, number, write)) reportLogged.call(this, args, method as never, number)
        },
      },
    },
    ...(destination ? [destination] : []),
  )
  // pino's formatter does not apply to the bindings of children.
  const { child } = log
  return Object.assign(log, {
    child(this: Logger, bindings: object) {
      return child.call(this, redactFields(bindings))
    },
  })
}

/** pino's numbers. */
const LEVELS: Readonly<Record<number, 'info' | 'warn' | 'error' | 'fatal'>> = {
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}
