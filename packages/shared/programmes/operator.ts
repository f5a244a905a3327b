import { z } from 'zod'
import { text } from '../contracts/fields.ts'

/** A member by exact e-mail address or number. */
export const memberSearch = z.strictObject({ text: text(254).min(1) })

/** State of an account, without personal data. Moments are ISO. */
export const memberState = z.object({
  id: z.uuid(),
  /** Membership number, or that of the active card; absent for a pre-member. */
  number: z.string().optional(),
  /** Level of the hotel programme, tier of the casino programme, or `none` for a pre-member. */
  status: z.string(),
  createdAt: z.string(),
  activatedAt: z.string().optional(),
  /** End of the last active lockout of login, password or codes. */
  lockedUntil: z.string().optional(),
  sessions: z.number().int(),
  /** Sessions in which the password or a mailed code was given. */
  provenSessions: z.number().int(),
  hasPendingEmail: z.boolean(),
  /** Whether a voluntary limit is in force. */
  isLimited: z.boolean(),
})

export type MemberState = z.output<typeof memberState>

/** Personal data that identify a member. */
export const memberPerson = z.object({
  email: z.string(),
  pendingEmail: z.string().optional(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
})

export type MemberPerson = z.output<typeof memberPerson>

/** All data of a member, as in the export of their own area. */
export const memberExport = z.object({ data: z.record(z.string(), z.unknown()) })

/** Answer of an act without further data. */
export const operated = z.object({ status: z.literal('done') })
