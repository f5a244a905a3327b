import { type Locale, isLocale } from '#lib/domain/locale.ts'

/** Where a page lies: its language, and its path without it, decoded and without slashes at its ends. */
export interface PageAddress {
  readonly locale: Locale
  readonly inside: string
}

/** The name of a page in the store, and its address inside: `/fr`, `/en/hotels`. */
export const pageKey = ({ locale, inside }: PageAddress): string =>
  inside === '' ? `/${locale}` : `/${locale}/${inside}`

/** The address in such a name; undefined where it is none. */
export function addressOfKey(key: string): PageAddress | undefined {
  const [empty, locale, ...inside] = key.split('/')
  return empty === '' && isLocale(locale) ? { locale, inside: inside.join('/') } : undefined
}
