import { z } from 'zod'
import { emailKey, isEmail } from '#lib/domain/email.ts'
import { CODE, CODE_LENGTH, E164, FIRST_BIRTH_DAY, MAX_CHARS, ONE_LINE, PERSON_NAME } from '#lib/domain/form-rules.ts'
import { LOCALES } from '#lib/domain/locale.ts'
import { brokenPasswordRules } from '#lib/domain/password.ts'
import { POSTAL_CODE, POSTAL_CODE_LENGTH } from '#lib/domain/postal-code.ts'

/** Level codes (specification §9; `IBINFINIMENT` is ours: any other level than the two named ones is Infiniment). */
export const HOTEL_LEVELS = ['IBPROSPECT', 'IBINFINIMENT', 'IBCOLLABORATEUR'] as const

export type HotelLevel = (typeof HOTEL_LEVELS)[number]

const CIVILITIES = ['Mr', 'Mrs'] as const

const line = (max: number) => z.string().trim().max(max).regex(ONE_LINE)

const name = z.string().trim().normalize('NFC').min(1).max(MAX_CHARS.name).regex(PERSON_NAME)

const code = z.string().trim().max(CODE_LENGTH).regex(CODE)

const civility = z.enum(CIVILITIES)

/** Kept as written, composed; compared by `emailKey`. */
export const email = z.string().trim().normalize('NFC').refine(isEmail)

/** A new password. One that is only checked is any text of up to 128 characters. */
export const newPassword = z
  .string()
  .max(512)
  .refine((password) => brokenPasswordRules(password).length === 0)

export const givenPassword = z.string().min(1).max(512)

/** `YYYY-MM-DD`; that it lies in the past is for whoever knows the day. */
const birthDate = z.iso.date().refine((day) => day >= FIRST_BIRTH_DAY)

export const phoneNumber = z.string().trim().regex(E164)

/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/)

export const address = z
  .strictObject({
    addressLine1: line(MAX_CHARS.line).min(1),
    addressLine2: line(MAX_CHARS.line).optional(),
    postalBox: line(MAX_CHARS.postalBox).optional(),
    placeKnownAs: line(MAX_CHARS.line).optional(),
    zipCode: z.string().trim().min(POSTAL_CODE_LENGTH.min).max(POSTAL_CODE_LENGTH.max).regex(POSTAL_CODE),
    city: line(MAX_CHARS.city).min(1),
    country,
  })
  .meta({ id: 'Address' })

export const optIns = z
  .strictObject({
    hotel: z.strictObject({ email: z.boolean(), sms: z.boolean(), mail: z.boolean() }),
    casino: z.strictObject({ email: z.boolean(), sms: z.boolean(), mail: z.boolean() }),
    partners: z.strictObject({ email: z.boolean(), sms: z.boolean(), mail: z.boolean() }),
  })
  .meta({ id: 'OptIns' })

const choices = z.array(line(60).min(1)).max(20)

const preferences = z.strictObject({ games: choices, restaurantsAndBars: choices, shows: choices })

/** Who a member is: what the civility form edits (specification §3, member form fields). */
export const person = z.strictObject({
  civility,
  firstName: name,
  lastName: name,
  birthName: name.optional(),
  commonName: name.optional(),
  birthDate,
  company: line(MAX_CHARS.line).optional(),
  cvipCardNumber: code.optional(),
  sponsorCode: code.optional(),
  favouriteCasino: line(60).optional(),
  favouriteDate1: z.iso.date().optional(),
  favouriteDate2: z.iso.date().optional(),
  preferences: preferences.optional(),
})

const repeated = <T extends { email: string; emailVerification: string }>(given: T): boolean =>
  emailKey(given.email) === emailKey(given.emailVerification)

const verification = { path: ['emailVerification'] }

export const signUp = person
  .extend({
    email,
    emailVerification: email,
    password: newPassword,
    phoneNumber: phoneNumber.optional(),
    address: address.optional(),
    country: country.optional(),
    /** Of a card that the person says to own; kept for the group's staff to match, and proves nothing. */
    membershipNumber: code.optional(),
    optIns: optIns.optional(),
    terms: z.literal(true),
    locale: z.enum(LOCALES).default('fr'),
  })
  .refine(repeated, verification)

/** Without the password, only soon after a login. */
export const emailChange = z
  .strictObject({ email, emailVerification: email, password: givenPassword.optional() })
  .refine(repeated, verification)
