import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CASINO_OPERATIONS } from '@barriere/shared/programmes/casino/operations.ts'
import { HOTEL_OPERATIONS } from '@barriere/shared/programmes/hotel/operations.ts'
import { createRequest } from '#tests/support/operation-request.ts'
import { startPostgres } from '@barriere/testing/postgres-server.ts'
import { form } from '#tests/support/sign-up-form.ts'
import { startProgram } from './program.ts'
import { seeded } from './seeded.ts'
import { type Told, inWords, median, told } from './timing-statistics.ts'

/** Requests of a burst. */
const AT_ONCE = 20

/** Operations by which a stranger can probe an e-mail, of either programme. */
type OperationName = 'login' | 'resetInit' | 'signUp' | 'resendActivation'

export interface TimingSize {
  readonly programme: 'hotel' | 'casino'
  readonly kind: 'pglite' | 'postgres'
  /** Pairs of a known and an unknown e-mail for each kind of request; 0 measures none. */
  readonly logins: number
  readonly resets: number
  readonly signUps: number
  /** Bursts of twenty at once. */
  readonly bursts: number
  readonly seed: number
  readonly tell?: (text: string) => void
}

export interface TimingFigure extends Told {
  /** The operation, and the answers that were timed. */
  readonly what: string
}

/**
 * Timing attack: how well the duration of an answer reveals whether an e-mail has an account, of single requests and of
 * twenty at once.
 */
export async function measureTiming({
  programme,
  kind,
  logins,
  resets,
  signUps,
  bursts,
  seed,
  tell = () => {},
}: TimingSize): Promise<TimingFigure[]> {
  const random = seeded(seed)
  const figures: TimingFigure[] = []

  const folder = await mkdtemp(join(tmpdir(), 'timing-'))
  const server = kind === 'postgres' ? await startPostgres() : undefined
  if (kind === 'postgres' && !server) throw new Error('PostgreSQL is not installed.')
  const program = await startProgram(
    { SERVICES: `${programme},mail`, LOG_LEVEL: 'info', ...(server ? { DATABASE_URL: server.url } : {}) },
    folder,
  )
  try {
    const request = createRequest(
      programme === 'casino' ? CASINO_OPERATIONS : HOTEL_OPERATIONS,
      `${program.url}/${programme}`,
      `local-${programme}`,
    )
    const known = Array.from(
      { length: Math.max(logins / 2, resets, signUps) },
      () => `known-${randomUUID()}@example.com`,
    )
    for (let from = 0; from < known.length; from += 10)
      await Promise.all(known.slice(from, from + 10).map((email) => request('signUp', { input: form(email) })))

    /** Sequential requests, each with a known or an unknown e-mail at random. */
    const measure = async (
      name: OperationName,
      pairs: number,
      input: (email: string) => unknown,
      nextKnown: (index: number) => string,
      nextUnknown: (index: number) => string,
    ): Promise<void> => {
      if (pairs === 0) return
      const order = Array.from({ length: pairs }, (_, index) => [
        { index, isKnown: true },
        { index, isKnown: false },
      ])
        .flat()
        .map((one) => ({ ...one, lot: random() }))
        .sort((left, right) => left.lot - right.lot)
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      for (const { index, isKnown } of order) {
        const body = input(isKnown ? nextKnown(index) : nextUnknown(index))
        const began = performance.now()
        await request(name, { input: body })
        times[isKnown ? 'known' : 'unknown'].push(performance.now() - began)
      }
      const figure = { what: name, ...told(times.known, times.unknown) }
      figures.push(figure)
      tell(
        `${name}: ${inWords(figure)}, ` +
          `median ${median(times.known)} ms known, ${median(times.unknown)} ms unknown, ${pairs} each`,
      )
    }

    /**
     * Bursts of requests at once, each burst for known or for unknown e-mails at random: measures a single answer, and
     * the whole burst by its mean and by its last answer.
     */
    const measureBursts = async (
      name: OperationName,
      input: (email: string) => unknown,
      emailsOf: (burst: number, isKnown: boolean) => readonly string[],
    ): Promise<void> => {
      const order = Array.from({ length: bursts * 2 }, (_, index) => ({ index, lot: random() })).sort(
        (left, right) => left.lot - right.lot,
      )
      const seen: Record<'known' | 'unknown', number[][]> = { known: [], unknown: [] }
      for (const { index } of order) {
        const isKnown = index % 2 === 0
        const times = await Promise.all(
          emailsOf(index >> 1, isKnown).map(async (email) => {
            const began = performance.now()
            await request(name, { input: input(email) })
            return performance.now() - began
          }),
        )
        seen[isKnown ? 'known' : 'unknown'].push(times)
      }
      const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
      const burst = `${name}, ${AT_ONCE} at once`
      const longest = (times: readonly number[]): number => Math.max(...times)
      const found = [
        { what: `${burst}: an answer`, ...told(seen.known.flat(), seen.unknown.flat()) },
        { what: `${burst}: the mean`, ...told(seen.known.map(mean), seen.unknown.map(mean)) },
        { what: `${burst}: the last`, ...told(seen.known.map(longest), seen.unknown.map(longest)) },
      ]
      figures.push(...found)
      for (const figure of found) tell(`${figure.what} ${inWords(figure)}`)
      tell(
        `${burst}: median ${median(seen.known.flat())} ms known, ${median(seen.unknown.flat())} ms unknown, ` +
          `${bursts} each`,
      )
    }

    const at = (emails: readonly string[], index: number): string => emails[index % emails.length] ?? ''
    const unknown = known.map((email) => email.replace('known', 'nobody'))
    // Two wrong passwords each: the third would lock the account.
    await measure(
      'login',
      logins,
      (email) => ({ email, password: 'Wrong#2026-password' }),
      (index) => at(known, index >> 1),
      (index) => at(unknown, index >> 1),
    )
    await measure(
      'resetInit',
      resets,
      (email) => ({ email }),
      (index) => at(known, index),
      (index) => at(unknown, index),
    )
    await measure(
      'signUp',
      signUps,
      (email) => form(email),
      (index) => at(known, index),
      () => `new-${randomUUID()}@example.com`,
    )

    const same = (email: string): string[] => Array<string>(AT_ONCE).fill(email)
    const fresh = async (count: number): Promise<string[]> => {
      const emails = Array.from({ length: count }, () => `fresh-${randomUUID()}@example.com`)
      for (let from = 0; from < emails.length; from += 10)
        await Promise.all(emails.slice(from, from + 10).map((email) => request('signUp', { input: form(email) })))
      return emails
    }
    const stranger = (): string => `nobody-${randomUUID()}@example.com`
    for (const name of bursts > 0 ? (['resetInit', 'resendActivation', 'signUp'] as const) : []) {
      const input = (email: string): unknown => (name === 'signUp' ? form(email) : { email })
      const one = await fresh(bursts)
      await measureBursts(name, input, (burst, isKnown) => same(isKnown ? at(one, burst) : stranger()))
      if (name === 'signUp') continue
      const many = await fresh(bursts * AT_ONCE)
      await measureBursts(name, input, (burst, isKnown) =>
        Array.from({ length: AT_ONCE }, (_, index) => (isKnown ? at(many, burst * AT_ONCE + index) : stranger())),
      )
    }
  } finally {
    await program.stop()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return figures
}
