import { z } from 'zod'
import { email, everyLanguage, key, personName, rfid, text } from './fields.ts'

/** Key of a casino: the last part of its page's address. */
const casino = key(80).min(1)

/** A card that a desk hands out. */
export const newCard = z.strictObject({
  email,
  /** As the guest's identity card says. */
  birthDate: z.iso.date(),
  rfid,
  casino,
  /** Of a guest without an online account. */
  holder: z.strictObject({ firstName: personName, lastName: personName }).optional(),
})

/** CVIP number of the card that was handed out. */
export const issuedCard = z.object({ number: z.string() })

/** Where a code is taken. */
export const codeUse = z.strictObject({ casino })

/** A ticket that was taken at the door. */
export const usedTicket = z.object({
  kind: z.literal('ticket'),
  title: everyLanguage,
  category: everyLanguage,
  startsAt: z.string(),
  seats: z.number().int(),
  /** Absent once the member's account is deleted. */
  holder: z.string().optional(),
})

export type UsedTicket = z.output<typeof usedTicket>

/** What a code was good for: a voucher's title; of an offer what it takes off, cents or percent; a ticket's seats. */
export const takenCode = z.object({
  kind: z.string(),
  title: everyLanguage.optional(),
  cents: z.number().int().optional(),
  percent: z.number().int().optional(),
  seats: z.number().int().optional(),
  holder: z.string().optional(),
})

/** A visit with the points of its play. */
export const visit = z.strictObject({
  reference: text(80).regex(/^[\w.-]{1,80}$/),
  rfid,
  casino,
  at: z.iso.datetime(),
  points: z.number().int().min(0).max(1_000_000),
})
