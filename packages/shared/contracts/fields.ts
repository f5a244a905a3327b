import { z } from 'zod'
import { COUNTRIES } from '../domain/people/countries.ts'
import { isEmail } from '../domain/people/email.ts'
import { E164, MAX_CHARS, ONE_LINE, PARAGRAPHS } from '../domain/people/form-rules.ts'
import { mapLocales } from '../domain/locale.ts'
import { personNameFault } from '../domain/people/person-name.ts'
import { readPhoneNumber } from '../domain/people/phone-number.ts'
import { readPostalCode } from '../domain/people/postal-code.ts'
import { cleanCode, cleanLine, cleanParagraphs } from '../domain/people/typed-text.ts'

/** A text of limited length, in UTF-16 code units. Aborts: no later check reads a text that is too long. */
export const text = (max: number) => z.string().max(max, { abort: true })

/** Key of an entry or a story of the content, such as a subject, a theme or a town. */
export const key = (max: number) => text(max).regex(/^[a-z0-9-]+$/)

/** Length limit before a text is trimmed and normalised. */
export const RAW = 512

/** One typed line (`cleanLine`). */
const typedLine = text(RAW).overwrite(cleanLine)

/** A typed code: a number, a reference, an address (`cleanCode`). */
export const typedCode = text(RAW).overwrite(cleanCode)

export const line = (max: number) => typedLine.max(max).regex(ONE_LINE)

/** Text of several lines (`cleanParagraphs`), with the same length as in the browser's text area. */
export const paragraphs = ({ min, max }: { readonly min: number; readonly max: number }) =>
  text(2 * max)
    .overwrite(cleanParagraphs)
    .min(min)
    .max(max)
    .regex(PARAGRAPHS)

/** Chip number of a card, as readers give it: hexadecimal. */
export const rfid = text(32).regex(/^[0-9A-F]{8,32}$/)

export const personName = typedLine
  .min(1)
  .max(MAX_CHARS.name)
  .refine((name) => personNameFault(name) === undefined)

export const civility = z.enum(['Mr', 'Mrs'])

/** Stored as typed after cleaning; compared by `emailKey`. */
export const email = typedCode.refine(isEmail)

/** E.164, valid in its country's numbering plan. Other forms, from browsers without the plans, are parsed again. */
export const phoneNumber = typedCode
  .regex(E164)
  .overwrite((number) => readPhoneNumber(number) ?? number)
  .refine((number) => readPhoneNumber(number) === number)

/** ISO 3166-1 alpha-2. */
export const country = text(2)
  .regex(/^[A-Z]{2}$/)
  .refine((code) => COUNTRIES.includes(code))

/** An address with a postal code in its country's form: '' for countries without codes (`readPostalCode`). */
export const withPostalCode = <S extends z.ZodType<{ zipCode: string; country: string }>>(input: S): S =>
  input
    .refine(({ zipCode, country }) => readPostalCode(zipCode, country) !== undefined, { path: ['zipCode'] })
    .overwrite((given) => ({ ...given, zipCode: readPostalCode(given.zipCode, given.country) ?? given.zipCode }))

/** A text in every language of the site. */
export const everyLanguage = z.object(mapLocales(() => z.string()))
