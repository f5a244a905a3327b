import autocannon from 'autocannon'
import { processTime } from './figures.ts'

/** Connections that ask at a time, unless said otherwise. */
const CONNECTIONS = 16

export interface Load {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Status that every answer must have. */
  readonly status?: number
  readonly seconds: number
  readonly connections?: number
  /** Paths asked for in turn, instead of the address's own. */
  readonly paths?: readonly string[]
  /** Of the server. */
  readonly pid: number
}

export interface Rate {
  /** Requests a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p99: number
  /** Microseconds of a core that the server spends on a request. */
  readonly cost: number
}

/**
 * Asks a server for some seconds. The server is a process of its own, so that what asking costs is not counted as its.
 * Rejects where an answer is another one than expected.
 */
export async function load({
  url,
  headers = {},
  status = 200,
  seconds,
  connections = CONNECTIONS,
  paths,
  pid,
}: Load): Promise<Rate> {
  const before = processTime(pid)
  const result = await autocannon({
    url,
    headers: { ...headers },
    duration: seconds,
    connections,
    ...(paths ? { requests: paths.map((path) => ({ path })) } : {}),
  })
  const { [String(status)]: expected } = (result as unknown as { statusCodeStats: Record<string, { count: number }> })
    .statusCodeStats
  const answers = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx']
  if (result.errors > 0 || expected?.count !== answers)
    throw new Error(
      `${url}: ${answers - (expected?.count ?? 0)} answers other than ${status}, ${result.errors} errors.`,
    )
  return {
    rate: answers / result.duration,
    p99: result.latency.p99,
    cost: ((processTime(pid) - before) * 1000) / answers,
  }
}
