import { z } from 'zod'
import { COUNTRIES } from '#lib/domain/countries.ts'
import { isEmail } from '#lib/domain/email.ts'
import { E164, MAX_CHARS, ONE_LINE, PARAGRAPHS } from '#lib/domain/form-rules.ts'
import { mapLocales } from '#lib/domain/locale.ts'
import { personNameFault } from '#lib/domain/person-name.ts'
import { readPhoneNumber } from '#lib/domain/phone-number.ts'

/** A text of limited length, in UTF-16 code units. Aborts: no later check looks at a text that is too long. */
export const text = (max: number) => z.string().max(max, { abort: true })

/** Key of an entry or a story of the content, such as a subject, a theme or a town. */
export const key = (max: number) => text(max).regex(/^[a-z0-9-]+$/)

/** Limit before spaces around a text are cut off and its characters composed. */
export const RAW = 512

export const line = (max: number) => text(RAW).trim().max(max).regex(ONE_LINE)

/** Text of several lines, their line breaks made `\n`: as long here as in the browser's text area. */
export const paragraphs = ({ min, max }: { readonly min: number; readonly max: number }) =>
  text(2 * max)
    .overwrite((written) => written.replace(/\r\n?/g, '\n'))
    .trim()
    .min(min)
    .max(max)
    .regex(PARAGRAPHS)

export const personName = text(RAW)
  .trim()
  .normalize('NFC')
  .min(1)
  .max(MAX_CHARS.name)
  .refine((name) => personNameFault(name) === undefined)

export const civility = z.enum(['Mr', 'Mrs'])

/** Stored as written, in Unicode NFC; compared by `emailKey`. */
export const email = text(RAW).trim().normalize('NFC').refine(isEmail)

/** E.164, in the numbering plan of its country. */
export const phoneNumber = text(RAW)
  .trim()
  .regex(E164)
  .refine((number) => readPhoneNumber(number) === number)

/** ISO 3166-1 alpha-2. */
export const country = text(2)
  .regex(/^[A-Z]{2}$/)
  .refine((code) => COUNTRIES.includes(code))

/** A text in every language of the site. */
export const everyLanguage = z.object(mapLocales(() => z.string()))
