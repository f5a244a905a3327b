/** Context of a fault: fields of its log line that describe the software. */
export interface FaultContext {
  readonly event?: string | undefined
  readonly service?: string | undefined
  readonly operation?: string | undefined
  readonly block?: string | undefined
}

/** Error reporting of the process; undefined if it is not configured. */
interface Reporter {
  /** `fault` is the thrown value; undefined if there is only a log line. */
  capture(fault: unknown, context: FaultContext): void
}

/** Singleton of the process: Next bundles the middleware, the pages and the instrumentation separately. */
const holder = globalThis as { [key: symbol]: Reporter | undefined }
const KEY = Symbol.for('site.reporter')

export function setReporter(reporter: Reporter | undefined): void {
  holder[KEY] = reporter
}

/** pino's number of the level `error`. */
const ERROR = 50

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * Hook of both processes' logs (pino, `hooks.logMethod`): reports every line of the level error or above. An error that
 * is logged twice, on its way up, is reported once.
 */
export function reportLogged<Args extends unknown[]>(
  this: { bindings?(): Readonly<Record<string, unknown>> },
  args: Args,
  method: (this: unknown, ...args: Args) => void,
  level: number,
): void {
  const reporter = level >= ERROR ? holder[KEY] : undefined
  const [fields] = args
  if (reporter && typeof fields === 'object' && fields !== null) {
    const { err, error = err, event, operation, block } = fields as Readonly<Record<string, unknown>>
    reporter.capture(error, {
      event: textOf(event),
      service: textOf(this.bindings?.().service),
      operation: textOf(operation),
      block: textOf(block),
    })
  }
  method.apply(this, args)
}
