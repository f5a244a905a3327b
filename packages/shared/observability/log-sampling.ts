/** Maximum number of lines of one kind per second. */
export const LINES_A_SECOND = 100

const SECOND = 1_000

type Args = readonly unknown[]

interface Kind {
  written: number
  suppressed: number
}

/**
 * Log flooding: lines of one kind (level, and event or message) are written up to a maximum per second; a line at the
 * end of the second says how many were left out. Returns whether a line is written.
 */
export function sampleLog(): (args: Args, level: number, write: (fields: object, message: string) => void) => boolean {
  let kinds = new Map<string, Kind>()
  let second = 0
  return (args, level, write) => {
    const now = Math.floor(Date.now() / SECOND)
    if (now !== second) {
      second = now
      kinds = new Map()
    }
    const name = nameOf(args)
    const key = `${level} ${name}`
    const kind = kinds.get(key) ?? { written: 0, suppressed: 0 }
    kinds.set(key, kind)
    if (kind.written < LINES_A_SECOND) {
      kind.written += 1
      return true
    }
    if (kind.suppressed === 0)
      setTimeout(() => {
        write({ event: 'log.sampled', kind: name, suppressed: kind.suppressed }, 'lines like these were left out')
      }, SECOND).unref()
    kind.suppressed += 1
    return false
  }
}

/** Events and messages are constants of the code. */
function nameOf([fields, message]: Args): string {
  if (typeof fields === 'string') return fields
  const { event } = (fields ?? {}) as { event?: unknown }
  return typeof event === 'string' ? event : String(message ?? '')
}
