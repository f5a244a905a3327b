import { type ChildProcess, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { buildIfStale } from '#scripts/run/build.ts'
import { freePort } from '@barriere/shared/process/ports.ts'
import { stop, untilAnswering } from '#scripts/run/processes.ts'
import { startServices, startSite } from '#scripts/run/stack.ts'
import { writeBigSpace } from './big-space.ts'
import { openPage, shownIn } from './publisher.ts'

// What grows with the space: starts, pages that are not stored, lists, memory, a publish, the site map, the search; for
// spaces of so many stories. `node tests/load/growth.ts [stories …]`, by default the demonstration alone, 2,500 and
// 25,000. With `DATABASE_URL` on PostgreSQL, whose database must be empty. Run by `npm run bench -- growth`.
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 2_500, 25_000]

/** Time-out in milliseconds, long enough to measure a space that is too large for the site. */
const PATIENCE = 180_000

/** Stored pages whose bytes do not depend on the space. */
const STORED = '/mentions-legales'

const NOT_STORED = ['/', '/destinations/deauville', '/hotels/les-colombages', '/journal', '/hotels', '/restaurants']

const WORDS = ['casino deauville', 'chambre vue mer', 'spa', 'restaurant poisson', 'noel', 'thalasso', 'golf', 'bridge']

const tell = (text: string): void => void process.stdout.write(`${text}\n`)

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Resident memory in MB, now and at most. */
function memory({ pid }: ChildProcess): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string): string => (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024).toFixed(0)
  return `${of('VmRSS')} MB (at most ${of('VmHWM')})`
}

async function read(url: string): Promise<{ status: number; body: string; took: string }> {
  const began = performance.now()
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), headers: { cookie: 'locale=fr' } })
  const body = await response.text()
  return { status: response.status, body, took: `${Math.round(performance.now() - began)} ms` }
}

/** Waits until an address answers 200: a page answers within two seconds, and is rendered even if that fails. */
async function untilRendered(url: string): Promise<string> {
  const began = performance.now()
  for (let tries = 1; performance.now() - began < PATIENCE; tries += 1) {
    const { status, body } = await read(url)
    if (status === 200)
      return `${seconds(began)}, ${Math.round(body.length / 1024)} KB${tries > 1 ? `, ${tries} tries` : ''}`
    await wait(200)
  }
  return `not within ${PATIENCE / 1000} s`
}

const percentile = (times: readonly number[], share: number): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN)

async function measureSearch(origin: string): Promise<string> {
  const times: number[] = []
  for (let index = 0; index < 80; index += 1) {
    const query = `${WORDS[index % WORDS.length]}${index < 40 ? '' : `&page=${1 + (index % 3)}`}`
    const began = performance.now()
    await read(`${origin}/site/search?locale=fr&q=${query}`)
    times.push(performance.now() - began)
    await wait(20)
  }
  return `p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms`
}

/** Publishes an article so many times, and waits each time until its page shows it. */
async function measurePublishes(servicesOrigin: string, origin: string, times: number): Promise<string> {
  const took: number[] = []
  const page = await openPage(servicesOrigin, '/journal/la-sole-de-midi', 'website-hotels/journal/la-sole-de-midi')
  for (let number = 1; number <= times; number += 1) {
    await page.publish(number)
    const began = performance.now()
    while (shownIn((await read(origin + page.path)).body) < number) {
      if (performance.now() - began > PATIENCE) return `not within ${PATIENCE / 1000} s`
      await wait(20)
    }
    took.push(performance.now() - began)
    await wait(1_500)
  }
  return `median ${percentile(took, 0.5)} ms, longest ${percentile(took, 1 - 1e-9)} ms of ${times}`
}

async function measureSiteMap(origin: string): Promise<string> {
  const index = await read(`${origin}/sitemap.xml`)
  const parts = [...index.body.matchAll(/<loc>([^<]*[?&]part=\d+)<\/loc>/g)].map(([, url]) => url as string)
  const files = parts.length === 0 ? [index] : await Promise.all(parts.map(read))
  const addresses = files.map(({ body }) => body.split('<url>').length - 1)
  return `${index.took}; ${files.length} files, ${addresses.reduce((sum, one) => sum + one, 0)} addresses, ${Math.max(
    ...addresses,
  )} at most, ${Math.round(Math.max(...files.map(({ body }) => body.length)) / 1024)} KB`
}

