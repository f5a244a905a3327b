/** Transient error codes of the operating system and of PostgreSQL. */
const PASSING = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
])

const PASSING_TEXT = new RegExp(
  [
    'connection terminated',
    'timeout exceeded when trying to connect',
    'query read timeout',
    'client has encountered a connection error',
    'not queryable',
  ].join('|'),
  'i',
)

/** Whether an error is transient (database unavailable or full) rather than a bug. Follows `cause`. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (
    let current: unknown = error, hops = 0;
    current instanceof Error && hops < 5;
    current = current.cause, hops += 1
  ) {
    const code = (current as { code?: unknown }).code
    if (typeof code === 'string' && (PASSING.has(code) || code.startsWith('08'))) {
      // ENOENT of `connect` is PostgreSQL's missing socket; ENOENT of a file is a bug.
      if (code !== 'ENOENT' || (current as { syscall?: unknown }).syscall === 'connect') return true
    }
    if (PASSING_TEXT.test(current.message)) return true
  }
  return false
}
