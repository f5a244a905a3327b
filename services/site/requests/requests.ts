import { eq, lte, and } from 'drizzle-orm'
import { REQUEST_ERRORS, type RequestErrorCode } from '#lib/contracts/request-errors.ts'
import type { Consent, ParsedRequest, RequestAnswer } from '#lib/contracts/requests.ts'
import type { Clock } from '#lib/domain/clock.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'
import { type RequestKind, eventDayFaults } from '#lib/domain/request.ts'
import type { Sql } from '../../kit/database.ts'
import { HttpError } from '../../kit/http-error.ts'
import { idempotent, sweepAnswers } from '../../kit/idempotency.ts'
import type { Outbox } from '../../kit/mail/outbox.ts'
import type { Desks } from './desks.ts'
import { confirmationMail, deskMail } from './mails.ts'
import { newReference } from './reference.ts'
import { type RequestAnswers, answers, requests } from './schema.ts'

const DAY = 24 * 3_600_000

/** Retention of sent mails (kind and moment, without their text) in milliseconds. */
const MAILS_KEPT = 90 * DAY

/** Most draws of a reference: that all are taken is a bug, not chance. */
const DRAWS = 50

export interface RequestsOptions {
  readonly sql: Sql
  readonly clock: Clock
  readonly outbox: Outbox
  readonly desks: Pick<Desks, 'find'>
  /** Key of the idempotency fingerprints. */
  readonly fingerprints: Buffer
  /** The site's origin, without a trailing slash. */
  readonly siteOrigin: string
  /** Retention in days. */
  readonly days: Readonly<Record<RequestKind, number>>
}

/** A request as the site hands it over. */
export type Given<N extends RequestKind = RequestKind> = N extends RequestKind
  ? { readonly kind: N; readonly request: ParsedRequest<N>; readonly consent: Consent }
  : never

/** An error of the catalogue, to be thrown. */
export const refusal = (code: RequestErrorCode, fields?: readonly string[]): HttpError =>
  new HttpError(REQUEST_ERRORS[code].status, { code, ...(fields ? { fields } : {}) })

/** What visitors ask for by a form: recorded with its mails, to the desk and to the sender, in one transaction. */
export class Requests {
  readonly #options: RequestsOptions

  constructor(options: RequestsOptions) {
    this.#options = options
  }

  /**
   * Records a request. A repetition with the same idempotency key is answered as the first one. Throws `refusal`:
   * `fields` for days that the calendar refuses, `key` for a key that came before with another request.
   */
  async record(given: Given, key: string | undefined): Promise<RequestAnswer> {
    const { sql, clock, outbox, desks, fingerprints } = this.#options
    const now = clock.now()
    const { kind, request } = given
    // Before the transaction, which must not wait for another service.
    const addressed = await desks.find(
      { ...request, key: 'subject' in request ? request.subject : kind },
      request.locale,
    )
    const answer = await idempotent<RequestAnswer>(
      { sql, table: answers, fingerprints, conflict: () => refusal('key') },
      { key, scope: `requests ${kind}`, input: request, now },
      async (transaction) => {
        const refused = 'eventType' in request ? Object.keys(eventDayFaults(request, toParisTime(now).day)) : []
        if (refused.length > 0) throw refusal('fields', refused)
        const { id, reference } = await this.#insert(transaction, given, addressed.desk, now)
        const recorded = { id, reference, kind, input: request, addressed }
        await outbox.add(transaction, deskMail(recorded, this.#options.siteOrigin))
        await outbox.add(transaction, confirmationMail(recorded, this.#options.siteOrigin))
        return { body: { reference } }
      },
    )
    outbox.poke()
    return answer
  }

  /** Retention: deletes requests that are older than their kind is kept, answers to repetitions, and sent mails. */
  async sweep(): Promise<void> {
    const { sql, clock, outbox, days } = this.#options
    const now = clock.now()
    for (const [kind, kept] of Object.entries(days) as [RequestKind, number][])
      await sql
        .delete(requests)
        .where(and(eq(requests.kind, kind), lte(requests.createdAt, new Date(now - kept * DAY))))
    await sweepAnswers({ sql, table: answers }, now)
    await outbox.sweep(new Date(now - MAILS_KEPT))
  }

  /** Draws a reference until one is free. */
  async #insert(
    transaction: Sql,
    { kind, request, consent }: Given,
    desk: string,
    now: number,
  ): Promise<{ readonly id: string; readonly reference: string }> {
    const { privacy: _, locale, page, utm, ...said } = request
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const [inserted] = await transaction
        .insert(requests)
        .values({
          reference: newReference(kind, now),
          kind,
          answers: said as RequestAnswers,
          consentText: consent.text,
          consentVersion: consent.version,
          locale,
          page,
          utm: utm as Readonly<Record<string, string>> | undefined,
          desk,
          createdAt: new Date(now),
        })
        .onConflictDoNothing({ target: requests.reference })
        .returning({ id: requests.id, reference: requests.reference })
      if (inserted) return inserted
    }
    throw new Error('No reference is free.')
  }
}
