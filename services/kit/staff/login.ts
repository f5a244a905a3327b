import { and, eq, lt } from 'drizzle-orm'
import { emailKey, isEmail } from '@barriere/shared/domain/people/email.ts'
import type { Counted } from '../passwords/lockouts.ts'
import { plainCode, totpStep } from '../passwords/totp.ts'
import type { StaffAccountsOptions } from './options.ts'
import type { StaffAccountTable } from './tables.ts'

/**
 * Failed logins of one account from all addresses together, after which only known browsers may sign in. Each address
 * has the limit of `LOCKOUT`; this limit stops an attacker with many addresses.
 */
const EVERYWHERE = 60

type Options = StaffAccountsOptions<StaffAccountTable>

type Row = StaffAccountTable['$inferSelect']

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Code of the authenticator app. */
  readonly code: string
}

/** Where a login comes from. */
export interface StaffOrigin {
  /** Rate limit key of the client's address. */
  readonly address: string
  /** Cookie of a known browser. */
  readonly browser?: string | undefined
}

/** Lockout key of a login; its parts are addresses, known browsers, and the fresh code of a step-up. */
export const staffLoginKey = ({ lockoutPrefix }: Pick<Options, 'lockoutPrefix'>, email: string) =>
  `${lockoutPrefix} ${email}`

/**
 * Checks address, password and code together, so that the answer does not reveal which of them was wrong. Timing
 * attack: the same counter updates and one password hash, whether or not the address has an account.
 */
export async function signInStaff(options: Options, given: Credentials, from: StaffOrigin): Promise<Row | undefined> {
  const { sql, accounts, browsers, passwords, lockouts, trail } = options
  const email = emailKey(given.email)
  // Only e-mail addresses reach the database, which rejects some other texts, such as those with NUL.
  const [row] = isEmail(given.email) ? await sql.select().from(accounts).where(eq(accounts.email, email)) : []
  const whose = staffLoginKey(options, email)
  const known = row && browsers.idFor(from.browser, row.id)
  const part = known === undefined ? `address ${from.address}` : `browser ${known}`
  const counted = await count(options, { whose, part, isKnown: known !== undefined })
  if (counted === 'blocked' || !row || row.passwordHash === null) {
    await passwords.verifyDummy(given.password)
    return undefined
  }
  const { right, outdated } = await passwords.verify(given.password, row.passwordHash)
  if (!right || !(await takeCode(options, row, given.code))) {
    await trail.add(sql, { actor: row.email, kind: 'login-refused' })
    return undefined
  }
  await lockouts.clear(whose, sql, part)
  if (known === undefined) await lockouts.clear(whose)
  if (outdated) {
    const passwordHash = await passwords.hash(given.password)
    await sql
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, row.id), eq(accounts.passwordHash, row.passwordHash)))
  }
  return row
}

/**
 * Step-up: checks a fresh code of the second step of a signed-in account. Wrong codes count as failed logins do, by a
 * counter of their own.
 */
export async function confirmStaffCode(
  options: Options,
  { id, email }: Pick<Row, 'id' | 'email'>,
  code: string,
): Promise<boolean> {
  const { sql, accounts, lockouts } = options
  const [whose, part] = [staffLoginKey(options, email), 'code']
  if ((await lockouts.count(whose, { part })) === 'blocked') return false
  const [row] = await sql.select().from(accounts).where(eq(accounts.id, id))
  if (!row || !(await takeCode(options, row, code))) return false
  await lockouts.clear(whose, sql, part)
  return true
}

/**
 * Counts an attempt for its address or known browser, and for the account unless a known browser makes it. Denial of
 * service: an attempt that is refused for its address does not count for the account.
 */
async function count(
  { lockouts }: Options,
  { whose, part, isKnown }: { readonly whose: string; readonly part: string; readonly isKnown: boolean },
): Promise<Counted> {
  const counted = await lockouts.count(whose, { part })
  if (counted === 'blocked' || isKnown) return counted
  return (await lockouts.count(whose, { failures: EVERYWHERE })) === 'blocked' ? 'blocked' : counted
}

/** Replay: one conditional statement accepts a code once; then it and codes of earlier steps are rejected. */
async function takeCode(
  { sql, accounts, clock, seal, allowsNoSecondStep = false }: Options,
  { id, sealedSecret }: Row,
  code: string,
): Promise<boolean> {
  if (sealedSecret === '') return allowsNoSecondStep
  const secret = seal.open(sealedSecret, id)
  const step = secret === undefined ? undefined : totpStep(secret, plainCode(code), clock.now())
  if (step === undefined) return false
  const taken = await sql
    .update(accounts)
    .set({ lastStep: step })
    .where(and(eq(accounts.id, id), eq(accounts.sealedSecret, sealedSecret), lt(accounts.lastStep, step)))
    .returning({ id: accounts.id })
  return taken.length > 0
}
