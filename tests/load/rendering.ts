import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { buildIfStale } from '#scripts/run/build.ts'
import { processTime } from '#scripts/run/figures.ts'
import { freePort } from '@barriere/shared/process/ports.ts'
import { stop, untilAnswering } from '#scripts/run/processes.ts'
import { startSite } from '#scripts/run/stack.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { RedisServer } from '#tests/pages/redis-server.ts'
import { followLog } from './site-log.ts'

// `npm run bench -- rendering`: a stored page's p99 while every page of the site is rendered, against an idle site: by
// the instance that serves it, and by another one on another core (`BACKGROUND_RENDERING=elsewhere`).

/** Requests a second, few enough that none waits for another, and the requested page. */
const RATE = 200
const PAGE = '/mentions-legales'

/** Idle: seconds in a row, in each of which all processes together use fewer milliseconds of a core. */
const QUIET = { seconds: 5, milliseconds: 50 }

/** Niceness of the instance that renders, as in `deploy/README.md`: on two cores all processes share them. */
const NICE = 10

/** Seconds of an idle site; a rendering of all pages is measured as long as it lasts, in pieces. */
const IDLE = 20
const PIECE = 5

const tell = (text: string): void => void process.stdout.write(`${text}\n`)

async function p99(origin: string, seconds: number): Promise<number> {
  const { latency, errors, non2xx } = await autocannon({
    url: origin + PAGE,
    connections: 4,
    overallRate: RATE,
    duration: seconds,
    headers: { cookie: 'locale=fr' },
  })
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} answers other than 200.`)
  return latency.p99
}

/** Waits for idle processes: after the renderings, read pages are compressed once more, and the services work on. */
async function untilQuiet(processes: readonly ChildProcess[]): Promise<void> {
  const used = (): number => processes.reduce((sum, { pid = 0 }) => sum + processTime(pid), 0)
  for (let quiet = 0, before = used(); quiet < QUIET.seconds; ) {
    await delay(1_000)
    const now = used()
    quiet = now - before < QUIET.milliseconds ? quiet + 1 : 0
    before = now
  }
}

/** The p99 of a stored page while all others are rendered, and that of an idle site afterwards. */
async function measure(rendering: 'here' | 'elsewhere', redisUrl: string): Promise<void> {
  const env = { LOG_LEVEL: 'info', REDIS_URL: redisUrl, WARM_UP: 'all' }
  const served = await startTemporaryStack({ ...env, BACKGROUND_RENDERING: rendering }, 'pipe')
  served.services.stdout?.resume()
  served.services.stderr?.resume()
  const logs = [followLog(served.site)]
  const dataDir = mkdtempSync(join(tmpdir(), 'site-renders-'))
  let renderer: ChildProcess | undefined
  try {
    await (await fetch(served.origin + PAGE)).arrayBuffer()
    if (rendering === 'elsewhere') {
      const port = await freePort()
      const servicesPort = Number(new URL(served.servicesOrigin).port)
      renderer = startSite({ port, servicesPort, dataDir, env: { ...env, HOST: 'localhost' }, stdio: 'pipe' })
      setPriority(renderer.pid ?? 0, NICE)
      logs.push(followLog(renderer))
      await untilAnswering(renderer, `http://localhost:${port}/api/health`)
    }
    const rendered = (): number => logs.reduce((sum, log) => sum + log.rendered.length, 0)
    const pieces: number[] = []
    for (let before = -1; before < rendered(); ) {
      before = rendered()
      pieces.push(await p99(served.origin, PIECE))
    }
    await untilQuiet([served.services, served.site, ...(renderer ? [renderer] : [])])
    const idle = await p99(served.origin, IDLE)
    const sorted = pieces.toSorted((one, other) => one - other)
    const [median = Number.NaN, longest = Number.NaN] = [sorted[sorted.length >> 1], sorted.at(-1)]
    tell(
      `${rendering}: ${rendered()} pages rendered; a stored page's p99 meanwhile ${median} ms (median of ` +
        `${sorted.length} times ${PIECE} s), ${longest} ms (longest); idle ${idle} ms`,
    )
  } finally {
    await Promise.all([renderer && stop(renderer), served.stop()])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await buildIfStale()
for (const rendering of ['here', 'elsewhere'] as const) {
  const redis = await RedisServer.begin()
  try {
    await measure(rendering, redis.url)
  } finally {
    await redis.stop()
  }
}
