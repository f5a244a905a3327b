import { COUNTRIES } from '@barriere/shared/domain/people/countries.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'
import type { Option } from '../ui/form/select.tsx'

/** All countries by name, France first. Server only: browsers differ in the names, which would break hydration. */
export function countryOptions(locale: Locale): readonly Option[] {
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[locale].catalogue, { type: 'region' })
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale].catalogue)
  const options = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((one, other) =>
    compare(one.label, other.label),
  )
  return [...options.filter(({ value }) => value === 'FR'), ...options.filter(({ value }) => value !== 'FR')]
}
