import { levelClock } from '@barriere/shared/programmes/casino/clock.ts'
import { casinoGateway } from '#lib/gateways/casino/casino.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { clientKeyOf } from '../client-address.ts'
import { rateLimits } from '../rate-limits.ts'
import { ClockHub, type ClockMessage, type Watcher } from './clock-hub.ts'

/** Maximum number of open connections per process; further devices poll the clock themselves. */
const WATCHERS = 5_000
const OF_ONE_CLIENT = 500
const CLOCKS = 100

/** Back-pressure: bytes that a slow reader may lag behind before its connection is closed; the browser reconnects. */
const BEHIND = 64 * 1024

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies must neither store nor compress nor buffer the stream.
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Singleton of the process: all watchers of a clock share its reads. */
export const clockHub = (): ClockHub =>
  processSingleton(
    'clock-hub',
    () =>
      new ClockHub({
        async read(id) {
          const answer = await casinoGateway().request('clock', { pathParameter: id })
          return answer.ok ? ok(answer.value.clock) : fail(answer.error.status)
        },
        now: () => systemClock.now(),
        watchersAtMost: WATCHERS,
        ofOneClient: OF_ONE_CLIENT * env.rateLimitFactor,
        clocksAtMost: CLOCKS,
      }),
  )

/** Server-sent events of a level clock: the clock, its changes, and a heartbeat. */
export async function streamClock(request: Request, id: string): Promise<Response> {
  const client = clientKeyOf(request.headers)
  const wait = await rateLimits().consume('read', client)
  if (wait !== undefined) return refuse(429, { 'retry-after': String(wait) })
  if (!levelClock.shape.id.safeParse(id).success) return refuse(404)
  const stream = new ClockStream()
  const watching = await clockHub().watch(id, stream, client)
  if (!watching.ok) return refuse(watching.error)
  stream.onEnd(watching.value)
  request.signal.addEventListener('abort', () => stream.end())
  return new Response(stream.readable, { headers: HEADERS })
}

const refuse = (status: number, headers: HeadersInit = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

const encoder = new TextEncoder()

/** Messages in the format of server-sent events, each encoded once for all watchers. */
const encoded = new WeakMap<ClockMessage, Uint8Array>()

function bytesOf(message: ClockMessage): Uint8Array {
  const known = encoded.get(message)
  if (known) return known
  const data = message.kind === 'clock' ? message.clock : { now: message.now }
  const bytes = encoder.encode(`event: ${message.kind}\ndata: ${JSON.stringify(data)}\n\n`)
  encoded.set(message, bytes)
  return bytes
}

/** One connection to a browser. */
class ClockStream implements Watcher {
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  #leave: (() => void) | undefined
  #ended = false

  readonly readable = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        this.#controller = controller
        // Jitter: after a restart, browsers do not all reconnect at the same instant.
        controller.enqueue(encoder.encode(`retry: ${1_000 + Math.round(Math.random() * 2_000)}\n\n`))
      },
      cancel: () => this.#close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BEHIND }),
  )

  send(message: ClockMessage): void {
    if (this.#ended) return
    this.#controller?.enqueue(bytesOf(message))
    if ((this.#controller?.desiredSize ?? 0) <= 0) this.end()
  }

  end(): void {
    if (this.#ended) return
    this.#close()
    this.#controller?.close()
  }

  /** @param leave called once the connection has ended, at once where it already has */
  onEnd(leave: () => void): void {
    this.#leave = leave
    if (this.#ended) leave()
  }

  #close(): void {
    this.#ended = true
    this.#leave?.()
  }
}
