import { type SQL, and, desc, eq, exists, lte, ne, sql } from 'drizzle-orm'
import type { Godson } from '@barriere/shared/programmes/casino/sponsorship.ts'
import { GODSON_POINTS } from '@barriere/shared/domain/loyalty/casino-points.ts'
import { emailKey, mailboxKey } from '@barriere/shared/domain/people/email.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { newCode } from '../../kit/codes.ts'
import type { Sql } from '../../kit/database.ts'
import { forEachLocked } from '../../kit/for-each-locked.ts'
import { HttpError } from '../../kit/http-error.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { requireFullMember } from '../limits/limits.ts'
import { lockMember } from '../member.ts'
import type { PointsHandler } from '../points/call.ts'
import { expiryOf } from '../points/expiry.ts'
import { earn } from '../points/ledger.ts'
import { refusal } from '../refusal.ts'
import { accounts, profiles } from '../schema-accounts.ts'
import { visits } from '../schema-cards.ts'
import { godsons as table, sponsorCodes } from '../schema-sponsorship.ts'

type GodsonRow = typeof table.$inferSelect

/** Maximum number of godsons in a calendar year (specification §9), also a constraint of the table. */
const MOST = 10

const CODE_LENGTH = 8

const DAY = 24 * 3_600_000

const toGodson = (row: GodsonRow): Godson => ({
  id: row.id,
  ...(row.email === null ? {} : { email: row.email }),
  state: row.state,
  invitedAt: row.invitedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  ...(row.registeredAt ? { registeredAt: row.registeredAt.toISOString() } : {}),
  ...(row.rewardedAt ? { rewardedAt: row.rewardedAt.toISOString() } : {}),
})

const yearOf = (now: number): number => Number(toParisTime(now).day.slice(0, 4))

/** A member's code for sharing; made at the first request. */
async function codeOf(database: Sql, accountId: string): Promise<string> {
  await database
    .insert(sponsorCodes)
    .values({ accountId, code: newCode(CODE_LENGTH) })
    .onConflictDoNothing()
  const [row] = await database.select().from(sponsorCodes).where(eq(sponsorCodes.accountId, accountId))
  if (!row) throw refusal('noAccount')
  return row.code
}

const usedSlots = (database: Sql, sponsorId: string, year: number): Promise<number> =>
  database.$count(table, and(eq(table.sponsorId, sponsorId), eq(table.year, year)))

/** All godsons of a sponsor, the latest first. */
export async function readGodsons(database: Sql, sponsorId: string): Promise<Godson[]> {
  const rows = await database
    .select()
    .from(table)
    .where(eq(table.sponsorId, sponsorId))
    .orderBy(desc(table.invitedAt), desc(table.slot))
  return rows.map(toGodson)
}

export const godsons: PointsHandler<'godsons'> = async ({ casino, accountId }) => {
  const { sql: database, clock } = casino
  await requireFullMember(casino, database, accountId)
  return {
    code: await codeOf(database, accountId),
    left: MOST - (await usedSlots(database, accountId, yearOf(clock.now()))),
    points: GODSON_POINTS,
    godsons: await readGodsons(database, accountId),
  }
}

/** Takes the next slot of the sponsor's year. The sponsor's row must be locked. Throws `godsons` if ten are taken. */
async function addGodson(
  casino: PointsCasino,
  transaction: Sql,
  values: Pick<GodsonRow, 'sponsorId' | 'mailbox' | 'state'> & Partial<GodsonRow>,
): Promise<GodsonRow> {
  const now = casino.clock.now()
  const year = yearOf(now)
  const slot = (await usedSlots(transaction, values.sponsorId, year)) + 1
  if (slot > MOST) throw refusal('godsons')
  const [row] = await transaction
    .insert(table)
    .values({
      ...values,
      year,
      slot,
      invitedAt: new Date(now),
      expiresAt: new Date(now + casino.rules.invitationDays * DAY),
    })
    .returning()
  if (!row) throw new Error('A row that was inserted is returned.')
  return row
}

/** Race: the sponsor's row is locked, so the second of two concurrent calls for the tenth slot sees the first. */
export const inviteGodson: PointsHandler<'inviteGodson'> = ({ casino, accountId, input: { email }, once }) =>
  once(async (transaction) => {
    const sponsor = await lockMember(transaction, accountId)
    await requireFullMember(casino, transaction, accountId)
    const mailbox = mailboxKey(email)
    if (mailbox === mailboxKey(sponsor.email)) throw refusal('ownGodson')
    const [member] = await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.emailKey, emailKey(email)))
    if (await findGodson(transaction, and(eq(table.sponsorId, accountId), isKnown(mailbox))))
      throw refusal('knownGodson')
    const row = await addGodson(casino, transaction, { sponsorId: accountId, mailbox, email, state: 'invited' })
    const answer = { godson: toGodson(row), left: MOST - row.slot }
    // Enumeration: a member's address takes a slot like any other, with the same answer, but gets no mail.
    if (member) return answer
    const [profile] = await transaction
      .select({ firstName: profiles.firstName })
      .from(profiles)
      .where(eq(profiles.accountId, accountId))
    await casino.notify(transaction, {
      kind: 'invitation',
      email,
      code: await codeOf(transaction, accountId),
      sponsor: profile?.firstName ?? '',
      sponsorId: accountId,
    })
    return answer
  })

