import { z } from 'zod'
import { LOCALES } from '../domain/locale.ts'
import { SUBSCRIPTION_STATES } from '../domain/visitors/newsletter.ts'
import { REQUEST_KINDS, REQUEST_STATES } from '../domain/visitors/request.ts'
import { email } from './fields.ts'

/** Sender's address of the requests. It is in a body, since it must be in no URL and no log. */
export const requestsOwner = z.strictObject({ email })

/** A request in its sender's data export (GDPR art. 15 and 20). */
const ownRequest = z
  .object({
    reference: z.string(),
    kind: z.enum(REQUEST_KINDS),
    state: z.enum(REQUEST_STATES),
    /** ISO 8601; also the moment of the consent. */
    createdAt: z.string(),
    locale: z.enum(LOCALES),
    page: z.string(),
    consent: z.object({ text: z.string(), version: z.string() }),
    answers: z.record(z.string(), z.unknown()),
    /** Answers of the desk, the oldest first. */
    messages: z.array(z.object({ at: z.string(), text: z.string() })),
  })
  .meta({ id: 'OwnRequest' })

/** The newsletter's subscription of a mailbox, with the proofs of its consent. Moments are ISO 8601. */
const ownSubscription = z
  .object({
    state: z.enum(SUBSCRIPTION_STATES),
    themes: z.array(z.string()),
    locale: z.enum(LOCALES),
    proofs: z.array(
      z.object({ kind: z.string(), at: z.string(), reference: z.string().optional(), consent: z.string().optional() }),
    ),
  })
  .meta({ id: 'OwnSubscription' })

export type OwnSubscription = z.output<typeof ownSubscription>

/** Answer to `POST /requests/own`: requests, the oldest first, and the newsletter, if there is a subscription. */
export const ownRequests = z.object({ requests: z.array(ownRequest), newsletter: ownSubscription.optional() })

export type OwnRequests = z.output<typeof ownRequests>

/**
 * Answer to `POST /requests/own/erase`: the number of requests. A subscription ends; the proofs of a confirmed one stay
 * for their retention.
 */
export const erasedRequests = z.object({ erased: z.int() })
