import { and, eq, lt } from 'drizzle-orm'
import { emailKey, isEmail } from '@barriere/shared/domain/people/email.ts'
import type { Counted } from '../passwords/lockouts.ts'
import { plainCode, totpStep } from '../passwords/totp.ts'
import type { StaffAccountsOptions } from './options.ts'
import type { StaffAccountTable } from './tables.ts'

/**
 * Failed logins of one account from anywhere, known browsers aside, after which it is closed to all others: each
 * address has the few of `LOCKOUT`, an attacker with many addresses these.
 */
const EVERYWHERE = 60

type Options = StaffAccountsOptions<StaffAccountTable>

type Row = StaffAccountTable['$inferSelect']

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Of the authenticator app. */
  readonly code: string
}

/** Where a login comes from. */
export interface StaffOrigin {
  /** Rate limit key of the client's address. */
  readonly address: string
  /** Cookie of a known browser. */
  readonly browser?: string | undefined
}

/** Lockout key of a login; its parts are addresses, known browsers and the question for a fresh code. */
export const staffLoginKey = ({ lockoutPrefix }: Pick<Options, 'lockoutPrefix'>, email: string) =>
  `${lockoutPrefix} ${email}`

/**
 * Checks address, password and code together, so that nobody learns which of them was wrong; against timing attacks
 * with the same counter updates and one password hash, whether or not the address has an account.
 */
export async function signInStaff(options: Options, given: Credentials, from: StaffOrigin): Promise<Row | undefined> {
  const { sql, accounts, browsers, passwords, lockouts, trail } = options
  const email = emailKey(given.email)
  // No other text reaches the database, which refuses some.
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
 * A fresh code of the second step from whoever is signed in, for an act that asks for one. Wrong ones are counted as
 * failed logins are, by a counter of their own.
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
 * Counts a try of an account from an address; from anywhere too, unless a known browser makes it. Denial of service: a
 * try that its address is refused does not count for the account.
 */
async function count(
  { lockouts }: Options,
  { whose, part, isKnown }: { readonly whose: string; readonly part: string; readonly isKnown: boolean },
): Promise<Counted> {
  const counted = await lockouts.count(whose, { part })
  if (counted === 'blocked' || isKnown) return counted
  return (await lockouts.count(whose, { failures: EVERYWHERE })) === 'blocked' ? 'blocked' : counted
}

/** Replay: a code counts once, by one conditional statement, and so do all codes of earlier steps after it. */
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
