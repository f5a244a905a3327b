import { eq } from 'drizzle-orm'
import type { CasinoTier } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import { cvipNumber } from '@barriere/shared/domain/loyalty/cvip-number.ts'
import { mailboxKey } from '@barriere/shared/domain/people/email.ts'
import { addDays, fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import { newCode } from '../../kit/codes.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { expiryOf } from '../points/expiry.ts'
import { earn, expire, spend } from '../points/ledger.ts'
import { refusal } from '../refusal.ts'
import { CODE_LENGTH } from '../rewards/vouchers.ts'
import { accounts, profiles } from '../schema-accounts.ts'
import { cards, rewards, visits, vouchers } from '../schema-cards.ts'
import { godsons } from '../schema-sponsorship.ts'
import { grantTier } from '../tiers/tiers.ts'

/** Points per visit with which a demonstration member keeps each tier. */
const POINTS: Readonly<Record<CasinoTier, number>> = { white: 35, silver: 75, gold: 320, black: 1_150 }

/** Demonstration cards: digits without the check digit, and chips. */
const CARDS: Readonly<Record<CasinoTier, { readonly digits: string; readonly rfid: string }>> = {
  white: { digits: '100000001', rfid: '04A1B2C301' },
  silver: { digits: '100000002', rfid: '04A1B2C302' },
  gold: { digits: '100000003', rfid: '04A1B2C303' },
  black: { digits: '100000004', rfid: '04A1B2C304' },
}

const CASINOS = ['deauville', 'enghien-les-bains', 'cannes-croisette'] as const

/** Days between visits, and days from the first visit to the start; the oldest lines have expired since. */
const EVERY = 15
const FIRST = 765

/** First visit of the demonstration members: account and card date from that day. */
export const firstVisitOf = (now: Date): Date => fromParisTime(addDays(toParisTime(now).day, -FIRST), '21:30')

/**
 * Gives a demonstration account the data of its tier: a card, visits and a ledger of two years, godsons, a used and an
 * open voucher. Call `seedProgramme` first. Sends no mail.
 */
export async function seedMember(
  casino: PointsCasino,
  transaction: Sql,
  accountId: string,
  tier: CasinoTier,
): Promise<void> {
  const now = new Date(casino.clock.now())
  const today = toParisTime(now).day
  const dayBefore = (days: number): Date => fromParisTime(addDays(today, -days), '21:30')
  await addCard(transaction, accountId, tier, firstVisitOf(now))
  for (let days = FIRST; days > 1; days -= EVERY)
    await addVisit(casino, transaction, {
      accountId,
      tier,
      at: dayBefore(days),
      casino: CASINOS[(days / EVERY) % CASINOS.length] ?? CASINOS[0],
    })
  if (tier !== 'white') await grantTier(transaction, accountId, tier, addDays(today, -120))
  await expire(transaction, accountId, now)
  await addVoucher(casino, transaction, { accountId, at: dayBefore(40), usedAt: dayBefore(33) })
  await addVoucher(casino, transaction, { accountId, at: dayBefore(3), usedAt: null })
  await addGodsons(transaction, accountId, { tier, dayBefore, days: casino.rules.invitationDays })
}

async function addCard(transaction: Sql, accountId: string, tier: CasinoTier, issuedAt: Date): Promise<void> {
  const [holder] = await transaction
    .select()
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(eq(profiles.accountId, accountId))
  if (!holder) throw refusal('noAccount')
  const { firstName, lastName, birthDate } = holder.profiles
  const { digits, rfid } = CARDS[tier]
  await transaction
    .insert(cards)
    .values({
      number: cvipNumber(digits),
      rfid,
      accountId,
      firstName,
      lastName,
      birthDate,
      email: holder.accounts.email,
      casino: CASINOS[0],
      state: 'active',
      issuedAt,
    })
}

interface SeededVisit {
  readonly accountId: string
  readonly tier: CasinoTier
  readonly at: Date
  readonly casino: string
}

async function addVisit(casino: PointsCasino, transaction: Sql, visit: SeededVisit): Promise<void> {
  const { accountId, tier, at } = visit
  const reference = `demonstration-${tier}-${toParisTime(at).day}`
  const points = POINTS[tier]
  await transaction.insert(visits).values({ reference, accountId, casino: visit.casino, at, points })
  await earn(transaction, {
    accountId,
    key: `visit:${reference}`,
    cause: 'visit',
    casino: visit.casino,
    amount: points,
    status: points,
    at,
    activeFrom: at,
    expiresAt: expiryOf(casino, at),
  })
}

interface SeededVoucher {
  readonly accountId: string
  readonly at: Date
  readonly usedAt: Date | null
}

async function addVoucher(
  casino: PointsCasino,
  transaction: Sql,
  { accountId, at, usedAt }: SeededVoucher,
): Promise<void> {
  const [reward] = await transaction.select().from(rewards).where(eq(rewards.id, 'cocktail'))
  if (!reward) throw new Error('The rewards are seeded before the members.')
  const code = newCode(CODE_LENGTH)
  const { title, points, casinos } = reward
  const line = await spend(transaction, {
    accountId,
    key: `voucher:${code}`,
    cause: 'reward',
    amount: points,
    at,
    subject: title,
  })
  if (!line) throw new Error('Demonstration members have points for a cocktail.')
  const expiresAt = new Date(at.getTime() + casino.rules.voucherDays * 24 * 3_600_000)
  await transaction
    .insert(vouchers)
    .values({
      accountId,
      rewardId: reward.id,
      lineId: line.id,
      code,
      title,
      points,
      casinos,
      createdAt: at,
      expiresAt,
      usedAt,
    })
}

async function addGodsons(
  transaction: Sql,
  sponsorId: string,
  given: { readonly tier: CasinoTier; readonly days: number; dayBefore(days: number): Date },
): Promise<void> {
  const rows = (['invited', 'expired'] as const).map((state, index) => {
    const email = `filleul-${given.tier}-${index + 1}@example.com`
    const invitedAt = given.dayBefore(state === 'invited' ? 12 : given.days + 20)
    return {
      sponsorId,
      email,
      mailbox: mailboxKey(email),
      state,
      year: Number(toParisTime(invitedAt).day.slice(0, 4)),
      slot: index + 1,
      invitedAt,
      expiresAt: new Date(invitedAt.getTime() + given.days * 24 * 3_600_000),
    }
  })
  await transaction.insert(godsons).values(rows)
}
