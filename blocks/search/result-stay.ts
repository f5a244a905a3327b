import { dayAndMonth } from '#components/booking/day-words.ts'
import type { StayWords } from '#lib/booking/stay-words.ts'
import { bookingHref } from '#lib/booking/synxis.ts'
import { kilometresBetween } from '#lib/domain/distance.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BookableHotel } from '../listing/bookable-hotels.ts'
import type { AskedStay } from './asked-stay.ts'
import type { HotelStay } from './hotel-stays.ts'

interface Way {
  readonly label: string
  readonly links: readonly { readonly href: string; readonly text: string }[]
}

/** Texts and links of a row for the stay at its hotel, in the page's language. */
export interface ResultStay {
  readonly words: Pick<StayWords, 'label' | 'value' | 'state' | 'together' | 'notes'>
  readonly unavailable: boolean
  /** The dates, if they differ from the dates of the search. */
  readonly dates?: string | undefined
  readonly scarcity?: string | undefined
  /** Link to book the stay. `more`: text for screen readers. */
  readonly action?: { readonly href: string; readonly label: string; readonly more: string } | undefined
  /** Alternatives, if the stay cannot be booked. */
  readonly ways: readonly Way[]
}

interface Others {
  /** Hotels of the same list with a free room. */
  readonly free: readonly BookableHotel[]
  readonly asked: AskedStay
  readonly locale: Locale
}

/** Maximum distance in kilometres, and maximum number, of hotels that are alternatives to an unavailable hotel. */
const NEAR = 60
const NEAREST = 2

/** The stay of a row. If it cannot be booked: with other dates and the nearest free hotels. */
export function resultStay(
  hotel: BookableHotel,
  { words, dates, unavailable, otherDates }: HotelStay,
  { free, asked, locale }: Others,
): ResultStay {
  const t = getTranslator(locale, 'blocks.search.stay')
  const between = ({ arrive, depart }: typeof dates): string =>
    t('dates', { arrive: dayAndMonth(arrive, locale, 'short'), depart: dayAndMonth(depart, locale, 'short') })
  const book = (at: typeof dates): string => bookingHref(hotel.code, { ...asked.stay, ...at }, locale)
  const ways: readonly Way[] = [
    { label: t('otherDates'), links: otherDates.map((other) => ({ href: book(other), text: between(other) })) },
    {
      label: t('nearby'),
      links: nearestOf(hotel, free).flatMap(({ name, path }) => (path ? [{ href: path, text: name }] : [])),
    },
  ]
  return {
    words,
    unavailable,
    dates: dates.arrive === asked.stay.arrive && dates.depart === asked.stay.depart ? undefined : between(dates),
    scarcity: words.scarcity,
    action: unavailable ? undefined : { href: book(dates), label: t('rooms'), more: hotel.name },
    ways: unavailable ? ways.filter(({ links }) => links.length > 0) : [],
  }
}

/** The free hotels nearest to a hotel, by linear distance. */
function nearestOf(hotel: BookableHotel, free: readonly BookableHotel[]): readonly BookableHotel[] {
  return free
    .map((other) => ({ other, distance: kilometresBetween(hotel.view, other.view) }))
    .filter(({ other, distance }) => other.code !== hotel.code && distance <= NEAR)
    .toSorted((first, second) => first.distance - second.distance)
    .slice(0, NEAREST)
    .map(({ other }) => other)
}
