import { z } from 'zod'
import { REGISTRATION_STATES } from '../../domain/sales/sale.ts'
import { levelClock } from './clock.ts'
import { typedCardNumber } from './proof.ts'
import { email, everyLanguage, key, line, personName, rfid, text } from '../../contracts/fields.ts'

/** Key of a casino: the last part of its page's address. */
const casino = key(80).min(1)

/** A card to be issued by a desk. */
export const newCard = z.strictObject({
  email,
  /** From the guest's identity card. */
  birthDate: z.iso.date(),
  rfid,
  casino,
  /** For a guest without an online account. */
  holder: z.strictObject({ firstName: personName, lastName: personName }).optional(),
})

/** CVIP number of the issued or blocked card. */
export const issuedCard = z.object({ number: z.string() })

/** A lost or stolen card, by its number and its holder's birth date. */
export const blockedCard = z.strictObject({ number: typedCardNumber, birthDate: z.iso.date() })

/** Casino at which a code is taken. */
export const codeUse = z.strictObject({ casino })

/** A ticket taken at the door. */
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

/** Value of a code: a voucher's title, an offer's discount in cents or percent, or a ticket's seats. */
export const takenCode = z.object({
  kind: z.string(),
  title: everyLanguage.optional(),
  cents: z.number().int().optional(),
  percent: z.number().int().optional(),
  seats: z.number().int().optional(),
  holder: z.string().optional(),
})

/** A visit with its points for play. */
export const visit = z.strictObject({
  reference: text(80).regex(/^[\w.-]{1,80}$/),
  rfid,
  casino,
  at: z.iso.datetime(),
  points: z.number().int().min(0).max(1_000_000),
})

/** Casinos of an employee. */
const casinos = z.array(casino).max(200)

export const clockSearch = z.strictObject({ casinos })

/** A clock with the key of its casino. */
const deskClock = levelClock.extend({ casino: z.string() })

export type DeskClock = z.output<typeof deskClock>

/** Clocks of today's tournament days, and of yesterday's that are still running, by start. */
export const deskClocks = z.object({ clocks: z.array(deskClock) })

export const movedClock = z.object({ clock: levelClock })

/** Casinos whose terminals are wanted. */
export const terminalSearch = z.strictObject({ casinos })

/** `expired`: its pairing code has expired. `stolen`: two devices had its tokens, so it was ended. */
const TERMINAL_STATES = ['waiting', 'paired', 'expired', 'ended', 'stolen'] as const

/** A terminal for the desk, without its secrets. */
const deskTerminal = z.object({
  id: z.uuid(),
  /** Key of the terminal's casino. */
  casino: z.string(),
  name: z.string(),
  state: z.enum(TERMINAL_STATES),
  /** Expiry of the pairing code, while it waits. */
  codeEndsAt: z.string().optional(),
  lastUsedAt: z.string().optional(),
  endedAt: z.string().optional(),
})

export type DeskTerminal = z.output<typeof deskTerminal>

/** Active terminals by casino and name, then ended ones, the newest first. */
export const deskTerminals = z.object({ terminals: z.array(deskTerminal) })

export const newTerminal = z.strictObject({ casino, name: line(60).min(1) })

export type NewTerminal = z.output<typeof newTerminal>

/** A new terminal with its pairing code, which is returned only once. */
export const addedTerminal = z.object({ terminal: deskTerminal, code: z.string() })

/** Ends a terminal; refused for another casino's. */
export const terminalEnd = z.strictObject({ casino })

export const endedTerminal = z.object({ terminal: deskTerminal })

/** A registration by its ticket's code or its id, if it belongs to one of the casinos. */
export const registrationSearch = z.strictObject({ code: text(40).min(1), casinos })

/** A registration for the desk, before a refund. */
export const deskRegistration = z.object({
  id: z.uuid(),
  /** Key of the registration's casino. */
  casino: z.string(),
  title: everyLanguage,
  category: everyLanguage,
  startsAt: z.string(),
  seats: z.number().int(),
  /** Euro cents of all seats. */
  cents: z.number().int(),
  state: z.enum(REGISTRATION_STATES),
  /** Euro cents refunded so far. */
  refundedCents: z.number().int().default(0),
  /** Absent once the member's account is deleted. */
  holder: z.string().optional(),
  /** When the ticket was taken at the door. */
  usedAt: z.string().optional(),
})

export type DeskRegistration = z.output<typeof deskRegistration>

/** A refund; refused for another casino's registration. */
export const refundCommand = z.strictObject({ casino: casino.optional() })

export const refunded = z.object({ state: z.literal('refunded') })

/** Casinos whose partly refunded registrations are wanted. */
export const partlyRefundedSearch = z.strictObject({ casinos })

/** Paid registrations with a partial refund that no desk has accepted, the oldest first. */
export const partlyRefunded = z.object({ registrations: z.array(deskRegistration) })

/** Leaves the seats to the member after a refund of so many euro cents. */
export const keepCommand = z.strictObject({ casino, refundedCents: z.number().int().positive() })

export const kept = z.object({ state: z.literal('paid') })
