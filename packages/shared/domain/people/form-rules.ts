import { ADULT_AGE, isAdult } from './age.ts'
import { BOOKING_NUMBER, CLAIM, type ClaimFault, claimFault } from '../stays/claim.ts'
import { isCvipNumber } from '../loyalty/cvip-number.ts'
import { emailDomain, emailKey, isEmail } from './email.ts'
import { addDays } from '../time/paris-time.ts'
import { PASSWORD_LENGTH, type PasswordRule } from './password.ts'
import { personNameFault } from './person-name.ts'
import { hasPostalCodes, isPostalCode, postalCodeExample } from './postal-code.ts'
import type { Result } from '../result.ts'
import { cleanCode, cleanLine } from './typed-text.ts'

/** Validation errors of a field (specification §5); each has a message under `forms.faults`. */
export const FAULTS = [
  'required',
  'email',
  'emailsDiffer',
  'passwordsDiffer',
  'phone',
  'numbers',
  'between',
  'letters',
  'link',
  'alphanumeric',
  'cvip',
  'reference',
  'characters',
  'date',
  'dateFrom',
  'dateBefore',
  'minChars',
  'maxChars',
  'passwordLength',
  'passwordLowercase',
  'passwordUppercase',
  'passwordNumber',
  'passwordSpecial',
  'passwordPersonal',
  'passwordCommon',
  'sponsorCode',
  'privacy',
  'terms',
  'rules',
  'collaboratorDomain',
  'postalCode',
  'postalCodeGeneric',
  'underAge',
  'birthDateOnce',
  'stayOrder',
  'stayEnded',
  'stayOld',
  'stayLong',
  'bookingNumber',
] as const

export type FaultName = (typeof FAULTS)[number]

/**
 * A validation error with the values of its message's placeholders. `day` is an ISO day, to be formatted for the
 * reader.
 */
export interface Fault {
  readonly name: FaultName
  readonly values?: Readonly<Record<string, string | number>>
}

/** Values of a form: text fields and check boxes. */
export type FormValues = Readonly<Record<string, string | boolean>>

/** Validates one value, given all others. For an empty text, only `required` is called. */
export type Rule<T extends string | boolean = string> = (value: T, all: FormValues) => Fault | undefined

/** Letters, figures and hyphens: codes of sponsors. */
export const CODE = /^[A-Za-z0-9-]*$/

/** Letters and figures: card numbers, without the separators of their groups. */
export const CARD_NUMBER = /^[A-Za-z0-9]*$/

/** A card's number without its printed spaces and hyphens. */
export const cardNumberOf = (typed: string): string => cleanCode(typed).replace(/[\s-]/g, '')

export const CODE_LENGTH = 20

/** E.164: a plus, the country's code and the number, 8 to 15 digits. */
export const E164 = /^\+[1-9]\d{7,14}$/

/** One line of text: no control characters. */
export const ONE_LINE = /^\P{Cc}*$/u

/** Text of several lines: no control characters but line breaks. */
export const PARAGRAPHS = /^(?:\P{Cc}|[\r\n])*$/u

/** Earliest plausible birth date. */
export const FIRST_BIRTH_DAY = '1900-01-01'

/** Maximum lengths in UTF-16 code units, as the programme accepts them. */
export const MAX_CHARS = { name: 60, line: 80, postalBox: 40, city: 60, page: 300 } as const

const fault = (name: FaultName, values?: Fault['values']): Fault => (values ? { name, values } : { name })

const unless = (right: boolean, name: FaultName, values?: Fault['values']): Fault | undefined =>
  right ? undefined : fault(name, values)

const textOf = (all: FormValues, field: string): string => {
  const value = all[field]
  return typeof value === 'string' ? value : ''
}

/** A text that is not blank. */
export const required: Rule = (value) => unless(cleanLine(value) !== '', 'required')

export const email: Rule = (value) => unless(isEmail(value), 'email')

/** Same e-mail address as in another field, ignoring case. */
export const sameEmailAs =
  (field: string): Rule =>
  (value, all) =>
    unless(emailKey(value) === emailKey(textOf(all, field)), 'emailsDiffer')

export const samePasswordAs =
  (field: string): Rule =>
  (value, all) =>
    unless(value === textOf(all, field), 'passwordsDiffer')

/** A number in E.164, as the `Reader` for phone numbers returns it. */
export const phone =
  (example: string): Rule =>
  (value) =>
    unless(E164.test(value), 'phone', { example })

export const numbers: Rule = (value) => unless(/^\d+$/.test(value.trim()), 'numbers')

/** A whole number between two, both included. */
export const between =
  ({ min, max }: { readonly min: number; readonly max: number }): Rule =>
  (value) =>
    unless(Number(value) >= min && Number(value) <= max, 'between', { min, max })

/** A person's name. */
export const personName: Rule = (value) => {
  const found = personNameFault(cleanLine(value))
  return found && fault(found)
}

