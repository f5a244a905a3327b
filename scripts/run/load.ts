import autocannon from 'autocannon'
import { processTime } from './figures.ts'

/** Default number of concurrent connections. */
const CONNECTIONS = 16

export interface Load {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Expected status of every response; 200 by default. */
  readonly status?: number
  readonly seconds: number
  readonly connections?: number
  /** Paths requested in rotation, instead of the URL's own. */
  readonly paths?: readonly string[]
  /** Process id of the server. */
  readonly pid: number
}

export interface Rate {
  /** Requests a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p99: number
  /** CPU time per request of the server, in microseconds. */
  readonly cost: number
}

/**
 * Load test of a server for some seconds. The server is another process, so that the client's CPU time is not counted.
 * Rejects on an unexpected response.
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
