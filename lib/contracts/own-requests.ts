import { z } from 'zod'
import { LOCALES } from '#lib/domain/locale.ts'
import { REQUEST_KINDS, REQUEST_STATES } from '#lib/domain/request.ts'
import { email } from './fields.ts'

/** Whose requests: the address that they were sent under. In a body, for it belongs in no URL and no log. */
export const requestsOwner = z.strictObject({ email })

/** A request as its sender's data export tells it (GDPR art. 15 and 20). */
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
  })
  .meta({ id: 'OwnRequest' })

/** Answer to `POST /requests/own`, the oldest first. */
export const ownRequests = z.object({ requests: z.array(ownRequest) })

export type OwnRequests = z.output<typeof ownRequests>

/** Answer to `POST /requests/own/erase`: how many there were. */
export const erasedRequests = z.object({ erased: z.int() })
