import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KEPT_LIMITS, keptNights } from '@barriere/shared/contracts/availability.ts'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { startProgram } from './program.ts'

// `node tests/load/availability.ts`: how long the prices of ten hotels for sixty nights take, in PGlite or an empty
// `DATABASE_URL`: one after the other, and eight at a time.
const HOTELS = 10
const NIGHTS = 60
const ROUNDS = 400
const AT_ONCE = 8

const folder = mkdtempSync(join(tmpdir(), 'availability-bench-'))
const running = await startProgram(
  {
    SERVICES: 'site,partners',
    DATA_DIR: folder,
    // The search is not used.
    STORYBLOK_API_ENDPOINT: 'http://127.0.0.1:9',
    ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
  },
  process.cwd(),
)
const today = toParisTime(Date.now()).day

const get = async (path: string): Promise<unknown> =>
  await (
    await fetch(`${running.url}${path}`, { headers: { authorization: `Bearer ${LOCAL_SECRETS.SITE_API_TOKEN}` } })
  ).json()

/** The request of a round: another first night each time. */
const question = (hotels: readonly string[], round: number): string => {
  const from = addDays(today, round % (366 - KEPT_LIMITS.nights))
  const query = new URLSearchParams([
    ...hotels.map((hotel) => ['hotel', hotel]),
    ['from', from],
    ['to', addDays(from, NIGHTS - 1)],
  ])
  return `/site/availability/nights?${query.toString()}`
}

async function timed(path: string): Promise<number> {
  const begun = performance.now()
  const { hotels } = keptNights.parse(await get(path))
  const taken = performance.now() - begun
  const nights = hotels.reduce((sum, one) => sum + one.nights.length, 0)
  if (nights !== HOTELS * NIGHTS) throw new Error(`${nights} nights instead of ${HOTELS * NIGHTS}.`)
  return taken
}

const quantile = (times: readonly number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1)

const write = (text: string): void => void process.stdout.write(`${text}\n`)

const tell = (title: string, times: readonly number[]): void =>
  write(`  ${title}: p50 ${quantile(times, 0.5)}, p95 ${quantile(times, 0.95)}, p99 ${quantile(times, 0.99)} ms`)

try {
  const { properties } = (await get('/partners/availability/properties')) as { properties: string[] }
  const hotels = properties.slice(0, HOTELS)
  const known = async () => keptNights.parse(await get(question(hotels, 0))).hotels.length
  while ((await known()) < HOTELS) await new Promise((resolve) => setTimeout(resolve, 100))
  const kind = process.env.DATABASE_URL ? 'postgres' : 'pglite'
  write(`${kind}, ${HOTELS} hotels × ${NIGHTS} nights, ${ROUNDS} times`)
  for (let round = 0; round < 20; round += 1) await timed(question(hotels, round))
  const alone: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) alone.push(await timed(question(hotels, round)))
  tell('one after the other', alone)
  const together: number[] = []
  for (let round = 0; round < ROUNDS; round += AT_ONCE)
    together.push(
      ...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => timed(question(hotels, round + index))))),
    )
  tell(`${AT_ONCE} at a time`, together)
} finally {
  await running.stop()
  rmSync(folder, { recursive: true, force: true })
}
