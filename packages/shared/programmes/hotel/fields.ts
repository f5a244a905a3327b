import { z } from 'zod'
import { CARD_NUMBER, CODE, CODE_LENGTH, MAX_CHARS, cardNumberOf } from '../../domain/people/form-rules.ts'
import { LOCALES } from '../../domain/locale.ts'
import {
  RAW,
  civility,
  country,
  everyLanguage,
  line,
  personName,
  phoneNumber,
  text,
  typedCode,
} from '../../contracts/fields.ts'
import {
  address,
  birthDate,
  emailAndPassword,
  memberSession,
  newAccount,
  optInChannels,
  preferences,
  storedAddress,
  verified,
} from '../member-fields.ts'

/** Level codes (specification §9). `IBINFINIMENT` is the project's: all levels but the named two. */
export const HOTEL_LEVELS = ['IBPROSPECT', 'IBINFINIMENT', 'IBCOLLABORATEUR'] as const

export type HotelLevel = (typeof HOTEL_LEVELS)[number]

const code = typedCode.max(CODE_LENGTH).regex(CODE)

const cardNumber = text(RAW).overwrite(cardNumberOf).max(CODE_LENGTH).regex(CARD_NUMBER)

export const optIns = z
  .strictObject({ hotel: optInChannels, casino: optInChannels, partners: optInChannels })
  .meta({ id: 'OptIns' })

/** Civility data: the fields of the civility form (specification §3, member form fields). */
export const person = z.strictObject({
  civility,
  firstName: personName,
  lastName: personName,
  birthName: personName.optional(),
  commonName: personName.optional(),
  birthDate,
  company: line(MAX_CHARS.line).optional(),
  cvipCardNumber: cardNumber.optional(),
  sponsorCode: code.optional(),
  favouriteCasino: line(60).optional(),
  favouriteDate1: z.iso.date().optional(),
  favouriteDate2: z.iso.date().optional(),
  preferences: preferences.optional(),
})

export const signUp = verified(
  person.extend({
    ...newAccount,
    phoneNumber: phoneNumber.optional(),
    address: address.optional(),
    country: country.optional(),
    /** Number of a card that the person claims to own: unverified, checked by the group's staff. */
    membershipNumber: cardNumber.optional(),
    optIns: optIns.optional(),
  }),
)

/** A person's stored data. Looser than the input: a later rule must not make a profile unreadable. */
const storedPerson = z.object({
  civility,
  firstName: z.string(),
  lastName: z.string(),
  birthName: z.string().optional(),
  commonName: z.string().optional(),
  birthDate: z.string(),
  company: z.string().optional(),
  cvipCardNumber: z.string().optional(),
  sponsorCode: z.string().optional(),
  favouriteCasino: z.string().optional(),
  favouriteDate1: z.string().optional(),
  favouriteDate2: z.string().optional(),
  preferences: preferences.optional(),
})

/** A member's profile (specification §3), with further data of the member area. Unknown fields are absent. */
export const hotelProfile = storedPerson
  .extend({
    accountId: z.uuid(),
    email: z.string(),
    /** A new e-mail, not confirmed yet. */
    pendingEmail: z.string().optional(),
    ibNumber: z.string(),
    ibLevel: z.enum(HOTEL_LEVELS),
    phoneNumber: z.string().optional(),
    address: storedAddress.optional(),
    country: z.string().optional(),
    membershipNumber: z.string().optional(),
    optIns,
    /** First day on which the birth date, once changed, may change again. */
    birthDateChangeableFrom: z.string().optional(),
    /** Whether the hotels may write by at least one channel. */
    hotelOptin: z.boolean(),
    locale: z.enum(LOCALES),
    /** Sign-up, ISO 8601. */
    memberSince: z.string(),
  })
  .meta({ id: 'Profile' })

export type HotelProfile = z.output<typeof hotelProfile>

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
export const oneTimeCode = text(40)

export const credentials = emailAndPassword.extend({
  /** Code of the second step, or a recovery code, for an account with a second step. */
  code: oneTimeCode.optional(),
})

/** A login's answer. */
export const hotelSession = memberSession.extend({ profile: hotelProfile })

export const stay = z
  .object({
    id: z.uuid(),
    /** The booking number for guest and hotel. */
    reference: z.string(),
    /** A stay is `ended` from its day of departure on, Paris time. */
    state: z.enum(['upcoming', 'ended', 'cancelled']),
    hotel: z.object({
      name: z.string(),
      town: z.string(),
      /** The last segment of the hotel page's path. */
      slug: z.string(),
    }),
    room: everyLanguage,
    /** Days, `YYYY-MM-DD`. */
    arrival: z.string(),
    departure: z.string(),
    nights: z.number().int(),
    adults: z.number().int(),
    children: z.number().int(),
    /** Euro cents. */
    amount: z.number().int(),
    /** Number of the invoice; absent before the stay has ended, or without an invoice. */
    invoice: z.string().optional(),
  })
  .meta({ id: 'Stay' })

export type Stay = z.output<typeof stay>

export const advantage = z
  .object({
    id: z.string(),
    kind: z.enum(['standing', 'birthday']),
    title: everyLanguage,
    text: everyLanguage,
    /** Days, both included: the current or next month of the birthday. Absent for an unlimited advantage. */
    validFrom: z.string().optional(),
    validUntil: z.string().optional(),
  })
  .meta({ id: 'Advantage' })

export type Advantage = z.output<typeof advantage>

/** The second step of a login. `since`: ISO moment of its confirmation, null without one. */
export const secondStep = z.object({
  available: z.boolean(),
  since: z.string().nullable(),
  recoveryCodes: z.number().int(),
})
