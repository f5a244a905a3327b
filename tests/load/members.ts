import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CSRF_HEADER } from '#lib/contracts/http.ts'
import { PROGRAMMES, type Programme } from '#lib/contracts/session.ts'
import { buildIfStale } from '#scripts/run/build.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { hashPassword, verifyPassword } from '#services/kit/passwords/argon2.ts'

// Benchmark of the member area: latency of authentication, logins per second compared with their password hashes alone,
// and the effect of a hanging backend on other visitors. Run by `npm run bench:members`; results are ratios where the
// machine decides the absolute value.

const MEMBERS = {
  hotel: { email: 'infiniment@example.com', password: 'Infiniment#2026' },
  casino: { email: 'gold@example.com', password: 'Casino#2026Gold' },
} as const satisfies Record<Programme, unknown>
const MEMBER = MEMBERS.hotel

/** What the site knows each programme by. */
const CALLS = { hotel: 'api/eph', casino: 'api/casino' } as const satisfies Record<Programme, string>
const ADDRESS = { hotel: 'HOTEL_API_URL', casino: 'CASINO_API_URL' } as const satisfies Record<Programme, string>

type Health = 'healthy' | 'hanging'

/** Seconds per throughput measurement, rounds, and concurrency. */
const SECONDS = 6
const ROUNDS = 3
const AT_ONCE = 4

const request = (
  origin: string,
  path: string,
  cookie = '',
  body?: unknown,
  programme: Programme = 'hotel',
): Promise<Response> =>
  fetch(`${origin}/${CALLS[programme]}/${path}`, {
    method: 'POST',
    headers: {
      origin,
      cookie,
      [CSRF_HEADER]: '1',
      'sec-fetch-site': 'same-origin',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/** Cookies of a browser after a login. A known device (`known`) has its own lockout counter. */
async function signIn(origin: string, known = '', programme: Programme = 'hotel'): Promise<string> {
  const response = await request(origin, 'users/login', known, MEMBERS[programme], programme)
  if (!response.ok) throw new Error(`The login answered ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const deviceOf = (cookies: string): string =>
  cookies.split('; ').find((cookie) => cookie.startsWith('hotel-device=')) ?? ''

/** Runs work in a loop with the given concurrency; the durations in milliseconds. */
async function during(seconds: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      while (performance.now() < end) {
        const started = performance.now()
        await work(index)
        times.push(performance.now() - started)
      }
    }),
  )
  return times.sort((left, right) => left - right)
}

const at = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

const ms = (time: number): string => `${time.toFixed(1)} ms`

const tell = (text: string): void => void process.stdout.write(`${text}\n`)

const spread = (values: readonly number[]): string =>
  values
    .toSorted((left, right) => left - right)
    .map((value) => value.toFixed(2))
    .join(' / ')

async function measureInit(origin: string): Promise<void> {
  const cookie = await signIn(origin)
  const work = async (): Promise<void> => {
    const answer = (await (await request(origin, 'users/init', cookie)).json()) as { isConnected: boolean }
    if (!answer.isConnected) throw new Error('The member is not known.')
  }
  await during(2, AT_ONCE, work)
  for (const atOnce of [1, AT_ONCE, 16]) {
    const times = await during(SECONDS, atOnce, work)
    tell(
      `users/init, ${atOnce} at a time: p50 ${ms(at(times, 0.5))}, p95 ${ms(at(times, 0.95))}, ${Math.round(
        times.length / SECONDS,
      )} a second`,
    )
  }
}

/**
 * Throughput of logins relative to their hashes alone, two at a time as in the backend. Rounds alternate, so that a
 * busy moment of the machine affects both.
 */
async function measureLogins(origin: string): Promise<void> {
  const hash = await hashPassword(MEMBER.password, 'pepper')
  const browsers: string[] = []
  // In sequence: the third concurrent login from unknown browsers would count as an attack.
  for (let browser = 0; browser < AT_ONCE; browser += 1) browsers.push(deviceOf(await signIn(origin)))
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const logins = await during(SECONDS, AT_ONCE, (index) => signIn(origin, browsers[index]))
    const hashes = await during(SECONDS, 2, () => verifyPassword(MEMBER.password, hash, 'pepper'))
    ratios.push(logins.length / hashes.length)
    tell(
      `logins: ${(logins.length / SECONDS).toFixed(1)} a second (p50 ${ms(at(logins, 0.5))}), hashes alone: ${(
        hashes.length / SECONDS
      ).toFixed(1)}`,
    )
  }
  tell(`logins against their hashes alone: ${spread(ratios)}`)
}

/**
 * Latency of the home page while a programme hangs and members keep calling it, compared with a healthy one; and how
 * long a member of the other programme waits meanwhile.
 */
async function measureHanging(programme: Programme): Promise<void> {
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
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [health, origin, status] of [
        ['healthy', stack.origin, 200],
        ['hanging', sick.origin, 503],
      ] as const) {
        const [pageTimes, initTimes, otherTimes] = await Promise.all([
          during(SECONDS, 8, page(origin)),
          during(SECONDS - 2, 8, () => init(origin, programme, status)),
          during(SECONDS, 1, () => init(origin, other, 200)),
        ])
        pages[health].push(at(pageTimes, 0.99))
        others[health].push(at(otherTimes, 0.99))
        if (health === 'hanging') inits.push(...initTimes)
      }
    }
    const ratios = (of: Record<Health, number[]>): string =>
      spread(of.hanging.map((time, round) => time / (of.healthy[round] ?? Number.NaN)))
    tell(
      `a ${programme} programme that hangs, p99 against that beside a healthy one: home page ${ratios(pages)}, ` +
        `users/init of the ${other} programme ${ratios(others)}; ` +
        `its own users/init answers after ${ms(inits.toSorted((l, r) => l - r).at(-1) ?? Number.NaN)} at most`,
    )
  } finally {
    await sick.stop()
    await stack.stop()
    hanging.closeAllConnections()
    hanging.close()
  }
}

await buildIfStale()
const stack = await startTemporaryStack({ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000000' })
try {
  await measureInit(stack.origin)
  await measureLogins(stack.origin)
} finally {
  await stack.stop()
}
for (const programme of PROGRAMMES) await measureHanging(programme)
