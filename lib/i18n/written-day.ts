import type { Locale } from '@barriere/shared/domain/locale.ts'
import { cleanCode } from '@barriere/shared/domain/people/typed-text.ts'
import { FORMATS } from '@barriere/shared/locales/locales.ts'
import { perLocale } from './per-locale.ts'

/** Day, month, year: the order in every language of the site. */
const ORDERED = /^(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{4})$/

/** Eight digits, as typed on a numeric keyboard. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** Normalised for comparison: lower case without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const months = perLocale((tag) => {
  const { format } = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => plain(format(Date.UTC(2024, month))))
})

/**
 * Parses a typed date (`14/07/1988`, `14.7.1988`, `14071988`, `14 juillet 1988` in French, `1988-07-14`) to an ISO day;
 * undefined where it is none. The year needs four digits: the century of `14-07-88` is ambiguous.
 */
export function readDay(text: string, locale: Locale): string | undefined {
  const trimmed = cleanCode(text)
  const iso = ISO.exec(trimmed)
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const ordered = ORDERED.exec(trimmed) ?? DIGITS.exec(trimmed)
  if (ordered) return existing(Number(ordered[3]), Number(ordered[2]), Number(ordered[1]))
  const worded = FORMATS[locale].writtenDay.exec(trimmed)
  return worded ? existing(Number(worded[3]), monthNamed(worded[2] ?? '', locale), Number(worded[1])) : undefined
}

/** Month 1 to 12 from a name or an unambiguous prefix; 0 for none or an ambiguous one (“jui”). */
function monthNamed(name: string, locale: Locale): number {
  const beginning = plain(name)
  const fitting = months(locale).filter((month) => month.startsWith(beginning))
  return fitting.length === 1 ? months(locale).indexOf(fitting[0] as string) + 1 : 0
}

/** The ISO day; undefined where the calendar does not have it (30 February). */
function existing(year: number, month: number, day: number): string | undefined {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}

/** Formats an ISO day for a date field: `14/07/1988`. */
export const writeDay = (day: string): string => day.replace(ISO, '$3/$2/$1')
