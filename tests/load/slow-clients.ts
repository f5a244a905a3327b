import { type Socket, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { visitsBeside } from './visits.ts'

/** Milliseconds between two bytes of a slow client, so that none of the three kinds ends at an idle time-out. */
const DRIP = 1_000

/** Kinds of slow clients: endless headers, an endless body, an answer that is hardly read. */
const KINDS = ['headers', 'body', 'answer'] as const

export interface SlowFigures {
  /** p99 of a stored page, in milliseconds: alone, and beside the slow clients. */
  readonly quiet: number
  readonly beside: number
  /** Connections that the site has closed, each of which was opened again. */
  readonly closed: number
}

/** One slow client: opens its connection again whenever the site closes it, until stopped. */
function startSlowClient(port: number, kind: (typeof KINDS)[number], closed: () => void): () => void {
  let [isStopped, socket]: [boolean, Socket | undefined] = [false, undefined]
  let timer: NodeJS.Timeout | undefined
  const open = (): void => {
    const own = connect(port, 'localhost')
    socket = own
    // A write after the site has closed.
    own.on('error', () => undefined)
    own.on('close', () => {
      clearInterval(timer)
      if (isStopped) return
      closed()
      open()
    })
    own.on('connect', () => {
      if (kind === 'answer') {
        own.pause()
        own.write('GET /hotels/les-colombages HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8))
      } else if (kind === 'headers') own.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
      else
        own.write(
          'POST /api/eph/users/login HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nX-Eph: 1\r\n' +
            'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
        )
    })
    timer = setInterval(() => {
      if (kind === 'answer') own.read(1)
      else own.write(kind === 'headers' ? 'X-Slow: 1\r\n' : ' ')
    }, DRIP)
  }
  open()
  return () => {
    isStopped = true
    clearInterval(timer)
    socket?.destroy()
  }
}

/** Latency of a stored page beside clients that send or read a byte now and then. */
export async function measureSlowClients(size: {
  readonly clients: number
  readonly seconds: number
}): Promise<SlowFigures> {
  const stack = await startTemporaryStack({ LOG_LEVEL: 'silent' })
  const url = `${stack.origin}/`
  const { port } = new URL(url)
  try {
    const quietSeconds = Math.min(size.seconds, 20)
    await visitsBeside(url, pause(quietSeconds * 500))
    const quiet = await visitsBeside(url, pause(quietSeconds * 1000))
    let closed = 0
    const stops = Array.from({ length: size.clients }, (_, index) =>
      startSlowClient(Number(port), KINDS[index % KINDS.length] ?? 'headers', () => {
        closed += 1
      }),
    )
    try {
      return { quiet, beside: await visitsBeside(url, pause(size.seconds * 1000)), closed }
    } finally {
      for (const stopOne of stops) stopOne()
    }
  } finally {
    await stack.stop()
  }
}
