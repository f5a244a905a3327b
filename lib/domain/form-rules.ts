import { ADULT_AGE, isAdult } from './age.ts'
import { emailDomain, emailKey, isEmail } from './email.ts'
import { PASSWORD_LENGTH, type PasswordRule, brokenPasswordRules } from './password.ts'
import { isPostalCode, postalCodeExample } from './postal-code.ts'
import type { Result } from './result.ts'

/** What may be wrong with a field (specification §5); the messages have a sentence for each, under `forms.faults`. */
export const FAULTS = [
  'required',
  'email',
  'emailsDiffer',
  'passwordsDiffer',
  'phone',
  'numbers',
  'letters',
  'alphanumeric',
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
  'passwordCommon',
  'sponsorCode',
  'privacy',
  'terms',
  'collaboratorDomain',
  'postalCode',
  'postalCodeGeneric',
  'underAge',
] as const

export type FaultName = (typeof FAULTS)[number]

/** What is wrong, and what its sentence is filled with; `day` is an ISO day, to be written in the reader's language. */
export interface Fault {
  readonly name: FaultName
  readonly values?: Readonly<Record<string, string | number>>
}

/** What a form holds: texts, and yes or no. */
export type FormValues = Readonly<Record<string, string | boolean>>

/** Judges one value, knowing the others. Only `required` is asked about an empty text. */
export type Rule<T extends string | boolean = string> = (value: T, all: FormValues) => Fault | undefined

/**
 * Letters of any script, marks, spaces, hyphens, apostrophes: “Anne-Sophie d’Orgeval”, “J. R.”. Of composed, trimmed
 * text.
 */
export const PERSON_NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u

/** Letters, figures and hyphens: codes of sponsors and cards. */
export const CODE = /^[A-Za-z0-9-]*$/

export const CODE_LENGTH = 20

/** E.164: a plus, the country's code and the number, 8 to 15 digits. */
export const E164 = /^\+[1-9]\d{7,14}$/

/** One line of text: no control characters. */
export const ONE_LINE = /^\P{Cc}*$/u

/** The earliest birth date that is believed. */
export const FIRST_BIRTH_DAY = '1900-01-01'

/** Longest texts, in UTF-16 units, as the programme takes them. */
export const MAX_CHARS = { name: 60, line: 80, postalBox: 40, city: 60 } as const

const fault = (name: FaultName, values?: Fault['values']): Fault => (values ? { name, values } : { name })

const unless = (right: boolean, name: FaultName, values?: Fault['values']): Fault | undefined =>
  right ? undefined : fault(name, values)

const textOf = (all: FormValues, field: string): string => {
  const value = all[field]
  return typeof value === 'string' ? value : ''
}

/** A text that is not blank. */
export const required: Rule = (value) => unless(value.trim() !== '', 'required')

export const email: Rule = (value) => unless(isEmail(value), 'email')

/** The same address as in that field, whatever its case. */
export const sameEmailAs =
  (field: string): Rule =>
  (value, all) =>
    unless(emailKey(value) === emailKey(textOf(all, field)), 'emailsDiffer')

export const samePasswordAs =
  (field: string): Rule =>
  (value, all) =>
    unless(value === textOf(all, field), 'passwordsDiffer')

/** A number in E.164, as a reader of numbers made it. */
export const phone =
  (example: string): Rule =>
  (value) =>
    unless(E164.test(value), 'phone', { example })

export const numbers: Rule = (value) => unless(/^\d+$/.test(value.trim()), 'numbers')

export const letters: Rule = (value) => unless(PERSON_NAME.test(value.trim().normalize('NFC')), 'letters')

export const alphanumeric: Rule = (value) => unless(/^[\p{L}\p{M}\p{N} ]+$/u.test(value.trim()), 'alphanumeric')

/** Any text of one line. */
export const oneLine: Rule = (value) => unless(ONE_LINE.test(value.trim()), 'characters')

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

/** A day, `YYYY-MM-DD`, earlier than that day. */
export const before =
  (day: string): Rule =>
  (value) =>
    unless(value < day, 'dateBefore', { day })

/** A birth date, `YYYY-MM-DD`, of somebody who is 18 on that day: whoever was born on 29 February is on 1 March. */
export const adultOn =
  (today: string): Rule =>
  (value) =>
    unless(isAdult(value, today), 'underAge', { age: ADULT_AGE })

const PASSWORD_FAULTS: Readonly<Record<PasswordRule, FaultName>> = {
  length: 'passwordLength',
  lowercase: 'passwordLowercase',
  uppercase: 'passwordUppercase',
  number: 'passwordNumber',
  special: 'passwordSpecial',
  common: 'passwordCommon',
}

/** A new password: the first rule of `password.ts` that it breaks. */
export const newPassword: Rule = (value) => {
  const [broken] = brokenPasswordRules(value)
  return broken && fault(PASSWORD_FAULTS[broken], PASSWORD_LENGTH)
}

export const sponsorCode: Rule = (value) =>
  unless(CODE.test(value.trim()) && value.trim().length <= CODE_LENGTH, 'sponsorCode')

/** A box that has to be ticked. */
export const accepted =
  (what: 'privacy' | 'terms'): Rule<boolean> =>
  (value) =>
    unless(value, what)

/** An address at one of those domains, written in small letters (`barriere.example`). */
export const collaboratorEmail =
  (domains: readonly string[]): Rule =>
  (value) =>
    unless(domains.includes(emailDomain(value) ?? ''), 'collaboratorDomain', {
      domains: domains.map((domain) => `@${domain}`).join(', '),
    })

/** A postal code as that field's country (ISO 3166-1 alpha-2) writes it. */
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

/** The first fault of a value. An empty text can only be missing; a box is judged by every rule. */
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
 * Makes the value of a field out of what was typed (a day, a number); comes before the rules, and is not asked about an
 * empty text.
 */
export type Reader = (typed: string, all: FormValues) => Result<string, Fault> | Promise<Result<string, Fault>>
