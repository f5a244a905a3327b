import { createHmac } from 'node:crypto'
import { and, eq, gte, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { plainWords } from '@barriere/shared/domain/text/plain-words.ts'
import type { Sql } from '../../kit/database.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { refusal } from '../refusal.ts'
import { optIns, profiles } from '../schema-accounts.ts'
import { cards } from '../schema-cards.ts'
import { contestedLimits, limitedPersons as table, limits } from '../schema-sponsorship.ts'

/** What identifies a person at a casino's door. `birthDate`: `YYYY-MM-DD`. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
}

type LimitedPerson = typeof table.$inferSelect

type PersonLimit = Pick<LimitedPerson, 'kind' | 'visitsPerMonth' | 'since' | 'until'>

/**
 * Pseudonymisation: keyed hash (HMAC, SHA-256) of a person. Without the key, names and birth dates cannot be tried.
 * Spelling, accents and the order of first and last name do not matter.
 */
function personKey(secret: Buffer, { firstName, lastName, birthDate }: Person): string {
  const names = [firstName, lastName].map((name) => plainWords(name).join('')).sort()
  return createHmac('sha256', secret)
    .update([...names, birthDate].join(' '))
    .digest('base64url')
}

/** Limits in force of a person, from any account. `day`: `YYYY-MM-DD` in Paris. */
async function readPersonLimits(
  { limitedPersonKey }: PointsCasino,
  database: Sql,
  persons: readonly Person[],
  day: string,
): Promise<LimitedPerson[]> {
  const keys = persons.map((person) => personKey(limitedPersonKey, person))
  return await database
    .select()
    .from(table)
    .where(and(inArray(table.personKey, keys), gte(table.until, day)))
}

/** Throws `limited` for a person with limited access in any account, also for the desk. */
export async function requireUnlimitedPerson(casino: PointsCasino, database: Sql, person: Person): Promise<void> {
  const { day } = toParisTime(casino.clock.now())
  if ((await readPersonLimits(casino, database, [person], day)).length > 0) throw refusal('limited')
}

/** The persons of an account: as the member entered them, and as on the identity card that the casino read. */
async function personsOf(database: Sql, accountId: string): Promise<Person[]> {
  const of = ({ firstName, lastName, birthDate }: typeof profiles | typeof cards) => ({
    firstName,
    lastName,
    birthDate,
  })
  return [
    ...(await database.select(of(profiles)).from(profiles).where(eq(profiles.accountId, accountId))),
    ...(await database.select(of(cards)).from(cards).where(eq(cards.accountId, accountId))),
  ]
}

/** Whether a limit is at least as strict and as long as another. */
const covers = (one: PersonLimit, other: PersonLimit): boolean =>
  (one.visitsPerMonth ?? 0) <= (other.visitsPerMonth ?? 0) && one.until >= other.until

/**
 * Copies the limits that the account's person has set in another account, which may be deleted. Withdraws the consents
 * to marketing too.
 */
export async function carryLimits(casino: PointsCasino, transaction: Sql, accountId: string): Promise<void> {
  const now = casino.clock.now()
  const { day } = toParisTime(now)
  const set = await readPersonLimits(casino, transaction, await personsOf(transaction, accountId), day)
  if (set.length === 0) return
  const own = await transaction
    .select()
    .from(limits)
    .where(and(eq(limits.accountId, accountId), gte(limits.until, day)))
  for (const limit of set) {
    if (own.some((one) => covers(one, limit))) continue
    const { kind, visitsPerMonth, since, until, limitId: carriedFrom } = limit
    const createdAt = new Date(now)
    await transaction.insert(limits).values({ accountId, kind, visitsPerMonth, since, until, carriedFrom, createdAt })
  }
  await transaction.delete(optIns).where(eq(optIns.accountId, accountId))
}

/** Stores a limit for its person: for their other accounts, and for new ones until the limit ends. */
export async function keepPersonLimit(
  casino: PointsCasino,
  transaction: Sql,
  { id: limitId, accountId, kind, visitsPerMonth, since, until }: typeof limits.$inferSelect,
): Promise<void> {
  const persons = await personsOf(transaction, accountId)
  const keys = new Set(persons.map((person) => personKey(casino.limitedPersonKey, person)))
  await transaction
    .insert(table)
    .values([...keys].map((key) => ({ personKey: key, limitId, kind, visitsPerMonth, since, until })))
  const born = await transaction
    .select()
    .from(profiles)
    .where(
      inArray(
        profiles.birthDate,
        persons.map(({ birthDate }) => birthDate),
      ),
    )
  for (const other of born)
    if (other.accountId !== accountId && keys.has(personKey(casino.limitedPersonKey, other)))
      await carryLimits(casino, transaction, other.accountId)
}

/**
 * Stores limits set by the previous version. Retention: deletes expired ones, since a person's hash may be kept only as
 * long as the limit.
 */
export async function sweepPersonLimits(casino: PointsCasino): Promise<void> {
  const { sql: database, clock } = casino
  const { day } = toParisTime(clock.now())
  await database.delete(table).where(lt(table.until, day))
  const missing = await database
    .select()
    .from(limits)
    .where(
      and(
        gte(limits.until, day),
        isNull(limits.carriedFrom),
        notExists(rowsOf(database, table, eq(table.limitId, limits.id))),
        notExists(rowsOf(database, contestedLimits, eq(contestedLimits.limitId, limits.id))),
      ),
    )
  for (const limit of missing) await database.transaction((transaction) => keepPersonLimit(casino, transaction, limit))
}

const rowsOf = (database: Sql, from: typeof table | typeof contestedLimits, condition: ReturnType<typeof eq>) =>
  database.select({ one: sql`1` }).from(from).where(condition)
