import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import type { DeskRegistration } from '@barriere/shared/programmes/casino/desk.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { DEFAULT_LOCALE } from '@barriere/shared/domain/locale.ts'
import type { Sql } from '../../kit/database.ts'
import type { DeskCasino } from './rights.ts'
import type { Staff } from './rights.ts'
import { deskRefunds } from './schema.ts'
import type { Trail } from './trail.ts'

export type PendingRefund = typeof deskRefunds.$inferSelect

interface ApprovalOptions {
  readonly sql: Sql
  readonly clock: Clock
  readonly trail: Trail
  /** Maximum euro cents of a refund by one person. */
  readonly alone: number
}

/** Four eyes: refunds above a limit wait until a second person has approved them. */
export class Approvals {
  readonly #options: ApprovalOptions

  constructor(options: ApprovalOptions) {
    this.#options = options
  }

  /** Whether a refund of so many euro cents needs a second person. */
  needsSecond(cents: number): boolean {
    return cents > this.#options.alone
  }

  /** Maximum euro cents of a refund by one person. */
  get alone(): number {
    return this.#options.alone
  }

  /** Adds a pending refund. Idempotent: a second request for the same registration changes nothing. */
  async ask(staff: Staff, { id, casino, title, cents, refundedCents }: DeskRegistration): Promise<void> {
    const { sql, clock, trail } = this.#options
    const amount = cents - refundedCents
    await sql.transaction(async (transaction) => {
      const [added] = await transaction
        .insert(deskRefunds)
        .values({
          registrationId: id,
          casino,
          title: title[DEFAULT_LOCALE],
          cents: amount,
          askedBy: staff.email,
          askedAt: new Date(clock.now()),
        })
        .onConflictDoNothing()
        .returning({ id: deskRefunds.id })
      if (!added) return
      const event = { actor: staff.email, kind: 'refund-waiting', subject: id, detail: casino, cents: amount } as const
      await trail.add(transaction, event)
    })
  }

  /** Pending refunds of casinos, the oldest first. */
  async list(casinos: readonly DeskCasino[]): Promise<readonly PendingRefund[]> {
    return await this.#options.sql
      .select()
      .from(deskRefunds)
      .where(this.#open(casinos))
      .orderBy(asc(deskRefunds.askedAt), asc(deskRefunds.id))
      .limit(100)
  }

  /** One pending refund; undefined for another casino or a decided refund. */
  async find(id: string, casinos: readonly DeskCasino[]): Promise<PendingRefund | undefined> {
    const [row] = await this.#options.sql
      .select()
      .from(deskRefunds)
      .where(and(eq(deskRefunds.id, id), this.#open(casinos)))
    return row
  }

  /** Approves a refund by another person than the one who asked for it. Resolves to whether it was still open. */
  async approve({ email }: Staff, { id, registrationId, casino, cents }: PendingRefund): Promise<boolean> {
    const { sql, clock, trail } = this.#options
    return await sql.transaction(async (transaction) => {
      const [taken] = await transaction
        .update(deskRefunds)
        .set({ state: 'approved', decidedBy: email, decidedAt: new Date(clock.now()) })
        .where(
          and(
            eq(deskRefunds.id, id),
            ne(deskRefunds.askedBy, email),
            // Already approved, but the programme's answer was lost: approving again repeats the refund.
            or(eq(deskRefunds.state, 'waiting'), eq(deskRefunds.state, 'approved')),
          ),
        )
        .returning({ id: deskRefunds.id })
      if (!taken) return false
      await trail.add(transaction, {
        actor: email,
        kind: 'refund-approved',
        subject: registrationId,
        detail: casino,
        cents,
      })
      return true
    })
  }

  /** Declines a refund, also one's own. Resolves to whether it was still waiting. */
  async decline({ email }: Staff, { id, registrationId, casino, cents }: PendingRefund, reason: string) {
    const { sql, clock, trail } = this.#options
    return await sql.transaction(async (transaction) => {
      const [taken] = await transaction
        .update(deskRefunds)
        .set({ state: 'declined', decidedBy: email, decidedAt: new Date(clock.now()) })
        .where(and(eq(deskRefunds.id, id), eq(deskRefunds.state, 'waiting')))
        .returning({ id: deskRefunds.id })
      if (!taken) return false
      const event = { actor: email, kind: 'refund-declined', subject: registrationId, detail: casino, cents } as const
      await trail.add(transaction, { ...event, reason })
      return true
    })
  }

  /** Ends an approved refund: it was carried out, or is no longer possible. */
  async finish({ id }: PendingRefund, state: 'done' | 'declined'): Promise<void> {
    await this.#options.sql
      .update(deskRefunds)
      .set({ state })
      .where(and(eq(deskRefunds.id, id), eq(deskRefunds.state, 'approved')))
  }

  #open(casinos: readonly DeskCasino[]) {
    return and(
      inArray(deskRefunds.state, ['waiting', 'approved']),
      inArray(
        deskRefunds.casino,
        casinos.map(({ key }) => key),
      ),
    )
  }
}
