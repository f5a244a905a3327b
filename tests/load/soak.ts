import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildIfStale } from '#scripts/run/build.ts'
import { filesBelow, median, megabytes, printTable } from '#scripts/run/figures.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { type ProcessSize, processSize } from './process-size.ts'
import { openPage } from './publisher.ts'
import { seeded } from './seeded.ts'
import { addressOf, logInFrom } from './strangers.ts'

// `npm run bench -- soak --minutes 60`: eight hours' worth of visits, publishes and logins in an hour, or the same pace
// for another time. Prints the resources of both processes over time, and ends with 1 where one is too large or grows.

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const MINUTES = Number(values.minutes)
if (!(MINUTES > 0)) throw new Error('--minutes must be a positive number.')

/**
 * A working day of eight hours in one: 100,000 visits, 240 publishes, 4,800 logins, each at a pace of its own, in
 * milliseconds between two.
 */
const PACE = { visit: 36, publish: 15_000, login: 750 }

/** Share of the time after which everything is warm. */
const WARM = 0.4

/** Samples, and the most that the median of the last quarter may be above that of the first one after the warm-up. */
const SAMPLES = 60
const GROWTH = { memory: 1.05, handles: 1.1 }

/** Resident memory in bytes. */
const LIMITS = { site: 300 * 2 ** 20, services: 500 * 2 ** 20 }

const MEMBER = { email: 'infiniment@example.com', password: 'Infiniment#2026' }

const PUBLISHED: Readonly<Record<string, string>> = {
  '/restaurants/la-criee': 'website-hotels/restaurants/la-criee',
  '/mentions-legales': 'website-hotels/mentions-legales',
  '/journal/la-sole-de-midi': 'website-hotels/journal/la-sole-de-midi',
}

/** Addresses besides the pages of the sitemap, rendered or looked up for each request. */
const LIVE = ['/recherche?q=', '/api/search/suggest?q=', '/journal?page=', '/nope-']

type Of = 'site' | 'services'

interface Sample {
  readonly minute: number
  readonly sizes: Readonly<Record<Of, ProcessSize>>
  readonly filesOnDisk: number
}

const random = seeded(1)
const tell = (text: string): void => void process.stdout.write(`${text}\n`)

await buildIfStale()
const stack = await startTemporaryStack({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' })
const ends = performance.now() + MINUTES * 60_000
const wrong = new Map<string, number>()
const counts = { visits: 0, publishes: 0, logins: 0 }
const complain = (what: string): void => void wrong.set(what, (wrong.get(what) ?? 0) + 1)

/** Does something at a pace until the end; one that takes longer is followed at once by the next. */
async function keepDoing(every: number, what: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; performance.now() < ends; index += 1) {
    const next = performance.now() + every
    await what(index).catch((error: Error) => complain(error.message))
    await pause(Math.max(0, next - performance.now()))
  }
}

async function sitemap(): Promise<string[]> {
  const text = await (await fetch(`${stack.origin}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

async function visit(paths: readonly string[], index: number): Promise<void> {
  const live = index % 10 === 0
  const path = live
    ? `${LIVE[(index / 10) % LIVE.length] ?? ''}${1 + Math.floor(random() * 50)}`
    : (paths[Math.floor(random() ** 3 * paths.length)] ?? '/')
  const response = await fetch(stack.origin + path, {
    headers: { 'accept-encoding': 'br', 'x-forwarded-for': addressOf(index) },
  })
  await response.arrayBuffer()
  if (response.status >= 500) complain(`${path.replace(/\d+$/, '…')} answered ${response.status}`)
  counts.visits += 1
}

async function logIn(index: number): Promise<void> {
  const response = await logInFrom(stack.origin, addressOf(index), MEMBER)
  await response.arrayBuffer()
  if (response.status !== 200) complain(`a login answered ${response.status}`)
  counts.logins += 1
}

const samples: Sample[] = []

async function sample(): Promise<void> {
  const every = (MINUTES * 60_000) / SAMPLES
  for (let taken = 0; taken < SAMPLES; taken += 1) {
    await pause(every)
    samples.push({
      minute: ((taken + 1) * every) / 60_000,
      sizes: { site: processSize(stack.site.pid ?? 0), services: processSize(stack.services.pid ?? 0) },
      filesOnDisk: filesBelow(stack.dataDir).count,
    })
  }
}

/** Medians of the first and the last quarter of the time after the warm-up, which show growth. */
function quarters(of: (sample: Sample) => number): readonly [first: number, last: number] {
  const warm = samples.slice(Math.floor(samples.length * WARM)).map(of)
  const quarter = Math.max(1, Math.floor(warm.length / 4))
  return [median(warm.slice(0, quarter)), median(warm.slice(-quarter))]
}

function conclude(): string[] {
  const faults: string[] = []
  const rows: string[][] = []
  for (const name of ['site', 'services'] as const) {
    const [first, last] = quarters(({ sizes }) => sizes[name].memory)
    const highest = Math.max(...samples.map(({ sizes }) => sizes[name].memory))
    rows.push([`${name}: memory`, megabytes(first), megabytes(last), megabytes(highest), megabytes(LIMITS[name])])
    if (last > LIMITS[name]) faults.push(`The ${name} hold more than ${megabytes(LIMITS[name])}.`)
    if (last > first * GROWTH.memory) faults.push(`The memory of the ${name} grows.`)
    for (const kind of ['handles', 'files', 'threads'] as const) {
      const [before, after] = quarters(({ sizes }) => sizes[name][kind])
      rows.push([
        `${name}: ${kind === 'handles' ? 'open handles' : kind === 'files' ? 'open files' : kind}`,
        String(before),
        String(after),
        String(Math.max(...samples.map(({ sizes }) => sizes[name][kind]))),
        '–',
      ])
      if (after > before * GROWTH.handles + 2) faults.push(`${kind} of the ${name} grow.`)
    }
  }
  const [before, after] = quarters(({ filesOnDisk }) => filesOnDisk)
  rows.push(['files in the data folder', String(before), String(after), '', '–'])
  printTable('After the warm-up', ['', 'first quarter', 'last quarter', 'at most', 'limit'], rows)
  return faults
}

try {
  const paths = await sitemap()
  const pages = await Promise.all(
    Object.entries(PUBLISHED).map(([path, slug]) => openPage(stack.servicesOrigin, path, slug)),
  )
  await Promise.all([
    keepDoing(PACE.visit, (index) => visit(paths, index)),
    keepDoing(PACE.publish, async (index) => {
      await pages[index % pages.length]?.publish(index + 1)
      counts.publishes += 1
    }),
    keepDoing(PACE.login, logIn),
    sample(),
  ])
  const shown = samples.filter((_, index) => (index + 1) % (SAMPLES / 10) === 0)
  printTable(
    `${MINUTES} min: ${counts.visits} visits, ${counts.publishes} publishes, ${counts.logins} logins`,
    ['minute', 'site', 'services', 'handles', 'threads', 'files on the disk'],
    shown.map(({ minute, sizes: { site, services }, filesOnDisk }) => [
      minute.toFixed(1),
      megabytes(site.memory),
      megabytes(services.memory),
      `${site.handles}, ${services.handles}`,
      `${site.threads}, ${services.threads}`,
      String(filesOnDisk),
    ]),
  )
  const faults = [...conclude(), ...[...wrong].map(([what, times]) => `${what}, ${times} times.`)]
  tell(faults.length === 0 ? '\nNothing grows.' : `\n${faults.join('\n')}`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await stack.stop()
}
