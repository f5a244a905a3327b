import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CSRF_HEADER } from '#lib/contracts/http.ts'
import { buildIfStale } from '#scripts/run/build.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { hashPassword, verifyPassword } from '#services/kit/passwords/argon2.ts'

// Benchmark of the member area: latency of authentication, logins per second compared with their password hashes alone,
// and the effect of a hanging backend on other visitors. Run by `npm run bench:members`; results are ratios where the
// machine decides the absolute value.

const MEMBER = { email: 'infiniment@example.com', password: 'Infiniment#2026' }

/** Seconds per throughput measurement, rounds, and concurrency. */
const SECONDS = 6
const ROUNDS = 3
const AT_ONCE = 4

const request = (origin: string, path: string, cookie = '', body?: unknown): Promise<Response> =>
  fetch(`${origin}/api/eph/${path}`, {
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
async function signIn(origin: string, known = ''): Promise<string> {
  const response = await request(origin, 'users/login', known, MEMBER)
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
 * Latency of the home page while the hotel programme hangs and members keep calling it, compared with a healthy one.
 */
async function measureHanging(): Promise<void> {
  const hanging = createServer(() => {
    /* never answers */
  }).listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  const p99s: Record<'healthy' | 'hanging', number[]> = { healthy: [], hanging: [] }
  const inits: number[] = []
  const stack = await startTemporaryStack({ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000000' })
  const cookie = await signIn(stack.origin)
  const sick = await startTemporaryStack({
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
    HOTEL_API_URL: `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`,
    SITE_API_URL: `${stack.servicesOrigin}/site`,
  })
  try {
    const page = (origin: string) => async (): Promise<void> => {
      await (await fetch(`${origin}/`)).arrayBuffer()
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, origin] of [
        ['healthy', stack.origin],
        ['hanging', sick.origin],
      ] as const) {
        const [times] = await Promise.all([
          during(SECONDS, 8, page(origin)),
          during(SECONDS - 2, 8, async () => {
            const started = performance.now()
            const response = await request(origin, 'users/init', cookie)
            await response.arrayBuffer()
            if (name === 'hanging') inits.push(performance.now() - started)
            if (response.status !== (name === 'hanging' ? 503 : 200))
              throw new Error(`users/init answered ${response.status} (${name}).`)
          }),
        ])
        p99s[name].push(at(times, 0.99))
      }
    }
    const ratios = p99s.hanging.map((time, round) => time / (p99s.healthy[round] ?? Number.NaN))
    tell(
      `a hotel programme that hangs: the home page's p99 against that beside a healthy one ${spread(
        ratios,
      )}; users/init answers after ${ms(inits.toSorted((l, r) => l - r).at(-1) ?? Number.NaN)} at most`,
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
await measureHanging()