const isKnown = (mailbox: string) => and(eq(table.mailbox, mailbox), ne(table.state, 'expired'))

async function findGodson(database: Sql, condition: SQL | undefined): Promise<GodsonRow | undefined> {
  const [row] = await database.select().from(table).where(condition)
  return row
}

interface Sponsored {
  readonly email: string
  /** As typed. */
  readonly sponsorCode: string
}

interface NewGodson extends Sponsored {
  readonly accountId: string
}

/**
 * Locks the sponsor of a code, and finds the invitation that the new account accepts. Throws 0005 for an unknown code,
 * an expired invitation, a sponsor without a free slot this year, or the sponsor's own mailbox.
 */
async function findSponsor(
  { clock }: PointsCasino,
  transaction: Sql,
  given: Sponsored,
): Promise<{ readonly sponsorId: string; readonly invited: GodsonRow | undefined }> {
  const [code] = await transaction
    .select()
    .from(sponsorCodes)
    .where(eq(sponsorCodes.code, given.sponsorCode.trim().toUpperCase()))
  if (!code) throw refusal('0005')
  const sponsor = await lockMember(transaction, code.accountId)
  const mailbox = mailboxKey(given.email)
  if (mailbox === mailboxKey(sponsor.email)) throw refusal('0005')
  const now = clock.now()
  const invited = await findGodson(transaction, and(eq(table.sponsorId, sponsor.id), isKnown(mailbox)))
  if (invited && (invited.state !== 'invited' || invited.expiresAt.getTime() <= now)) throw refusal('0005')
  if (!invited && (await usedSlots(transaction, sponsor.id, yearOf(now))) >= MOST) throw refusal('0005')
  return { sponsorId: sponsor.id, invited }
}

/**
 * Checks the code of a sign-up. Denial of service: a slot of the sponsor's year is taken only once the mailbox is
 * proven, so that a stranger who knows the shared code cannot use them up. Throws 0005.
 */
export async function requireSponsor(casino: PointsCasino, transaction: Sql, given: Sponsored): Promise<void> {
  await findSponsor(casino, transaction, given)
}

/** Registers an account as a godson: by the invitation, or by the code in a new slot. Throws 0005. */
export async function registerGodson(casino: PointsCasino, transaction: Sql, given: NewGodson): Promise<void> {
  const { sponsorId, invited } = await findSponsor(casino, transaction, given)
  const registeredAt = new Date(casino.clock.now())
  const registered = { state: 'registered', accountId: given.accountId, registeredAt } as const
  if (invited) await transaction.update(table).set(registered).where(eq(table.id, invited.id))
  else await addGodson(casino, transaction, { sponsorId, mailbox: mailboxKey(given.email), ...registered })
}

/** Registers a new account by the code of its sign-up; does nothing if the code is no longer valid. */
export async function takeSponsor(casino: PointsCasino, transaction: Sql, given: NewGodson): Promise<void> {
  try {
    await registerGodson(casino, transaction, given)
  } catch (error) {
    // The refusal came before any write.
    if (!(error instanceof HttpError)) throw error
  }
}

/** Expires unanswered invitations. */
export async function sweepInvitations({ sql: database, clock }: PointsCasino): Promise<void> {
  await database
    .update(table)
    .set({ state: 'expired' })
    .where(and(eq(table.state, 'invited'), lte(table.expiresAt, new Date(clock.now()))))
}

/** Rewards the sponsors of godsons who have visited a casino since they registered. */
export async function sweepGodsons(casino: PointsCasino): Promise<void> {
  const { sql: database } = casino
  const came = exists(database.select({ one: sql`1` }).from(visits).where(eq(visits.accountId, table.accountId)))
  await forEachLocked(
    database,
    (transaction) =>
      transaction
        .select()
        .from(table)
        .where(and(eq(table.state, 'registered'), came))
        .limit(1)
        .for('update', { skipLocked: true }),
    (transaction, row) => rewardSponsor(casino, transaction, row),
  )
}

async function rewardSponsor(casino: PointsCasino, transaction: Sql, row: GodsonRow): Promise<void> {
  const now = new Date(casino.clock.now())
  const { id: accountId } = await lockMember(transaction, row.sponsorId)
  await transaction.update(table).set({ state: 'rewarded', rewardedAt: now }).where(eq(table.id, row.id))
  await earn(transaction, {
    accountId,
    key: `godson:${row.id}`,
    cause: 'godson',
    amount: GODSON_POINTS,
    status: 0,
    at: now,
    activeFrom: now,
    expiresAt: expiryOf(casino, now),
  })
  await casino.notify(transaction, { kind: 'godson-rewarded', accountId, points: GODSON_POINTS })
}
