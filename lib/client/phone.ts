import { E164, type FormValues, type Reader } from '@barriere/shared/domain/people/form-rules.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import { cleanCode } from '@barriere/shared/domain/people/typed-text.ts'
import { PHONES } from '@barriere/shared/locales/locales.ts'
import { loadOnce } from './load-once.ts'
import type { Phones } from './phone-library.ts'

/** Default country of a number without a country code (ISO 3166-1 alpha-2). */
export const phoneCountry = (locale: Locale): string => PHONES[locale].country

/** Examples available before the numbering plans are loaded. */
const EXAMPLES: ReadonlyMap<string, string> = new Map(
  LOCALES.map((locale) => [PHONES[locale].country, PHONES[locale].example]),
)

/** Fallback example, in international notation. */
const ANYWHERE = '+33 6 12 34 56 78'

/** The numbering plans. */
export const loadPhones: () => Promise<Phones> = loadOnce(() =>
  import('./phone-library.ts').then(({ PHONES }) => PHONES),
)

/** Example of a mobile number in a country's notation, with non-breaking spaces. */
export const phoneExample = (country: string, phones?: Phones): string =>
  (phones?.example(country) ?? EXAMPLES.get(country) ?? ANYWHERE).replaceAll(' ', '\u00a0')

/**
 * Parses a number of that country, or of any country with its code, to E.164 (`06 12 34 56 78` of FR: `+33612345678`).
 * Where the plans cannot be loaded, a number with a country code is only checked for plausibility; the server validates
 * it again.
 * @param country ISO 3166-1 alpha-2, or how to read it from the form's values
 */
export const phoneReader =
  (country: string | ((all: FormValues) => string)): Reader =>
  async (typed, all) => {
    const from = typeof country === 'string' ? country : country(all)
    const phones = await loadPhones().catch(() => undefined)
    const number = phones ? phones.read(typed, from) : looseNumber(typed)
    return number === undefined ? fail({ name: 'phone', values: { example: phoneExample(from, phones) } }) : ok(number)
  }

function looseNumber(typed: string): string | undefined {
  const number = cleanCode(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
  return E164.test(number) ? number : undefined
}