/** Requests a second and times of a stored page, and of an unknown address. */
async function measureStored(origin: string): Promise<string> {
  const rates: string[] = []
  for (const path of [STORED, '/nulle-part']) {
    const { requests, latency } = await autocannon({
      url: origin + path,
      connections: 4,
      duration: 6,
      headers: { cookie: 'locale=fr' },
    })
    rates.push(`${path} ${Math.round(requests.average)}/s, p99 ${latency.p99} ms`)
  }
  return rates.join('; ')
}

/** Sizes of the answers for lists, as the site requests them. */
async function measureLists(servicesOrigin: string): Promise<string> {
  const url = `${servicesOrigin}/content/v2/cdn/stories?token=local-public&version=published`
  const lists = ['hotels/&content_type=hotel', 'journal/&content_type=article&sort_by=content.published_on:desc']
  const all = await Promise.all(
    lists.map((list) => read(`${url}&starts_with=website-hotels/${list}&excluding_fields=body&per_page=100`)),
  )
  return all.map(({ body, took }) => `${Math.round(body.length / 1024)} KB in ${took}`).join('; ')
}

/** CPU load of a process: its share of one core over ten seconds. */
async function coreShare({ pid }: ChildProcess): Promise<string> {
  const ticks = Number(execFileSync('getconf', ['CLK_TCK']).toString())
  const used = (): number => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / ticks
  }
  const before = used()
  await wait(10_000)
  return `${Math.round((used() - before) * 10)} %`
}

async function measure(atLeast: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'))
  const contentDir = join(folder, 'content')
  const settings = {
    port: await freePort(),
    servicesPort: await freePort(),
    dataDir: join(folder, 'data'),
    env: { LOG_LEVEL: 'warn', HOST: 'localhost', WARM_UP: 'known', CONTENT_DIR: contentDir },
  }
  const origin = `http://localhost:${settings.port}`
  const servicesOrigin = `http://127.0.0.1:${settings.servicesPort}`
  const processes: ChildProcess[] = []
  const begin = async (child: ChildProcess, health: string): Promise<ChildProcess> => {
    processes.push(child)
    await untilAnswering(child, health, PATIENCE * 5)
    return child
  }
  try {
    tell(`\n${writeBigSpace('content', contentDir, atLeast)} stories`)
    let began = performance.now()
    await stop(await begin(startServices(settings), `${servicesOrigin}/health`))
    tell(`content folder loaded, services stopped: ${seconds(began)}`)
    began = performance.now()
    const services = await begin(startServices(settings), `${servicesOrigin}/health`)
    tell(`services started: ${seconds(began)}`)
    began = performance.now()
    const site = await begin(startSite(settings), `${origin}/api/health`)
    tell(`site started: ${seconds(began)}`)
    for (const path of NOT_STORED) tell(`${path} when nothing is stored: ${await untilRendered(origin + path)}`)
    await untilIndexed(servicesOrigin)
    tell(`search index there after: ${seconds(began)}`)
    await wait(10_000)
    tell(`at rest: services ${memory(services)}, site ${memory(site)}; core ${await coreShare(services)}`)
    tell(`100 entries of lists: ${await measureLists(servicesOrigin)}`)
    await read(origin + STORED)
    tell(`stored, unknown: ${await measureStored(origin)}`)
    tell(`site map: ${await measureSiteMap(origin)}`)
    tell(`search: ${await measureSearch(servicesOrigin)}`)
    await read(`${origin}/journal/la-sole-de-midi`)
    tell(`publish → live: ${await measurePublishes(servicesOrigin, origin, 5)}`)
    tell(`afterwards: services ${memory(services)}, site ${memory(site)}`)
  } finally {
    await Promise.all(processes.map(stop))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The index is built after the start; until then searches find nothing, or are refused. */
async function untilIndexed(servicesOrigin: string): Promise<void> {
  const expires = performance.now() + PATIENCE * 3
  while (performance.now() < expires) {
    const { status, body } = await read(`${servicesOrigin}/site/search?locale=fr&q=casino`)
    if (status === 200 && !/"total":0\b/.test(body)) return
    await wait(500)
  }
  throw new Error('The search has no index.')
}

await buildIfStale()
for (const size of sizes) await measure(size)
