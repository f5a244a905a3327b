import { type SQL, and, asc, desc, eq, exists, inArray, isNotNull, isNull, like, lte, not, or, sql } from 'drizzle-orm'
import type { CasinoOffer } from '@barriere/shared/programmes/casino/rewards.ts'
import { type CasinoTier, isTierAtLeast } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import { addYears, daysIn } from '@barriere/shared/domain/time/month.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { newCode } from '../../kit/codes.ts'
import type { Sql } from '../../kit/database.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { requireFullMember, requireNoLimit } from '../limits/limits.ts'
import { forEachAccount } from '../programme.ts'
import type { PointsHandler } from '../points/call.ts'
import { refusal } from '../refusal.ts'
import { accounts, profiles } from '../schema-accounts.ts'
import { offers as table } from '../schema-cards.ts'
import { limits } from '../schema-sponsorship.ts'
import { readTier } from '../tiers/tiers.ts'

type OfferRow = typeof table.$inferSelect

const CODE_LENGTH = 12

/** The welcome offer (specification §9): 5 €, one week after joining, valid 30 days. */
const WELCOME = { cents: 500, afterDays: 7, days: 30 } as const

/** Two favourite dates a year, even if the member changes them. */
const LUCKY_DATES = 2

const toOffer = (row: OfferRow): CasinoOffer => ({
  id: row.id,
  kind: row.kind,
  ...(row.cents === null ? {} : { cents: row.cents }),
  ...(row.percent === null ? {} : { percent: row.percent }),
  code: row.code,
  singleUse: row.singleUse,
  state: row.usedAt ? 'used' : 'open',
  ...(row.validFrom === null ? {} : { validFrom: row.validFrom }),
  ...(row.validUntil === null ? {} : { validUntil: row.validUntil }),
})

/** Discounts of a tier (specification §9), in percent. */
const discountsOf = (tier: CasinoTier): readonly { kind: 'shows' | 'bar-and-restaurant'; percent: number }[] => [
  { kind: 'shows', percent: isTierAtLeast(tier, 'silver') ? 20 : 10 },
  ...(tier === 'black' ? [{ kind: 'bar-and-restaurant', percent: 10 } as const] : []),
]

/** `occasion` of a permanent discount: another percentage gets another code. */
const discountOccasion = (percent: number): string => `${percent} %`

type NewOffer = Pick<typeof table.$inferInsert, 'kind' | 'occasion' | 'cents' | 'percent' | 'validFrom' | 'validUntil'>

/** Gives an offer. Idempotent by kind and occasion. */
async function give({ clock }: PointsCasino, database: Sql, accountId: string, offer: NewOffer): Promise<void> {
  await database
    .insert(table)
    .values({
      ...offer,
      accountId,
      code: newCode(CODE_LENGTH),
      singleUse: offer.cents !== undefined,
      createdAt: new Date(clock.now()),
    })
    .onConflictDoNothing()
}

const isInForce = (day: string): SQL | undefined => or(isNull(table.validUntil), sql`${table.validUntil} >= ${day}`)

export const offers: PointsHandler<'offers'> = async ({ casino, accountId }) => {
  const { sql: database, clock } = casino
  await requireFullMember(casino, database, accountId)
  const discounts = discountsOf(await readTier(database, accountId))
  for (const discount of discounts)
    await give(casino, database, accountId, { ...discount, occasion: discountOccasion(discount.percent) })
  const rows = await database
    .select()
    .from(table)
    .where(and(eq(table.accountId, accountId), isInForce(toParisTime(clock.now()).day)))
    .orderBy(asc(table.validUntil), asc(table.kind))
  return { offers: rows.filter((row) => row.percent === null || isGranted(row, discounts)).map(toOffer) }
}

/** All offers of an account, including ended ones, the latest first. */
export async function readOffers(database: Sql, accountId: string): Promise<CasinoOffer[]> {
  const rows = await database
    .select()
    .from(table)
    .where(eq(table.accountId, accountId))
    .orderBy(desc(table.createdAt), asc(table.kind))
  return rows.map(toOffer)
}

const isGranted = ({ kind, percent }: OfferRow, discounts: ReturnType<typeof discountsOf>): boolean =>
  discounts.some((discount) => discount.kind === kind && discount.percent === percent)

/**
 * Checks an offer's code at a till, and consumes it if it is for one use. Undefined for an unknown code. Throws `code`
 * for an offer that was used, is not valid today, or belongs to another tier than the member's.
 */
