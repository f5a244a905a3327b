import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { REQUEST_ERRORS, type RequestErrorCode } from '@barriere/shared/contracts/request-errors.ts'
import type { OwnRequests } from '@barriere/shared/contracts/own-requests.ts'
import {
  type Consent,
  type ParsedRequest,
  RECAP_PARAMETER,
  RECAP_PATH,
  type RequestAnswer,
  type RequestInput,
  type StatusAnswer,
  type StatusInput,
} from '@barriere/shared/contracts/requests.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { type RequestKind, eventDayFaults, seminarDateFaults } from '@barriere/shared/domain/visitors/request.ts'
import type { Sql } from '../../kit/database.ts'
import { HttpError } from '../../kit/http-error.ts'
import { idempotent, sweepAnswers } from '../../kit/idempotency.ts'
import type { Outbox } from '../../kit/mail/outbox.ts'
import type { KeyPair, Seal } from '../../kit/seal.ts'
import type { Addressed, Desks } from './desks.ts'
import type { Recorded } from './facts.ts'
import { confirmationMail, deskMail } from './mails.ts'
import { type Recap, attachmentOf, recapOf } from './recap.ts'
import { withNewReference } from './reference.ts'
import { type RequestAnswers, answers, mails, requestMessages, requests } from './schema.ts'

const DAY = 24 * 3_600_000

/** Retention of sent mails (kind and moment, without their text) in milliseconds. */
const MAILS_KEPT = 90 * DAY

/** Milliseconds for which a recap can be downloaded. */
const RECAP_LIFETIME = DAY

/** Additional authenticated data of a recap's token: no other encrypted text opens one. */
const RECAP = 'recap'

export interface RequestsOptions {
  readonly sql: Sql
  readonly clock: Clock
  readonly outbox: Outbox
  readonly desks: Pick<Desks, 'find'>
  /** Key of the idempotency fingerprints. */
  readonly fingerprints: KeyPair
  /** Encrypts the tokens of recap downloads. */
  readonly seal: Seal
  /** The site's origin, without a trailing slash. */
  readonly siteOrigin: string
  /** Origin of the desk's pages, once this process listens; absent without a desk. */
  readonly deskOrigin?: (() => string) | undefined
  /** Retention in days. */
  readonly days: Readonly<Record<RequestKind, number>>
}

/** A request, as the site hands it over. */
export type Given<N extends RequestKind = RequestKind> = N extends RequestKind
  ? { readonly kind: N; readonly request: ParsedRequest<N>; readonly consent: Consent }
  : never

/** An error of the catalogue, to be thrown. */
export const refusal = (code: RequestErrorCode, fields?: readonly string[]): HttpError =>
  new HttpError(REQUEST_ERRORS[code].status, { code, ...(fields ? { fields } : {}) })

/** Visitors' requests by a form: recorded with the mails to the desk and to the sender, in one transaction. */
export class Requests {
  readonly #options: RequestsOptions

  constructor(options: RequestsOptions) {
    this.#options = options
  }

  /**
   * Records a request. Idempotent: a repetition with the same idempotency key gets the first answer. Throws `refusal`:
   * `fields` for days that the calendar refuses, `key` for a key that was used with another request.
   */
  async record(given: Given, key: string | undefined): Promise<RequestAnswer> {
    const { sql, clock, outbox, fingerprints, siteOrigin, deskOrigin } = this.#options
    const now = clock.now()
    const { kind, request } = given
    // Before the transaction, which must not wait for another service.
    const addressed = await this.#address(kind, request)
    const answer = await idempotent<RequestAnswer>(
      { sql, table: answers, fingerprints, conflict: () => refusal('key') },
      { key, scope: `requests ${kind}`, input: request, now },
      async (transaction) => {
        const refused = refusedDays(request, toParisTime(now).day)
        if (refused.length > 0) throw refusal('fields', refused)
        const { id, reference } = await this.#insert(transaction, given, addressed, now)
        const recorded: Recorded = { id, reference, kind, input: request, addressed }
        // After the row, so that only the first of several repetitions makes the recaps.
        const recaps = kind === 'seminar' ? await this.#recapsOf(recorded) : undefined
        await outbox.add(transaction, deskMail(recorded, { site: siteOrigin, desk: deskOrigin?.() }, recaps?.desk))
        await outbox.add(transaction, confirmationMail(recorded, siteOrigin, recaps?.sender))
        return { body: recaps ? { reference, recap: this.#recapAddress(id, now) } : { reference } }
      },
    )
    outbox.poke()
    return answer
  }

  /** Data export: all requests of an e-mail address, the oldest first. */
  async ofSender(email: string): Promise<OwnRequests['requests']> {
    const { sql } = this.#options
    const rows = await sql
      .select()
      .from(requests)
      .where(eq(requests.emailKey, emailKey(email)))
      .orderBy(asc(requests.createdAt), asc(requests.reference))
    const written =
      rows.length === 0
        ? []
        : await sql
            .select()
            .from(requestMessages)
            .where(
              inArray(
                requestMessages.requestId,
                rows.map(({ id }) => id),
              ),
            )
            .orderBy(asc(requestMessages.createdAt))
    return rows.map((row) => ({
      reference: row.reference,
      kind: row.kind,
      state: row.state,
      createdAt: row.createdAt.toISOString(),
      locale: row.locale,
      page: row.page,
      consent: { text: row.consentText, version: row.consentVersion },
      answers: row.answers,
      messages: written
        .filter(({ requestId }) => requestId === row.id)
        .map(({ createdAt, text }) => ({ at: createdAt.toISOString(), text })),
    }))
  }

  /** Erasure: deletes all requests of an e-mail address, with their mails, sent or queued. Resolves to their number. */
  async erase(email: string): Promise<number> {
    return await this.#options.sql.transaction(async (transaction) => {
      const gone = await transaction
        .delete(requests)
        .where(eq(requests.emailKey, emailKey(email)))
        .returning({ id: requests.id })
      const ids = gone.map(({ id }) => id)
      if (ids.length > 0) await transaction.delete(mails).where(inArray(mails.ownerId, ids))
      return ids.length
    })
  }

