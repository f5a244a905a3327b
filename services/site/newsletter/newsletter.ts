import type { KeyPair } from '../../kit/seal.ts'
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import {
  NEWSLETTER_ERRORS,
  type ParsedNewsletterInput,
  type Subscription,
} from '@barriere/shared/contracts/newsletter.ts'
import type { OwnSubscription } from '@barriere/shared/contracts/own-requests.ts'
import type { Consent, ParsedRequest, RequestAnswer } from '@barriere/shared/contracts/requests.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import type { Sql } from '../../kit/database.ts'
import { HttpError } from '../../kit/http-error.ts'
import { idempotent } from '../../kit/idempotency.ts'
import type { Outbox } from '../../kit/mail/outbox.ts'
import { newReference, withNewReference } from '../requests/reference.ts'
import { refusal } from '../requests/requests.ts'
import { answers } from '../requests/schema.ts'
import { LINK_LIFETIMES, type LinkPurpose, type Links } from './links.ts'
import { MAIL_KINDS, confirmationMail, knownMail } from './mails.ts'
import { mailings, proofs, subscriptions } from './schema.ts'

const DAY = 24 * 3_600_000

/** Mail bombing: mails to one mailbox in a day, over all clients: confirmations, and notices to a subscriber. */
const MAILS_A_DAY = { pending: 3, active: 1 } as const

/** Retention of mailings, which contain no personal data, in milliseconds. */
const MAILINGS_KEPT = 365 * DAY

export interface NewsletterOptions {
  readonly sql: Sql
  readonly clock: Clock
  readonly outbox: Outbox
  readonly links: Links
  /** Key of the idempotency fingerprints. */
  readonly fingerprints: KeyPair
  /** The site's origin, without a trailing slash. */
  readonly siteOrigin: string
  /** Days for which a withdrawn subscription is kept as a proof. */
  readonly days: number
}

/** A request for a subscription, as the site hands it over. */
export interface Subscribing {
  readonly request: ParsedRequest<'newsletter'>
  readonly consent: Consent
}

type Row = typeof subscriptions.$inferSelect

type Proof = Omit<typeof proofs.$inferInsert, 'id' | 'at' | 'subscriptionId' | 'themes' | 'locale'>

/** Error for a forged, expired or outdated link. */
const badLink = (): HttpError => new HttpError(NEWSLETTER_ERRORS.link.status, { code: 'link' })

/** Subscriptions with double opt-in, and their proofs. */
export class Newsletter {
  readonly #options: NewsletterOptions

  constructor(options: NewsletterOptions) {
    this.#options = options
  }

