import { setTimeout as pause } from 'node:timers/promises'
import { load } from '#scripts/run/load.ts'
import { stop, untilAnswering } from '#scripts/run/processes.ts'
import { startServices } from '#scripts/run/stack.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'

/** Stored pages that visitors read, of each kind. */
const STORED_PAGES = [
  '/',
  '/en',
  '/hotels',
  '/hotels/les-colombages',
  '/en/hotels/les-colombages',
  '/restaurants/la-criee',
  '/casinos/deauville',
  '/spectacles/nuit-du-jazz',
  '/journal/la-sole-de-midi',
  '/mentions-legales',
]

export interface OutageFigures {
  /** Milliseconds. */
  readonly healthy: number
  /** p99 of each minute against that of the healthy site: the services hang for the first half, then are gone. */
  readonly ratios: readonly number[]
  readonly answers: number
  /** Milliseconds after the services are back until the site follows the content again. */
  readonly recovered: number
}

export interface OutageSize {
  readonly minutes: number
  readonly connections: number
  /** Seconds of one measurement of the p99. */
  readonly seconds: number
}

/** Milliseconds for the site to follow the content again. */
const NEVER = 60_000

/**
 * The services, and with them the content, hang and then are gone, while visitors read stored pages. Rejects on any
 * answer that is not the page.
 */
export async function measureOutage({ minutes, connections, seconds }: OutageSize): Promise<OutageFigures> {
  const stack = await startTemporaryStack({ LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' })
  const pid = stack.site.pid ?? 0
  let { services } = stack
  const read = async (forSeconds: number) => {
    const { p99, rate } = await load({
      url: stack.origin,
      paths: STORED_PAGES,
      headers: { 'cookie': 'locale=fr', 'accept-encoding': 'br' },
      connections,
      seconds: forSeconds,
      pid,
    })
    return { p99, answers: Math.round(rate * forSeconds) }
  }
  const isFailing = async (): Promise<boolean> => {
    const { content } = (await (await fetch(`${stack.origin}/api/health`)).json()) as { content: { failing: boolean } }
    return content.failing
  }
  try {
    // Warm-up, twice: the first visits render the pages, the next ones trigger their recompression.
    for (const path of [...STORED_PAGES, ...STORED_PAGES]) await (await fetch(stack.origin + path)).arrayBuffer()
    await read(seconds)
    const { p99: healthy } = await read(seconds)
    const ends = performance.now() + minutes * 60_000
    const halfway = performance.now() + minutes * 30_000
    services.kill('SIGSTOP')
    let [answers, isStopped] = [0, false]
    const ratios: number[] = []
    while (performance.now() < ends) {
      if (!isStopped && performance.now() > halfway) {
        services.kill('SIGCONT')
        await stop(services)
        isStopped = true
      }
      const seen = await read(Math.max(1, Math.min(seconds, Math.ceil((ends - performance.now()) / 1000))))
      ratios.push(seen.p99 / healthy)
      answers += seen.answers
    }
    if (!(await isFailing())) throw new Error('The site has not noticed that the services are gone.')
    services = startServices({
      port: Number(new URL(stack.origin).port),
      servicesPort: Number(new URL(stack.servicesOrigin).port),
      dataDir: stack.dataDir,
      env: { LOG_LEVEL: 'silent' },
    })
    await untilAnswering(services, `${stack.servicesOrigin}/health`)
    const back = performance.now()
    while (await isFailing()) {
      if (performance.now() - back > NEVER) throw new Error('The site does not follow the content again.')
      await pause(100)
    }
    return { healthy, ratios, answers, recovered: performance.now() - back }
  } finally {
    services.kill('SIGCONT')
    await stop(services)
    await stack.stop()
  }
}
