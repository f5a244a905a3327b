import {
  type CountryCode,
  type PhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

export const toCountryCode = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined

/** A number of that country (ISO 3166-1 alpha-2), or of any with its code; undefined where no numbering plan has it. */
export function parsePhoneNumber(text: string, country = ''): PhoneNumber | undefined {
  const defaultCountry = toCountryCode(country)
  const number = parsePhoneNumberFromString(text, defaultCountry ? { defaultCountry } : {})
  return number?.isValid() ? number : undefined
}

/**
 * The same in E.164 (`06 12 34 56 78` of FR: `+33612345678`). The numbering plans are about 100 kB: a page loads them
 * by `lib/client/phone.ts` alone.
 */
export const readPhoneNumber = (text: string, country?: string): string | undefined =>
  parsePhoneNumber(text, country)?.number