/** Number of a card, with any separators between its groups. */
export const cardNumber: Rule = (value) => {
  const number = cardNumberOf(value)
  return unless(CARD_NUMBER.test(number), 'alphanumeric') ?? maxChars(CODE_LENGTH)(number, {})
}

/** CVIP number, with a valid check digit. */
export const cvipNumber: Rule = (value) => unless(isCvipNumber(cardNumberOf(value)), 'cvip')

/** Any text of one line. */
export const oneLine: Rule = (value) => unless(ONE_LINE.test(cleanLine(value)), 'characters')

export const minChars =
  (min: number): Rule =>
  (value) =>
    unless(value.trim().length >= min, 'minChars', { min })

export const maxChars =
  (max: number): Rule =>
  (value) =>
    unless(value.trim().length <= max, 'maxChars', { max })

/** A day, `YYYY-MM-DD`, on that day or later. */
export const notBefore =
  (day: string): Rule =>
  (value) =>
    unless(value >= day, 'dateFrom', { day })

/** A birth date, `YYYY-MM-DD`, of a person who is 18 on that day (see `isAdult` for 29 February). */
export const adultOn =
  (today: string): Rule =>
  (value) =>
    unless(isAdult(value, today), 'underAge', { age: ADULT_AGE })

/** A birth date that may be changed from a day on, if it has been changed before. */
export const birthDateChangeableOn =
  (today: string, from: string | undefined): Rule =>
  () =>
    from === undefined ? undefined : unless(today >= from, 'birthDateOnce', { day: from })

const PASSWORD_FAULTS: Readonly<Record<PasswordRule, FaultName>> = {
  length: 'passwordLength',
  lowercase: 'passwordLowercase',
  uppercase: 'passwordUppercase',
  number: 'passwordNumber',
  special: 'passwordSpecial',
  personal: 'passwordPersonal',
  common: 'passwordCommon',
}

/** The validation error of a broken rule of `password.ts`. */
export const passwordFault = (broken: PasswordRule): Fault => fault(PASSWORD_FAULTS[broken], PASSWORD_LENGTH)

export const sponsorCode: Rule = (value) => {
  const code = cleanCode(value)
  return unless(CODE.test(code) && code.length <= CODE_LENGTH, 'sponsorCode')
}

const CLAIM_FAULTS: Readonly<Record<ClaimFault, FaultName>> = {
  order: 'stayOrder',
  ended: 'stayEnded',
  old: 'stayOld',
  long: 'stayLong',
}

/** The departure of a claimed stay (`YYYY-MM-DD`); `arrivalOf` reads the arrival from the other fields. */
export const claimedUntil =
  (today: string, arrivalOf: (all: FormValues) => string | undefined): Rule =>
  (departure, all) => {
    const found = claimFault(arrivalOf(all) ?? addDays(departure, -1), departure, today)
    return found && fault(CLAIM_FAULTS[found], { nights: CLAIM.nights })
  }

/** Number of a booking or an invoice. */
export const bookingNumber: Rule = (value) => unless(BOOKING_NUMBER.test(cleanCode(value)), 'bookingNumber')

/** A check box that must be ticked. */
export const accepted =
  (what: 'privacy' | 'terms' | 'rules'): Rule<boolean> =>
  (value) =>
    unless(value, what)

/** An address at one of the given domains, in lower case (`barriere.example`). */
export const collaboratorEmail =
  (domains: readonly string[]): Rule =>
  (value) =>
    unless(domains.includes(emailDomain(value) ?? ''), 'collaboratorDomain', {
      domains: domains.map((domain) => `@${domain}`).join(', '),
    })

/** Rules of a postal code; it is required if the country in another field has postal codes. */
export const requiredPostalCodeOf =
  (countryField: string) =>
  (all: FormValues): readonly Rule[] =>
    hasPostalCodes(textOf(all, countryField)) ? [required, postalCodeOf(countryField)] : []

/** A postal code in the format of the country (ISO 3166-1 alpha-2) in another field. */
export const postalCodeOf =
  (countryField: string): Rule =>
  (value, all) => {
    const country = textOf(all, countryField)
    const example = postalCodeExample(country)
    return unless(
      isPostalCode(value, country),
      example === undefined ? 'postalCodeGeneric' : 'postalCode',
      example === undefined ? undefined : { example },
    )
  }

/**
 * The first validation error of a value. An empty text can only fail `required`; a check box is checked by every rule.
 */
export function faultOf<T extends string | boolean>(
  value: T,
  rules: readonly Rule<T>[],
  all: FormValues,
): Fault | undefined {
  const isEmpty = typeof value === 'string' && value.trim() === ''
  for (const rule of rules) {
    if (isEmpty && (rule as unknown) !== required) continue
    const found = rule(value, all)
    if (found) return found
  }
  return undefined
}

/**
 * Parses typed text (a day, a phone number) into the field's value. Runs before the rules, but not for an empty text.
 */
export type Reader = (typed: string, all: FormValues) => Result<string, Fault> | Promise<Result<string, Fault>>
