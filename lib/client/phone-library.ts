import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'

const known = (country: string): CountryCode | undefined => (isSupportedCountry(country) ? country : undefined)

const parsed = (text: string, country: string) => {
  const code = known(country)
  const number = parsePhoneNumberFromString(text, code ? { defaultCountry: code } : {})
  return number?.isValid() ? number : undefined
}

/**
 * Implementation of `phone.ts` with the numbering plans of all countries. About 100 kB, so only that file imports it,
 * dynamically.
 */
export const PHONES = {
  read: (text: string, country: string): string | undefined => parsed(text, country)?.number,
  write(text: string, country: string): string {
    const number = parsed(text, country)
    if (!number) return text
    return number.country === country ? number.formatNational() : number.formatInternational()
  },
  example(country: string): string | undefined {
    const code = known(country)
    return code && getExampleNumber(code, examples)?.formatNational()
  },
}

export type Phones = typeof PHONES