export async function useOffer(casino: PointsCasino, transaction: Sql, code: string): Promise<OfferRow | undefined> {
  const now = casino.clock.now()
  const today = toParisTime(now).day
  const [row] = await transaction.select().from(table).where(eq(table.code, code)).for('update')
  if (!row) return undefined
  const { accountId, validFrom, validUntil, usedAt, percent, singleUse } = row
  const inTime = (validFrom === null || validFrom <= today) && (validUntil === null || validUntil >= today)
  if (!inTime || usedAt) throw refusal('code')
  if (percent !== null && !isGranted(row, discountsOf(await readTier(transaction, accountId)))) throw refusal('code')
  if (singleUse)
    await transaction
      .update(table)
      .set({ usedAt: new Date(now) })
      .where(eq(table.id, row.id))
  return row
}

/** Day (`YYYY-MM-DD`) of a favourite date in a year: 29 February becomes the 28th in other than leap years. */
const inYear = (date: string, year: string): string => {
  const day = `${year}-${date}`
  return date === '02-29' && daysIn(`${year}-02`) === 28 ? `${year}-02-28` : day
}

export const luckyDates: PointsHandler<'luckyDates'> = async ({ casino: { sql: database, clock }, accountId }) => {
  await requireNoLimit(database, accountId, clock.now())
  const [profile] = await database.select().from(profiles).where(eq(profiles.accountId, accountId))
  const today = toParisTime(clock.now()).day
  const nextOf = (date: string): string => {
    const soon = inYear(date, today.slice(0, 4))
    return soon >= today ? soon : inYear(date, addYears(today, 1).slice(0, 4))
  }
  const dates = [profile?.favouriteDate1, profile?.favouriteDate2].filter((date) => date != null)
  return { dates: dates.map((date) => ({ date, next: nextOf(date) })) }
}

/** Members who may get offers: activated ones without a limit. */
const mayBeOffered = ({ sql: database }: PointsCasino, today: string): SQL | undefined =>
  and(
    isNotNull(accounts.activatedAt),
    not(
      exists(
        database
          .select({ one: sql`1` })
          .from(limits)
          .where(and(eq(limits.accountId, accounts.id), sql`${limits.until} >= ${today}`)),
      ),
    ),
  )

const hasOffer = ({ sql: database }: PointsCasino, condition: SQL | undefined): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.accountId, accounts.id), condition)),
  )

/** Gives the welcome offer to members who joined a week ago. */
export async function sweepWelcome(casino: PointsCasino): Promise<void> {
  const now = casino.clock.now()
  const today = toParisTime(now).day
  const due = and(
    mayBeOffered(casino, today),
    lte(accounts.activatedAt, new Date(now - WELCOME.afterDays * 24 * 3_600_000)),
    not(hasOffer(casino, eq(table.kind, 'welcome'))),
  )
  await forEachAccount(casino, due, (transaction, { id }) =>
    give(casino, transaction, id, {
      kind: 'welcome',
      occasion: 'joined',
      cents: WELCOME.cents,
      validFrom: today,
      validUntil: addDays(today, WELCOME.days - 1),
    }),
  )
}

/** Gives members an offer for the day on their favourite dates. */
export async function sweepLuckyDates(casino: PointsCasino): Promise<void> {
  const { sql: database, clock, rules } = casino
  const today = toParisTime(clock.now()).day
  const year = today.slice(0, 4)
  const dates = [today.slice(5), ...(inYear('02-29', year) === today ? ['02-29'] : [])]
  const given = database
    .select({ count: sql`count(*)` })
    .from(table)
    .where(and(eq(table.accountId, accounts.id), eq(table.kind, 'lucky-date'), like(table.occasion, `${year}-%`)))
  const due = and(
    mayBeOffered(casino, today),
    exists(
      database
        .select({ one: sql`1` })
        .from(profiles)
        .where(
          and(
            eq(profiles.accountId, accounts.id),
            or(inArray(profiles.favouriteDate1, dates), inArray(profiles.favouriteDate2, dates)),
          ),
        ),
    ),
    not(hasOffer(casino, and(eq(table.kind, 'lucky-date'), eq(table.occasion, today)))),
    sql`${given} < ${LUCKY_DATES}`,
  )
  await forEachAccount(casino, due, (transaction, { id }) =>
    give(casino, transaction, id, {
      kind: 'lucky-date',
      occasion: today,
      cents: rules.luckyCents,
      validFrom: today,
      validUntil: today,
    }),
  )
}
