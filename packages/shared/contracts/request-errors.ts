import { z } from 'zod'

/** Error catalogue of requests: its codes, each with the status and the situation that raises it. */
export const REQUEST_ERRORS = {
  /** The idempotency key was used with another request. */
  key: { status: 409 },
  /** Fields are missing, malformed or unknown, or days are refused by the calendar. */
  fields: { status: 422 },
  /** No request has both this reference and this address; it may have one of them. */
  unknown: { status: 404 },
  /** Technical error: the request may not have been recorded. */
  default: { status: 503 },
} as const satisfies Readonly<Record<string, { readonly status: number }>>

export type RequestErrorCode = keyof typeof REQUEST_ERRORS

/** Body of a refusal of the site service. `fields` names refused fields, never their values. */
export const requestFailure = z.object({
  code: z.enum(['key', 'fields', 'unknown']),
  fields: z.array(z.string()).optional(),
})
