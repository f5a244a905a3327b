import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, isNull, or, sql as query } from 'drizzle-orm'
import type { Mailing } from '@barriere/shared/contracts/newsletter.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { HttpError } from '../../kit/http-error.ts'
import type { Outbox } from '../../kit/mail/outbox.ts'
import type { Links } from './links.ts'
import { letterMail } from './mails.ts'
import { mailings, subscriptions } from './schema.ts'

/** Maximum number of mails in one transaction. */
const BATCH = 200

export interface MailingOptions {
  readonly sql: Sql
  readonly clock: Clock
  readonly outbox: Outbox
  readonly links: Links
  /** The site's origin, without a trailing slash. */
  readonly siteOrigin: string
  readonly batch?: number
}

/** Mailings to the active subscribers of their themes. */
export class Mailings {
  readonly #options: MailingOptions

  constructor(options: MailingOptions) {
    this.#options = options
  }

  /**
   * Writes a mailing into the outbox in batches, and stores the progress with each batch. Idempotent: sending an
   * interrupted mailing again continues it, without duplicates. Resolves to the number of recipients. Throws a 409 for
   * a key that was used with another mailing.
   */
  async send(mailing: Mailing): Promise<number> {
    const { sql, clock, outbox } = this.#options
    const { key } = mailing
    await sql
      .insert(mailings)
      .values({ key, mailing, createdAt: new Date(clock.now()) })
      .onConflictDoNothing()
    const [stored] = await sql.select().from(mailings).where(eq(mailings.key, key))
    if (!isDeepStrictEqual(stored?.mailing, JSON.parse(JSON.stringify(mailing))))
      throw new HttpError(409, { error: 'The key was used for another mailing.' })
    for (;;) {
      const { ended, recipients } = await sql.transaction((transaction) => this.#nextBatch(transaction, mailing))
      if (!ended) continue
      outbox.poke()
      return recipients
    }
  }

  async #nextBatch(transaction: Sql, mailing: Mailing): Promise<{ ended: boolean; recipients: number }> {
    const { clock, outbox, links, siteOrigin, batch = BATCH } = this.#options
    const now = clock.now()
    const [state] = await transaction.select().from(mailings).where(eq(mailings.key, mailing.key)).for('update')
    if (!state) throw new Error('A mailing has gone while it was sent.')
    if (state.endedAt !== null) return { ended: true, recipients: state.recipients }
    // Race: a subscriber who withdraws now waits for the lock; the withdrawal then drops the written mail.
    const readers = await transaction
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.state, 'active'),
          state.cursor === null ? undefined : gt(subscriptions.id, state.cursor),
          ofThemes(mailing.themes),
        ),
      )
      .orderBy(asc(subscriptions.id))
      .limit(batch)
      .for('update')
    for (const reader of readers)
      await outbox.add(
        transaction,
        letterMail(
          mailing,
          reader,
          { preferences: links.make('preferences', reader, now), unsubscribe: links.make('unsubscribe', reader, now) },
          siteOrigin,
        ),
      )
    const recipients = state.recipients + readers.length
    const ended = readers.length < batch
    await transaction
      .update(mailings)
      .set({ recipients, cursor: readers.at(-1)?.id ?? state.cursor, ...(ended ? { endedAt: new Date(now) } : {}) })
      .where(and(eq(mailings.key, mailing.key), isNull(mailings.endedAt)))
    return { ended, recipients }
  }
}

/** Subscribers of one of the themes or of all (none chosen); every subscriber if the mailing names no theme. */
const ofThemes = (themes: readonly string[]) =>
  themes.length === 0
    ? undefined
    : or(
        query`${subscriptions.themes} = '[]'::jsonb`,
        ...themes.map((theme) => query`${subscriptions.themes} @> ${JSON.stringify([theme])}::jsonb`),
      )
