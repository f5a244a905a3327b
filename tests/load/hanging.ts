import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PROGRAMMES, type Programme } from '@barriere/shared/contracts/session.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { during, request, signIn } from './member-calls.ts'
import { percentile } from './visits.ts'

const ADDRESS = { hotel: 'HOTEL_API_URL', casino: 'CASINO_API_URL' } as const satisfies Record<Programme, string>

type Health = 'healthy' | 'hanging'

export interface HangingFigures {
  /** Per round: p99 of the home page beside the programme that hangs, as a ratio to that beside a healthy one. */
  readonly pages: readonly number[]
  /** The same for `users/init` of the other programme. */
  readonly others: readonly number[]
  /** The longest `users/init` of the programme that hangs, in milliseconds. */
  readonly longestInit: number
}

export interface HangingSize {
  readonly rounds: number
  /** Seconds of each half of a round. */
  readonly seconds: number
}

/**
 * Latency of the home page while a programme hangs and members keep calling it, compared with a healthy one; and how
 * long a member of the other programme waits meanwhile. Rejects on an unexpected answer.
 */
export async function measureHanging(programme: Programme, { rounds, seconds }: HangingSize): Promise<HangingFigures> {
  const other = PROGRAMMES.find((one) => one !== programme) as Programme
  const hanging = createServer(() => {
    /* never answers */
  }).listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  const pages: Record<Health, number[]> = { healthy: [], hanging: [] }
  const others: Record<Health, number[]> = { healthy: [], hanging: [] }
  const inits: number[] = []
  const stack = await startTemporaryStack({ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000000' })
  const cookie = await signIn(stack.origin, await signIn(stack.origin, '', other), programme)
  const sick = await startTemporaryStack({
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
    [ADDRESS[programme]]: `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`,
    [ADDRESS[other]]: `${stack.servicesOrigin}/${other}`,
    SITE_API_URL: `${stack.servicesOrigin}/site`,
  })
  try {
    const page = (origin: string) => async (): Promise<void> => {
      await (await fetch(`${origin}/`)).arrayBuffer()
    }
    const init = async (origin: string, of: Programme, expected: number): Promise<void> => {
      const response = await request(origin, 'users/init', cookie, undefined, of)
      await response.arrayBuffer()
      if (response.status !== expected) throw new Error(`users/init of the ${of} answered ${response.status}.`)
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const [health, origin, status] of [
        ['healthy', stack.origin, 200],
        ['hanging', sick.origin, 503],
      ] as const) {
        const [pageTimes, initTimes, otherTimes] = await Promise.all([
          during(seconds, 8, page(origin)),
          during(seconds - 2, 8, () => init(origin, programme, status)),
          during(seconds, 1, () => init(origin, other, 200)),
        ])
        pages[health].push(percentile(pageTimes, 0.99))
        others[health].push(percentile(otherTimes, 0.99))
        if (health === 'hanging') inits.push(...initTimes)
      }
    }
    const ratios = (of: Record<Health, number[]>): number[] =>
      of.hanging.map((time, round) => time / (of.healthy[round] ?? Number.NaN))
    return { pages: ratios(pages), others: ratios(others), longestInit: Math.max(...inits) }
  } finally {
    await sick.stop()
    await stack.stop()
    hanging.closeAllConnections()
    hanging.close()
  }
}
