import { getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { parsePhoneNumber, readPhoneNumber, toCountryCode } from '@barriere/shared/domain/people/phone-number.ts'

/**
 * Implementation of `phone.ts` with the numbering plans of all countries. About 160 kB, so only that file imports it,
 * dynamically.
 */
export const PHONES = {
  read: readPhoneNumber,
  write(text: string, country: string): string {
    const number = parsePhoneNumber(text, country)
    if (!number) return text
    return number.country === country ? number.formatNational() : number.formatInternational()
  },
  example(country: string): string | undefined {
    const code = toCountryCode(country)
    return code && getExampleNumber(code, examples)?.formatNational()
  },
}

export type Phones = typeof PHONES
