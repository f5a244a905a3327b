import { z } from 'zod'
import { emailKey, isEmail } from '#lib/domain/email.ts'
import { LOCALES } from '#lib/domain/locale.ts'
import { brokenPasswordRules } from '#lib/domain/password.ts'

/** Level codes (specification §9; `IBINFINIMENT` is ours: any other level than the two named ones is Infiniment). */
export const HOTEL_LEVELS = ['IBPROSPECT', 'IBINFINIMENT', 'IBCOLLABORATEUR'] as const

export type HotelLevel = typeof HOTEL_LEVELS[number]

export const CIVILITIES = ['Mr', 'Mrs'] as const

export const OPT_IN_SENDERS = ['hotel', 'casino', 'partners'] as const

export const OPT_IN_CHANNELS = ['email', 'sms', 'mail'] as const

const line = (max: number) => z.string().trim().max(max).regex(/^\P{Cc}*$/u)

/** Letters of any script, marks, spaces, hyphens and apostrophes: “Anne-Sophie d’Orgeval”. */
const name = z.string().trim().normalize('NFC').min(1).max(60).regex(/^\p{L}[\p{L}\p{M} .'’-]*$/u)

const code = (max: number) => z.string().trim().max(max).regex(/^[A-Za-z0-9-]*$/)

export const civility = z.enum(CIVILITIES)

/** Kept as written, composed; compared by `emailKey`. */
export const email = z.string().trim().normalize('NFC').refine(isEmail)

/** A new password. One that is only checked is any text of up to 128 characters. */
export const newPassword = z.string().max(512).refine((password) => brokenPasswordRules(password).length === 0)

export const givenPassword = z.string().min(1).max(512)

/** `YYYY-MM-DD`; that it lies in the past is for whoever knows the day. */
export const birthDate = z.iso.date().refine((day) => day >= '1900-01-01')

/** E.164: a plus, the country's code and the number, 8 to 15 digits. */
export const phoneNumber = z.string().trim().regex(/^\+[1-9]\d{7,14}$/)

/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/)

export const address = z.strictObject({
  addressLine1: line(80).min(1),
  addressLine2: line(80).optional(),
  postalBox: line(40).optional(),
  placeKnownAs: line(80).optional(),
  zipCode: z.string().trim().min(2).max(12).regex(/^[A-Za-z0-9 -]+$/),
  city: line(60).min(1),
  country,
}).meta({ id: 'Address' })

export const optIns = z.strictObject({
  hotel: z.strictObject({ email: z.boolean(), sms: z.boolean(), mail: z.boolean() }),
  casino: z.strictObject({ email: z.boolean(), sms: z.boolean(), mail: z.boolean() }),
  partners: z.strictObject({ email: z.boolean(), sms: z.boolean(), mail: z.boolean() }),
}).meta({ id: 'OptIns' })

const choices = z.array(line(60).min(1)).max(20)

export const preferences = z.strictObject({ games: choices, restaurantsAndBars: choices, shows: choices })

/** Who a member is: what the civility form edits (specification §3, member form fields). */
export const person = z.strictObject({
  civility,
  firstName: name,
  lastName: name,
  birthName: name.optional(),
  commonName: name.optional(),
  birthDate,
  company: line(80).optional(),
  cvipCardNumber: code(20).optional(),
  sponsorCode: code(20).optional(),
  favouriteCasino: line(60).optional(),
  favouriteDate1: z.iso.date().optional(),
  favouriteDate2: z.iso.date().optional(),
  preferences: preferences.optional(),
})

const repeated = <T extends { email: string; emailVerification: string }>(given: T): boolean =>
  emailKey(given.email) === emailKey(given.emailVerification)

const verification = { path: ['emailVerification'] }

export const signUp = person.extend({
  email,
  emailVerification: email,
  password: newPassword,
  phoneNumber: phoneNumber.optional(),
  address: address.optional(),
  country: country.optional(),
  /** Of a card that the person says to own; kept for the group's staff to match, and proves nothing. */
  membershipNumber: code(20).optional(),
  optIns: optIns.optional(),
  terms: z.literal(true),
  locale: z.enum(LOCALES).default('fr'),
}).refine(repeated, verification)

/** Without the password, only soon after a login. */
export const emailChange = z.strictObject({ email, emailVerification: email, password: givenPassword.optional() }).refine(repeated, verification)
