import { PROGRAMMES } from '@barriere/shared/contracts/session.ts'
import { buildIfStale } from '#scripts/run/build.ts'
import { spread } from '#scripts/run/figures.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { hashPassword, verifyPassword } from '#services/kit/passwords/argon2.ts'
import { measureHanging } from './hanging.ts'
import { MEMBERS, during, request, signIn } from './member-calls.ts'
import { percentile } from './visits.ts'

// Benchmark of the member area: latency of authentication, logins per second compared with their password hashes alone,
// and the effect of a hanging backend on other visitors. Run by `npm run bench -- members`; results are ratios where
// the machine decides the absolute value.

const MEMBER = MEMBERS.hotel

/** Seconds per throughput measurement, rounds, and concurrency. */
const SECONDS = 6
const ROUNDS = 3
const AT_ONCE = 4

const deviceOf = (cookies: string): string =>
  cookies.split('; ').find((cookie) => cookie.startsWith('hotel-device=')) ?? ''

const ms = (time: number): string => `${time.toFixed(1)} ms`

const tell = (text: string): void => void process.stdout.write(`${text}\n`)

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
      `users/init, ${atOnce} at a time: p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, ` +
        `${Math.round(times.length / SECONDS)} a second`,
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
    const hashes = await during(SECONDS, 2, () => verifyPassword(MEMBER.password, hash, ['pepper']))
    ratios.push(logins.length / hashes.length)
    tell(
      `logins: ${(logins.length / SECONDS).toFixed(1)} a second (p50 ${ms(percentile(logins, 0.5))}), hashes alone: ${(
        hashes.length / SECONDS
      ).toFixed(1)}`,
    )
  }
  tell(`logins against their hashes alone: ${spread(ratios)}`)
}

await buildIfStale()
const stack = await startTemporaryStack({ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000000' })
try {
  await measureInit(stack.origin)
  await measureLogins(stack.origin)
} finally {
  await stack.stop()
}
for (const programme of PROGRAMMES) {
  const { pages, others, longestInit } = await measureHanging(programme, { rounds: ROUNDS, seconds: SECONDS })
  const other = PROGRAMMES.find((one) => one !== programme)
  tell(
    `a ${programme} programme that hangs, p99 against that beside a healthy one: home page ${spread(pages)}, ` +
      `users/init of the ${other} programme ${spread(others)}; ` +
      `its own users/init answers after ${ms(longestInit)} at most`,
  )
}
