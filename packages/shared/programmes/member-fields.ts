import { z } from 'zod'
import { emailKey } from '../domain/people/email.ts'
import { FIRST_BIRTH_DAY, MAX_CHARS } from '../domain/people/form-rules.ts'
import { DEFAULT_LOCALE, LOCALES } from '../domain/locale.ts'
import { brokenPasswordRules } from '../domain/people/password.ts'
import { RAW, country, email, line, text, typedCode, withPostalCode } from '../contracts/fields.ts'

/** Fields and answers of accounts, the same in every programme. */

/** Input fields with a password or the secret of a link. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'currentPassword',
  'token',
  'proof',
  'verification',
])

/** A new password that follows the password rules. */
export const newPassword = text(RAW).refine((password) => brokenPasswordRules(password).length === 0)

/** A password to be verified: any text. */
export const givenPassword = text(RAW).min(1)

/** `YYYY-MM-DD`. The handler checks that it lies in the past, with the current day. */
export const birthDate = z.iso.date().refine((day) => day >= FIRST_BIRTH_DAY)

const choices = z.array(line(60).min(1)).max(20)

export const preferences = z.strictObject({ games: choices, restaurantsAndBars: choices, shows: choices })

export const address = withPostalCode(
  z.strictObject({
    addressLine1: line(MAX_CHARS.line).min(1),
    addressLine2: line(MAX_CHARS.line).optional(),
    postalBox: line(MAX_CHARS.postalBox).optional(),
    placeKnownAs: line(MAX_CHARS.line).optional(),
    zipCode: typedCode,
    city: line(MAX_CHARS.city).min(1),
    country,
  }),
).meta({ id: 'NewAddress' })

/** A stored address. Looser than the input: a later rule must not make a profile unreadable. */
export const storedAddress = z
  .object({
    addressLine1: z.string(),
    addressLine2: z.string().optional(),
    postalBox: z.string().optional(),
    placeKnownAs: z.string().optional(),
    zipCode: z.string(),
    city: z.string(),
    country: z.string(),
  })
  .meta({ id: 'Address' })

/** Consents to mail from one sender, by channel. */
export const optInChannels = z.strictObject({ email: z.boolean(), sms: z.boolean(), mail: z.boolean() })

const repeated = <T extends { email: string; emailVerification: string }>(given: T): boolean =>
  emailKey(given.email) === emailKey(given.emailVerification)

const verification = { path: ['emailVerification'] }

/** An e-mail address and its repetition; `verified` refuses two that differ. */
const repeatedEmail = { email, emailVerification: email }

/** Refines an input with `repeatedEmail`: both addresses must be the same. */
export const verified = <S extends z.ZodType<{ email: string; emailVerification: string }>>(input: S): S =>
  input.refine(repeated, verification)

/** Fields of every sign-up, besides the person. */
export const newAccount = {
  ...repeatedEmail,
  password: newPassword,
  terms: z.literal(true),
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
}

/** The fields of a sign-up without those of every one: the person, and the programme's own. */
export const personIn = <I extends Record<keyof typeof newAccount, unknown>>({
  email: _email,
  emailVerification: _emailVerification,
  password: _password,
  terms: _terms,
  locale: _locale,
  ...told
}: I): Omit<I, keyof typeof newAccount> => told

export const emailChange = verified(z.strictObject({ ...repeatedEmail, password: givenPassword }))

/** Device token of an earlier login. */
export const deviceToken = text(200)

/** Login: any text may be tried. */
export const emailAndPassword = z.strictObject({
  email: text(254).min(1),
  password: givenPassword,
  device: deviceToken.optional(),
})

export const mailedToken = z.strictObject({ token: z.string().min(1).max(200) })

/** The other session to be ended, by its token; absent for all others. */
export const otherSession = z.strictObject({ token: z.string().min(1).max(200).optional() })

/** Account enumeration: the same answer in every case; only the mail to the mailbox's owner differs. */
export const accepted = z.object({ status: z.literal('accepted') })

export const done = z.object({ accountId: z.uuid() })

export const sessionEnded = z.object({ status: z.literal('ended') })

/** Answer of a login besides the profile. */
export const memberSession = z.object({
  token: z.string(),
  /** Device token for the browser to store: failed logins of a known device are counted separately. */
  device: z.string(),
  expiresAt: z.string(),
})

/** Common part of every export of a member's data. Moments are ISO. */
export const accountExport = z.object({
  exportedAt: z.string(),
  /** Absent before the first login. */
  lastLoginAt: z.string().optional(),
  termsAcceptedAt: z.string(),
  /** Given consents to marketing, each with its moment. */
  consents: z.array(z.object({ sender: z.string(), channel: z.string(), givenAt: z.string() })),
  /** Browsers in which the member has signed in; they stay known after a logout. */
  knownBrowsers: z.array(z.object({ lastUsedAt: z.string() })),
  sessions: z.array(z.object({ createdAt: z.string(), expiresAt: z.string() })),
  mails: z.array(z.object({ kind: z.string(), createdAt: z.string() })),
})

/**
 * Body of every failure. `fields` names refused fields, never their values. `lastTry`: one more wrong password, code or
 * birth date causes a lockout. Enumeration: also for an account or card that does not exist.
 */
export const failure = z
  .object({
    code: z.string(),
    message: z.string(),
    fields: z.array(z.string()).optional(),
    lastTry: z.literal(true).optional(),
  })
  .meta({ id: 'Failure' })
