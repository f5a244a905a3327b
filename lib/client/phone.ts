import { E164, type FormValues, type Reader } from '#lib/domain/form-rules.ts'
import { LOCALES, type Locale } from '#lib/domain/locale.ts'
import { fail, ok } from '#lib/domain/result.ts'
import { PHONES } from '#lib/i18n/locales/locales.ts'
import type { Phones } from './phone-library.ts'

/** Where a number without a country's code is taken to be from (ISO 3166-1 alpha-2). */
export const phoneCountry = (locale: Locale): string => PHONES[locale].country

/** Examples that are there before the numbering plans are. */
const EXAMPLES: ReadonlyMap<string, string> = new Map(
  LOCALES.map((locale) => [PHONES[locale].country, PHONES[locale].example]),
)

/** One that every country understands. */
const ANYWHERE = '+33 6 12 34 56 78'

let loading: Promise<Phones> | undefined

/** The numbering plans, loaded once; a failed load rejects and is retried by the next call. */
export function loadPhones(): Promise<Phones> {
  loading ??= import('./phone-library.ts')
    .then(({ PHONES }) => PHONES)
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** A mobile number of that country as it is written there, which no line breaks. */
export const phoneExample = (country: string, phones?: Phones): string =>
  (phones?.example(country) ?? EXAMPLES.get(country) ?? ANYWHERE).replaceAll(' ', '\u00a0')

/**
 * Reads a number of that country, or of any country with its code, as E.164 (`06 12 34 56 78` of FR: `+33612345678`).
 * Where the plans cannot be loaded, a number with its country's code passes if it looks like one: the server looks
 * again.
 * @param country ISO 3166-1 alpha-2, or where to find it among the form's values
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
  const number = typed.replace(/[\s().-]/g, '').replace(/^00/, '+')
  return E164.test(number) ? number : undefined
}
