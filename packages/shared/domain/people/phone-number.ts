import {
  type CountryCode,
  type PhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { cleanCode } from './typed-text.ts'

export const toCountryCode = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined

/**
 * France and its territories in its numbering plan. All dial each other's numbers with a zero, so `06 92 …` belongs to
 * La Réunion, whatever the country of the address.
 */
const FRENCH: readonly string[] = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF']

const numberOf = (text: string, country: string): PhoneNumber | undefined => {
  const defaultCountry = toCountryCode(country)
  return parsePhoneNumberFromString(text, defaultCountry ? { defaultCountry } : {})
}

/** Calling code of France. Telephones store numbers of its territories with it too: `+33 6 90 …`. */
const FRANCE = '33'

/** The number as dialled within France and its territories; undefined for another country. */
function frenchTextOf(text: string, country: string): string | undefined {
  const number = numberOf(text, country)
  if (number?.countryCallingCode === FRANCE) return `0${number.nationalNumber}`
  return FRENCH.includes(country) ? text : undefined
}

/** A number of that country (ISO 3166-1 alpha-2), or of any with its code; undefined if no numbering plan has it. */
export function parsePhoneNumber(typed: string, country = ''): PhoneNumber | undefined {
  const text = cleanCode(typed)
  const own = numberOf(text, country)
  if (own?.isValid()) return own
  const french = frenchTextOf(text, country)
  return french === undefined
    ? undefined
    : FRENCH.map((one) => numberOf(french, one)).find((number) => number?.isValid() === true)
}

/**
 * The same in E.164 (`06 12 34 56 78` of FR: `+33612345678`). The numbering plans are about 160 kB, since smaller ones
 * do not distinguish France's territories: a page loads them only by `lib/client/phone.ts`.
 */
export const readPhoneNumber = (text: string, country?: string): string | undefined =>
  parsePhoneNumber(text, country)?.number
