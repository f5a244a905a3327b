import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import PQueue from 'p-queue'
import { inTime } from '#lib/domain/in-time.ts'

interface TurnSettings {
  /** Requests at a time: more would only delay each other, and what is answered from memory. */
  readonly atOnce: number
  /** Requests that may wait; without it as many as come. */
  readonly waiting?: number
}

/** A request whose turn has come. */
interface Turn {
  /** Aborted when the client's connection ends, which may be before its turn. */
  readonly signal: AbortSignal
}

/** Milliseconds that a turn lasts at most: a client that reads slowly must not keep others waiting. */
const LONGEST = 2_000

/** The turns of requests of one kind. */
export interface Turns {
  /**
   * Resolves when the request may go on, or when its client has left; to undefined where too many wait. The turn lasts
   * until the answer is sent.
   */
  take(response: ServerResponse): Promise<Turn | undefined>
  /** How many wait. */
  readonly waiting: number
}

/** Bulkhead: gives requests of one kind their turns. */
export function createTurns({ atOnce, waiting = Infinity }: TurnSettings): Turns {
  const turns = new PQueue({ concurrency: atOnce })
  const take = async (response: ServerResponse): Promise<Turn | undefined> => {
    if (turns.size >= waiting) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const sent = new Promise<void>((resolve) => {
      response.once('finish', resolve)
      response.once('close', () => {
        controller.abort()
        resolve()
      })
    })
    return await new Promise<Turn>((resolve) => {
      const begin = () => {
        resolve({ signal })
      }
      const turn = async () => {
        begin()
        await inTime(LONGEST, sent, () => {})
        // What has arrived meanwhile, and is answered from memory, comes before the next turn.
        await setImmediate()
      }
      // Rejected only where its client left.
      turns.add(turn, { signal }).catch(begin)
    })
  }
  return {
    take,
    get waiting() {
      return turns.size
    },
  }
}
