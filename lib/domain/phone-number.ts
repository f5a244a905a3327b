import {
  type CountryCode,
  type PhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'

export const toCountryCode = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined

/**
 * France and its territories in its numbering plan: all dial each other's numbers with a zero, so that one of `06 92 …`
 * is of La Réunion, whatever the country of the address.
 */
const FRENCH: readonly string[] = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF']

function validNumber(text: string, country: string): PhoneNumber | undefined {
  const defaultCountry = toCountryCode(country)
  const number = parsePhoneNumberFromString(text, defaultCountry ? { defaultCountry } : {})
  return number?.isValid() ? number : undefined
}

/** A number of that country (ISO 3166-1 alpha-2), or of any with its code; undefined where no numbering plan has it. */
export function parsePhoneNumber(text: string, country = ''): PhoneNumber | undefined {
  const others = FRENCH.includes(country) ? FRENCH.filter((other) => other !== country) : []
  for (const one of [country, ...others]) {
    const number = validNumber(text, one)
    if (number) return number
  }
  return undefined
}

/**
 * The same in E.164 (`06 12 34 56 78` of FR: `+33612345678`). The numbering plans are about 160 kB, since smaller ones
 * do not tell the plans of France's territories apart: a page loads them by `lib/client/phone.ts` alone.
 */
export const readPhoneNumber = (text: string, country?: string): string | undefined =>
  parsePhoneNumber(text, country)?.number
