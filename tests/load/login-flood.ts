import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import autocannon from 'autocannon'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { during } from './member-calls.ts'
import { addressOf, logInFrom, strangerHeaders } from './strangers.ts'
import { visitsBeside } from './visits.ts'

export interface FloodFigures {
  /** Logins a second that the site answers without overload. */
  readonly capacity: number
  /** Answers of the flood by their status. */
  readonly answers: Readonly<Record<string, number>>
  /** Broken connections and time-outs. */
  readonly errors: number
  /** p99 of a stored page, in milliseconds: alone, and beside the flood. */
  readonly quiet: number
  readonly beside: number
}

export interface FloodSize {
  /** Load, as a multiple of the site's capacity. */
  readonly times: number
  readonly seconds: number
}

/** Connections of the flood, more than may wait for their turn, and logins at once while the capacity is measured. */
const CONNECTIONS = 400
const AT_ONCE = 4

/** A login of a stranger, each by an account of its own that does not exist. */
const strangerOf = (index: number) => ({ email: `flood-${index}@example.com`, password: 'Wrong#2026-password' })

interface Order extends FloodSize {
  readonly origin: string
  readonly rate: number
}

if (!isMainThread && (workerData as { flood?: Order }).flood) {
  const { origin, rate, seconds } = (workerData as { flood: Order }).flood
  let asked = 0
  const { statusCodeStats, errors } = (await autocannon({
    url: `${origin}/api/eph/users/login`,
    method: 'POST',
    duration: seconds,
    connections: CONNECTIONS,
    overallRate: Math.ceil(rate),
    requests: [
      {
        setupRequest: (request) => {
          asked += 1
          return {
            ...request,
            headers: strangerHeaders(origin, addressOf(asked)),
            body: JSON.stringify(strangerOf(asked)),
          }
        },
      },
    ],
  })) as unknown as { statusCodeStats: Record<string, { count: number }>; errors: number }
  const answers = Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]))
  parentPort?.postMessage({ answers, errors })
}

/** Logins at a multiple of the site's capacity, and the latency of a stored page meanwhile. */
export async function measureLoginFlood({ times, seconds }: FloodSize): Promise<FloodFigures> {
  const stack = await startTemporaryStack({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
  const url = `${stack.origin}/`
  try {
    let asked = 1_000_000
    const logIn = async (): Promise<void> => {
      asked += 1
      const response = await logInFrom(stack.origin, addressOf(asked), strangerOf(asked))
      await response.arrayBuffer()
      if (response.status !== 403) throw new Error(`A wrong login was answered ${response.status}.`)
    }
    const capacity = (await during(seconds / 2, AT_ONCE, logIn)).length / (seconds / 2)
    await visitsBeside(url, pause(seconds * 500))
    const quiet = await visitsBeside(url, pause(seconds * 1000))
    const flood: Order = { origin: stack.origin, rate: capacity * times, times, seconds }
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { flood } })
    const answered = once(worker, 'message')
    const beside = await visitsBeside(url, answered)
    const [{ answers, errors }] = (await answered) as [Pick<FloodFigures, 'answers' | 'errors'>]
    return { capacity, answers, errors, quiet, beside }
  } finally {
    await stack.stop()
  }
}