  /**
   * Asks for a subscription. Account enumeration: the answer is the same for every address; the result is told by mail.
   * An active subscription changes only by its own links. Throws `refusal('key')` for an idempotency key that was used
   * with another request.
   */
  async subscribe({ request, consent }: Subscribing, key: string | undefined): Promise<RequestAnswer> {
    const { sql, clock, outbox, fingerprints } = this.#options
    const now = clock.now()
    const answer = await idempotent<RequestAnswer>(
      { sql, table: answers, fingerprints, conflict: () => refusal('key') },
      { key, scope: 'requests newsletter', input: request, now },
      async (transaction) => ({ body: { reference: await this.#ask(transaction, request, consent, now) } }),
    )
    outbox.poke()
    return answer
  }

  /** Double opt-in: activates a subscription. Idempotent. Throws `badLink`. */
  async confirm({ token }: ParsedNewsletterInput<'confirm'>): Promise<Subscription> {
    return await this.#byLink('confirm', token, async (transaction, row, round, now) => {
      // Single use: a link from before a withdrawal does not undo it.
      if (round !== row.round || row.state === 'withdrawn') throw badLink()
      if (row.state === 'active') return row
      return await this.#update(transaction, row, now, { state: 'active', confirmedAt: new Date(now) }, 'confirmed')
    })
  }

  /** A subscription as its preferences page shows it. Throws `badLink`. */
  async read({ token }: ParsedNewsletterInput<'read'>): Promise<Subscription> {
    return await this.#byLink('preferences', token, async (_, row) => row)
  }

  /** Changes themes and language of an active subscription. Throws `badLink` for any other. */
  async change({ token, themes, locale }: ParsedNewsletterInput<'change'>): Promise<Subscription> {
    return await this.#byLink('preferences', token, async (transaction, row, _, now) => {
      if (row.state !== 'active') throw badLink()
      return await this.#update(transaction, row, now, { themes, locale }, 'changed')
    })
  }

  /** Ends a subscription. Idempotent. Throws `badLink`. */
  async withdraw({ token }: ParsedNewsletterInput<'withdraw'>): Promise<Subscription> {
    return await this.#byLink('preferences', token, (transaction, row, _, now) => this.#end(transaction, row, now))
  }

  /** One-click unsubscription (RFC 8058) of a letter. Throws `badLink`. */
  async unsubscribe(token: string): Promise<void> {
    await this.#byLink('unsubscribe', token, (transaction, row, _, now) => this.#end(transaction, row, now))
  }

  /** Data export: the subscription of a mailbox with its proofs, the oldest first; undefined for none. */
  async ofMailbox(email: string): Promise<OwnSubscription | undefined> {
    const { sql } = this.#options
    const [row] = await sql
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.emailKey, emailKey(email)))
    if (!row) return undefined
    const said = await sql.select().from(proofs).where(eq(proofs.subscriptionId, row.id)).orderBy(asc(proofs.at))
    return {
      state: row.state,
      themes: [...row.themes],
      locale: row.locale,
      proofs: said.map(({ kind, at, reference, consentText }) => ({
        kind,
        at: at.toISOString(),
        ...(reference === null ? {} : { reference }),
        ...(consentText === null ? {} : { consent: consentText }),
      })),
    }
  }

  /** Erasure: ends a mailbox's subscription, whose proofs stay for their retention; an unconfirmed one is deleted. */
  async leave(email: string): Promise<void> {
    const { sql, clock } = this.#options
    await sql.transaction(async (transaction) => {
      const ofMailbox = eq(subscriptions.emailKey, emailKey(email))
      await transaction
        .delete(subscriptions)
        .where(and(ofMailbox, eq(subscriptions.state, 'pending'), isNull(subscriptions.withdrawnAt)))
      const [row] = await transaction.select().from(subscriptions).where(ofMailbox).for('update')
      if (row) await this.#end(transaction, row, clock.now())
    })
  }

  /**
   * Retention: deletes unconfirmed subscriptions a day after their link expired, withdrawn ones with their proofs, and
   * old mailings. A withdrawn subscription that was requested again but not confirmed is withdrawn as before.
   */
  async sweep(): Promise<void> {
    const { sql, clock, days } = this.#options
    const now = clock.now()
    const unconfirmed = and(
      eq(subscriptions.state, 'pending'),
      lte(subscriptions.askedAt, new Date(now - LINK_LIFETIMES.confirm - DAY)),
    )
    await sql.delete(subscriptions).where(and(unconfirmed, isNull(subscriptions.withdrawnAt)))
    await sql
      .update(subscriptions)
      .set({ state: 'withdrawn' })
      .where(and(unconfirmed, isNotNull(subscriptions.withdrawnAt)))
    await sql
      .delete(subscriptions)
      .where(and(eq(subscriptions.state, 'withdrawn'), lte(subscriptions.withdrawnAt, new Date(now - days * DAY))))
    await sql.delete(mailings).where(lte(mailings.endedAt, new Date(now - MAILINGS_KEPT)))
  }

  /** Records the request, and queues the mail that answers it; returns the reference. */
  async #ask(transaction: Sql, request: ParsedRequest<'newsletter'>, consent: Consent, now: number): Promise<string> {
    const { outbox, links, siteOrigin } = this.#options
    const row = await this.#rowOf(transaction, request, now)
    const state = row.state === 'active' ? 'active' : 'pending'
    const kind = state === 'active' ? MAIL_KINDS.known : MAIL_KINDS.confirm
    const sent = await outbox.count(transaction, { ownerId: row.id, kind }, new Date(now - DAY))
    if (sent >= MAILS_A_DAY[state]) return newReference('newsletter', now)
    if (state === 'pending')
      await transaction
        .update(subscriptions)
        .set({ state, email: request.email, themes: request.themes, locale: request.locale, askedAt: new Date(now) })
        .where(eq(subscriptions.id, row.id))
    await outbox.add(
      transaction,
      state === 'active'
        ? knownMail({ ...row, locale: request.locale }, links.make('preferences', row, now), siteOrigin)
        : confirmationMail({ ...row, ...request }, links.make('confirm', row, now), siteOrigin),
    )
    return await this.#addAsked(transaction, row.id, request, consent, now)
  }

  /** Inserts the mailbox's row if needed, and locks it. Race: concurrent requests for one address take turns. */
  async #rowOf(transaction: Sql, { email, themes, locale }: ParsedRequest<'newsletter'>, now: number): Promise<Row> {
    const key = emailKey(email)
    await transaction
      .insert(subscriptions)
      .values({ email, emailKey: key, themes, locale, askedAt: new Date(now) })
      .onConflictDoNothing()
    const [row] = await transaction.select().from(subscriptions).where(eq(subscriptions.emailKey, key)).for('update')
    if (!row) throw new Error('A subscription has gone while it was asked for.')
    return row
  }

  async #addAsked(
    transaction: Sql,
    subscriptionId: string,
    { themes, locale, page, utm }: ParsedRequest<'newsletter'>,
    consent: Consent,
    now: number,
  ): Promise<string> {
    return await withNewReference('newsletter', now, async (reference) => {
      const [added] = await transaction
        .insert(proofs)
        .values({
          subscriptionId,
          kind: 'asked',
          at: new Date(now),
          reference,
          themes,
          locale,
          consentText: consent.text,
          consentVersion: consent.version,
          page,
          utm: utm as Readonly<Record<string, string>> | undefined,
        })
        .onConflictDoNothing({ target: proofs.reference })
        .returning({ reference: proofs.reference })
      return added && reference
    })
  }

  async #end(transaction: Sql, row: Row, now: number): Promise<Row> {
    if (row.state === 'withdrawn') return row
    await this.#options.outbox.cancel(transaction, { ownerId: row.id, kind: MAIL_KINDS.mailing })
    const ended = { state: 'withdrawn', withdrawnAt: new Date(now), round: row.round + 1 } as const
    return await this.#update(transaction, row, now, ended, 'withdrawn')
  }

  async #update(transaction: Sql, { id }: Row, now: number, change: Partial<Row>, kind: Proof['kind']): Promise<Row> {
    const [row] = await transaction.update(subscriptions).set(change).where(eq(subscriptions.id, id)).returning()
    if (!row) throw badLink()
    const { themes, locale } = row
    await transaction.insert(proofs).values({ subscriptionId: id, kind, at: new Date(now), themes, locale })
    return row
  }

  /** Runs `work` on the subscription of a link, in one transaction, with its row locked. Throws `badLink`. */
  async #byLink(
    purpose: LinkPurpose,
    token: string,
    work: (transaction: Sql, row: Row, round: number, now: number) => Promise<Row>,
  ): Promise<Subscription> {
    const { sql, clock, links } = this.#options
    const now = clock.now()
    const linked = links.read(purpose, token, now)
    if (!linked) throw badLink()
    return await sql.transaction(async (transaction) => {
      const [row] = await transaction.select().from(subscriptions).where(eq(subscriptions.id, linked.id)).for('update')
      if (!row) throw badLink()
      const { email, state, themes, locale, round, id } = await work(transaction, row, linked.round, now)
      // Before the confirmation, only the link to confirm is valid.
      if (state === 'pending') throw badLink()
      return { email, state, themes: [...themes], locale, preferences: links.make('preferences', { id, round }, now) }
    })
  }
}
