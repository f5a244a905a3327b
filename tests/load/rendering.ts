import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { buildIfStale } from '#scripts/run/build.ts'
import { freePort, stop, untilAnswering } from '#scripts/run/processes.ts'
import { startServices, startSite } from '#scripts/run/stack.ts'
import { RedisServer } from '#tests/pages/redis-server.ts'

// `npm run bench:rendering`: a stored page's p99 while every page of the site is rendered, against an idle site: by the
// instance that serves it, and by another one on another core (`BACKGROUND_RENDERING=elsewhere`).

/** Requests a second, few enough that none waits for another, and the page that they are for. */
const RATE = 200
const PAGE = '/mentions-legales'

/** Seconds of an idle site; a rendering of all pages is measured as long as it lasts, in pieces. */
const IDLE = 20
const PIECE = 5

/** Renderings of pages after which nothing more is to be rendered, in milliseconds without one. */
const QUIET = 4_000

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

/** The longest p99 of a stored page while all others are rendered, and that of an idle site afterwards. */
async function measure(rendering: 'here' | 'elsewhere', redisUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rendering-'))
  const servicesPort = await freePort()
  const services = startServices({ port: await freePort(), servicesPort, dataDir: join(folder, 'services') })
  const log = { rendered: 0, at: performance.now() }
  const begin = async (name: string, place: 'here' | 'elsewhere') => {
    const port = await freePort()
    const site = startSite({
      port,
      servicesPort,
      dataDir: join(folder, name),
      stdio: 'pipe',
      env: { LOG_LEVEL: 'info', HOST: 'localhost', REDIS_URL: redisUrl, BACKGROUND_RENDERING: place },
    })
    site.stdout?.on('data', (lines: Buffer) => {
      const pages = lines.toString().split('"page.rendered"').length - 1
      if (pages > 0) Object.assign(log, { rendered: log.rendered + pages, at: performance.now() })
    })
    await untilAnswering(site, `http://localhost:${port}/api/health`)
    return { site, origin: `http://localhost:${port}` }
  }
  const sites: Awaited<ReturnType<typeof begin>>[] = []
  try {
    await untilAnswering(services, `http://127.0.0.1:${servicesPort}/health`)
    const served = await begin('served', rendering)
    sites.push(served)
    await (await fetch(served.origin + PAGE)).arrayBuffer()
    if (rendering === 'elsewhere') sites.push(await begin('renders', 'here'))
    const pieces: number[] = []
    while (performance.now() - log.at < QUIET) pieces.push(await p99(served.origin, PIECE))
    const idle = await p99(served.origin, IDLE)
    const sorted = pieces.toSorted((one, other) => one - other)
    const [median = Number.NaN, longest = Number.NaN] = [sorted[sorted.length >> 1], sorted.at(-1)]
    tell(
      `${rendering}: ${log.rendered} pages rendered; a stored page's p99 meanwhile ${median} ms (median of ` +
        `${sorted.length} times ${PIECE} s), ${longest} ms (longest); idle ${idle} ms`,
    )
  } finally {
    await Promise.all([...sites.map(({ site }) => stop(site)), stop(services)])
    rmSync(folder, { recursive: true, force: true })
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
