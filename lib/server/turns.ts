import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import PQueue from 'p-queue'
import { inTime } from '@barriere/shared/async/in-time.ts'
import { FairOrder } from './fair-order.ts'

interface TurnSettings {
  /** Requests at a time: more would only delay each other, and answers from memory. */
  readonly atOnce: number
  /** Maximum number of waiting requests; unlimited by default. */
  readonly waiting?: number
  /** Maximum milliseconds of a turn; by default `LONGEST`. */
  readonly longest?: number
}

/** A request whose turn has come. */
interface Turn {
  /** Aborted when the client's connection ends, which may be before its turn. */
  readonly signal: AbortSignal
}

/** Maximum milliseconds of a turn: a client that reads slowly must not keep others waiting. */
const LONGEST = 2_000

/** Maximum number of waiting requests of one client once half of all places are taken. */
const OF_ONE_CLIENT = 2

/** A request that waits. */
interface Waiting {
  readonly client: string
  /** Its place: virtual start time. */
  readonly start: number
  /** Gives its place to another client's request. */
  evict(): void
}

/** The turns of requests of one kind. */
export interface Turns {
  /**
   * Resolves when a client's request may go on, or when its client has left; to undefined where too many wait. The turn
   * lasts until the answer is sent.
   */
  take(response: ServerResponse, client: string): Promise<Turn | undefined>
  /** Number of waiting requests. */
  readonly waiting: number
}

/**
 * Bulkhead: gives requests of one kind their turns, clients in fair order. Where all places are taken, a rare client
 * gets the place of the request whose turn would come last.
 */
export function createTurns({ atOnce, waiting: places = Infinity, longest = LONGEST }: TurnSettings): Turns {
  const turns = new PQueue({ concurrency: atOnce })
  const order = new FairOrder()
  const line = new Set<Waiting>()

  function makePlace(client: string, start: number): boolean {
    if (line.size < places / 2) return true
    const entries = [...line]
    if (entries.filter((entry) => entry.client === client).length >= OF_ONE_CLIENT) return false
    if (line.size < places) return true
    const last = entries.reduce((latest, entry) => (entry.start >= latest.start ? entry : latest))
    if (last.start <= start) return false
    last.evict()
    return true
  }

  const take = async (response: ServerResponse, client: string): Promise<Turn | undefined> => {
    const start = order.next(client)
    if (!makePlace(client, start)) {
      order.refuse(client)
      return undefined
    }
    order.charge(client, start)
    // For waiting only: the queue gives the place of a running turn to the next as soon as its signal is aborted.
    const wait = new AbortController()
    const connection = new AbortController()
    return await new Promise<Turn | undefined>((resolve) => {
      const entry: Waiting = {
        client,
        start,
        evict: () => {
          resolve(undefined)
          wait.abort()
        },
      }
      line.add(entry)
      const sent = new Promise<void>((done) => {
        response.once('finish', done)
        response.once('close', () => {
          connection.abort()
          if (line.has(entry)) wait.abort()
          done()
        })
      })
      const begin = () => {
        line.delete(entry)
        resolve({ signal: connection.signal })
      }
      const turn = async () => {
        order.begin(start)
        begin()
        await inTime(longest, sent, () => {})
        // Requests that have arrived meanwhile and are answered from memory come before the next turn.
        await setImmediate()
      }
      // Rejected only where the client left, or its place went to another.
      turns.add(turn, { signal: wait.signal, priority: -start }).catch(begin)
    })
  }
  return {
    take,
    get waiting() {
      return line.size
    },
  }
}
