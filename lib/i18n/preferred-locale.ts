import { DEFAULT_LOCALE, type Locale, isLocale } from '#lib/domain/locale.ts'

/** The site's language that a browser likes best (RFC 9110 §12.5.4), or French where it likes none of ours. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').flatMap((part, position) => {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find((value) => value !== undefined)
    const quality = weight === undefined ? 1 : Number(weight)
    const language = range.trim().split('-')[0]
    return isLocale(language) && quality > 0 ? [{ language, quality, position }] : []
  })
  wishes.sort((a, b) => b.quality - a.quality || a.position - b.position)
  return wishes[0]?.language ?? DEFAULT_LOCALE
}
