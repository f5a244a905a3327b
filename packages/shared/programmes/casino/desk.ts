import { z } from 'zod'
import { REGISTRATION_STATES } from '../../domain/sales/sale.ts'
import { levelClock } from './clock.ts'
import { typedCardNumber } from './proof.ts'
import { email, everyLanguage, key, line, personName, rfid, text } from '../../contracts/fields.ts'

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

/** CVIP number of the card that was handed out, or blocked. */
export const issuedCard = z.object({ number: z.string() })

/** A card that was lost or stolen, by its number and its holder's birth date. */
export const blockedCard = z.strictObject({ number: typedCardNumber, birthDate: z.iso.date() })

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

/** Casinos that someone works for. */
const casinos = z.array(casino).max(200)

export const clockSearch = z.strictObject({ casinos })

/** A clock with the key of its casino. */
const deskClock = levelClock.extend({ casino: z.string() })

export type DeskClock = z.output<typeof deskClock>

/** Clocks of today's days of tournaments, and of yesterday's that go on, by their start. */
export const deskClocks = z.object({ clocks: z.array(deskClock) })

export const movedClock = z.object({ clock: levelClock })

/** Where to look for terminals. */
export const terminalSearch = z.strictObject({ casinos })

/** `expired`: its pairing code has run out. `stolen`: two devices had its tokens, which ended it. */
const TERMINAL_STATES = ['waiting', 'paired', 'expired', 'ended', 'stolen'] as const

/** A terminal as the desk sees it, without its secrets. */
const deskTerminal = z.object({
  id: z.uuid(),
  /** Key of its casino. */
  casino: z.string(),
  name: z.string(),
  state: z.enum(TERMINAL_STATES),
  /** End of its pairing code, while it waits. */
  codeEndsAt: z.string().optional(),
  lastUsedAt: z.string().optional(),
  endedAt: z.string().optional(),
})

export type DeskTerminal = z.output<typeof deskTerminal>

/** Those in service by casino and name, then those that are over, the newest first. */
export const deskTerminals = z.object({ terminals: z.array(deskTerminal) })

export const newTerminal = z.strictObject({ casino, name: line(60).min(1) })

export type NewTerminal = z.output<typeof newTerminal>

/** A new terminal with its pairing code, which is told once. */
export const addedTerminal = z.object({ terminal: deskTerminal, code: z.string() })

/** Ends a terminal; refused where it is another casino's. */
export const terminalEnd = z.strictObject({ casino })

export const endedTerminal = z.object({ terminal: deskTerminal })

/** A registration by its ticket's code or its id, if it is of one of the casinos. */
export const registrationSearch = z.strictObject({ code: text(40).min(1), casinos })

/** What a desk sees of a registration before it gives the money back. */
export const deskRegistration = z.object({
  id: z.uuid(),
  /** Key of its casino. */
  casino: z.string(),
  title: everyLanguage,
  category: everyLanguage,
  startsAt: z.string(),
  seats: z.number().int(),
  /** Euro cents of all of its seats. */
  cents: z.number().int(),
  state: z.enum(REGISTRATION_STATES),
  /** Euro cents that have been given back so far. */
  refundedCents: z.number().int().default(0),
  /** Absent once the member's account is deleted. */
  holder: z.string().optional(),
  /** When its ticket was taken at the door. */
  usedAt: z.string().optional(),
})

export type DeskRegistration = z.output<typeof deskRegistration>

/** A refund; refused where the registration is another casino's. */
export const refundCommand = z.strictObject({ casino: casino.optional() })

export const refunded = z.object({ state: z.literal('refunded') })

/** Where to look for registrations of which the payment provider's back office has given back a part. */
export const partlyRefundedSearch = z.strictObject({ casinos })

/** Those that are still paid, and of which no desk has said that the seats stay the member's. The oldest first. */
export const partlyRefunded = z.object({ registrations: z.array(deskRegistration) })

/** The seats stay the member's though so many euro cents have been given back. */
export const keepCommand = z.strictObject({ casino, refundedCents: z.number().int().positive() })

export const kept = z.object({ state: z.literal('paid') })
