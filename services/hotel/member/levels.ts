import { type SQL, and, arrayContains, asc, desc, eq, gte, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { HotelLevel } from '@barriere/shared/programmes/hotel/fields.ts'
import type { LevelChange } from '@barriere/shared/programmes/hotel/stays.ts'
import { windowOn } from '@barriere/shared/domain/time/month.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import type { Handler } from '../http/call.ts'
import type { Hotel } from '../hotel.ts'
import { refusal } from '../refusal.ts'
import { accounts, advantages, bookings, levelChanges } from '../schema.ts'
import { type Account, accountIdOf, findAccountById, forEachAccount, writeMail } from '../programme.ts'
import { type CountedStay, countStays, decidingWindow, dueChanges, missing } from './level-rule.ts'

/** Stays of an account that count: all but cancelled ones. */
const countedStays = (database: Sql, accountId: string): Promise<CountedStay[]> =>
  database
    .select({ arrival: bookings.arrival, departure: bookings.departure, amount: bookings.amount })
    .from(bookings)
    .where(and(eq(bookings.accountId, accountId), eq(bookings.cancelled, false)))

/** Applies and records the due changes. The account's row must be locked. */
export async function recountLevel(hotel: Hotel, transaction: Sql, account: Account): Promise<void> {
  const changes = dueChanges(
    { level: account.level, until: account.levelUntil },
    await countedStays(transaction, account.id),
    { rule: hotel.levelRule, today: toParisTime(hotel.clock.now()).day },
  )
  const last = changes.at(-1)
  if (!last) return
  await transaction
    .insert(levelChanges)
    .values(changes.map(({ until: _, ...row }) => ({ ...row, accountId: account.id })))
  await transaction.update(accounts).set({ level: last.to, levelUntil: last.until }).where(eq(accounts.id, account.id))
  if (last.to !== account.level && last.to === 'IBINFINIMENT')
    await writeMail(hotel, transaction, { kind: 'level-reached', account })
}

/** Records that the account has become a collaborator's. Its row must be locked, and still have the earlier level. */
export async function recordStaffLevel(hotel: Hotel, transaction: Sql, account: Account): Promise<void> {
  const { day } = toParisTime(hotel.clock.now())
  await transaction
    .insert(levelChanges)
    .values({
      accountId: account.id,
      day,
      from: account.level,
      to: 'IBCOLLABORATEUR',
      why: 'staff',
      ...countStays(await countedStays(transaction, account.id), windowOn(day)),
    })
}

/** Recounts accounts with a possible change of level: those that reach the threshold, and those whose term is over. */
export async function sweepLevels(hotel: Hotel): Promise<void> {
  const today = toParisTime(hotel.clock.now()).day
  await forEachAccount(hotel, levelMayChange(hotel, today), (transaction, account) =>
    recountLevel(hotel, transaction, account),
  )
}

function levelMayChange({ sql: database, levelRule }: Hotel, today: string): SQL | undefined {
  const { from, to } = windowOn(today)
  const reached = database
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      and(
        eq(bookings.accountId, accounts.id),
        eq(bookings.cancelled, false),
        gte(bookings.departure, from),
        lte(bookings.departure, to),
      ),
    )
    .having(
      sql`sum(${bookings.departure} - ${bookings.arrival}) >= ${levelRule.nights}
        or sum(${bookings.amount}) >= ${levelRule.spend}`,
    )
  return and(
    isNotNull(accounts.activatedAt),
    or(
      and(eq(accounts.level, 'IBPROSPECT'), sql`exists ${reached}`),
      and(eq(accounts.level, 'IBINFINIMENT'), or(isNull(accounts.levelUntil), lte(accounts.levelUntil, today))),
    ),
  )
}

/** Next level by the rule. */
const NEXT: HotelLevel = 'IBINFINIMENT'

export const level: Handler<'level'> = async ({ hotel, session }) => {
  const account = await findAccountById(hotel.sql, accountIdOf(session))
  if (!account) throw refusal('0044')
  const today = toParisTime(hotel.clock.now()).day
  const rule = hotel.levelRule
  const window = decidingWindow({ level: account.level, until: account.levelUntil }, today)
  const ended = (await countedStays(hotel.sql, account.id)).filter(({ departure }) => departure <= today)
  const counted = countStays(ended, window)
  return {
    level: account.level,
    ...(account.levelUntil === null ? {} : { until: addDays(account.levelUntil, -1) }),
    ...(account.level === 'IBCOLLABORATEUR'
      ? {}
      : { progress: { ...window, counted, rule, missing: missing(counted, rule) } }),
    next: account.level === 'IBPROSPECT' ? await addedBy(hotel.sql, account.level, NEXT) : [],
    history: await readLevelChanges(hotel.sql, account.id),
  }
}

/** Advantages of a level that another level lacks. */
async function addedBy(database: Sql, level: HotelLevel, next: HotelLevel) {
  const rows = await database
    .select()
    .from(advantages)
    .where(and(arrayContains(advantages.levels, [next]), not(arrayContains(advantages.levels, [level]))))
    .orderBy(asc(advantages.position))
  return rows.map(({ id, kind, title, text }) => ({ id, kind, title, text }))
}

/** All changes of an account's level, the latest first. */
export async function readLevelChanges(database: Sql, accountId: string): Promise<LevelChange[]> {
  const rows = await database
    .select()
    .from(levelChanges)
    .where(eq(levelChanges.accountId, accountId))
    .orderBy(desc(levelChanges.day), desc(levelChanges.id))
  return rows.map(({ id: _, accountId: __, ...change }) => change)
}