  /** The state of a request. Throws `unknown` unless reference and address belong to one request. */
  async status({ reference, email }: StatusInput): Promise<StatusAnswer> {
    const [row] = await this.#options.sql
      .select({ kind: requests.kind, state: requests.state, createdAt: requests.createdAt })
      .from(requests)
      .where(and(eq(requests.reference, reference), eq(requests.emailKey, emailKey(email))))
    if (!row) throw refusal('unknown')
    return { kind: row.kind, state: row.state, createdAt: row.createdAt.toISOString() }
  }

  /** The sender's recap of a token; undefined for a forged or expired token, or a deleted request. */
  async recap(token: string): Promise<Recap | undefined> {
    const { sql, clock, seal, siteOrigin } = this.#options
    const [id = '', until] = seal.open(token, RECAP)?.split(' ') ?? []
    if (id === '' || clock.now() >= Number(until)) return undefined
    const [row] = await sql.select().from(requests).where(eq(requests.id, id))
    if (!row) return undefined
    const { reference, kind, answers: said, locale, page } = row
    const input = { ...said, locale, page, privacy: true } as RequestInput<RequestKind>
    const addressed = await this.#address(kind, input)
    return await recapOf({ id, reference, kind, input, addressed }, 'sender', siteOrigin)
  }

  async #address(kind: RequestKind, request: RequestInput<RequestKind>) {
    return await this.#options.desks.find(
      { ...request, key: 'subject' in request ? request.subject : kind },
      request.locale,
    )
  }

  async #recapsOf(recorded: Recorded) {
    const { siteOrigin } = this.#options
    return {
      desk: attachmentOf(await recapOf(recorded, 'desk', siteOrigin)),
      sender: attachmentOf(await recapOf(recorded, 'sender', siteOrigin)),
    }
  }

  #recapAddress(id: string, now: number): string {
    const token = this.#options.seal.close(`${id} ${now + RECAP_LIFETIME}`, RECAP)
    return `${RECAP_PATH}?${RECAP_PARAMETER}=${token}`
  }

  /** Retention: deletes expired requests by kind, answers to repetitions, and sent mails. */
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
    addressed: Addressed,
    now: number,
  ): Promise<{ readonly id: string; readonly reference: string }> {
    const { privacy: _, locale, page, utm, ...said } = request
    return await withNewReference(kind, now, async (drawn) => {
      const [inserted] = await transaction
        .insert(requests)
        .values({
          reference: drawn,
          kind,
          answers: said as RequestAnswers,
          emailKey: emailKey(request.email),
          consentText: consent.text,
          consentVersion: consent.version,
          locale,
          page,
          utm: utm as Readonly<Record<string, string>> | undefined,
          desk: addressed.desk,
          properties: propertiesOf(request, addressed),
          about: addressed.words.desk,
          createdAt: new Date(now),
        })
        .onConflictDoNothing({ target: requests.reference })
        .returning({ id: requests.id, reference: requests.reference })
      return inserted
    })
  }
}

/** Stories of a request, properties or venues, each with its name. */
function propertiesOf(request: Given['request'], { words, seminar }: Addressed): Readonly<Record<string, string>> {
  const stories: readonly (readonly [story: string, name: string | undefined])[] =
    'venues' in request
      ? request.venues.map((uuid) => [uuid, seminar?.venues.find((venue) => venue.uuid === uuid)?.name])
      : 'property' in request && request.property !== undefined
        ? [[request.property, words.desk.property]]
        : []
  return Object.fromEntries(stories.map(([story, name]) => [story.toLowerCase(), name ?? story]))
}

/** Fields whose days the calendar refuses on `today` in Paris. */
function refusedDays(request: RequestInput<RequestKind>, today: string): string[] {
  if ('eventType' in request) return Object.keys(eventDayFaults(request, today))
  return 'venues' in request ? Object.keys(seminarDateFaults(request, today)) : []
}
