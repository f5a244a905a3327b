import type { Stay } from '@barriere/shared/programmes/hotel/fields.ts'
import { calendarOf } from '@barriere/shared/domain/time/calendar-entry.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { FORMATS } from '@barriere/shared/locales/locales.ts'
import { perLocale } from '#lib/i18n/per-locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { plural } from '../../ui/plural.ts'
import type { StayProperty } from './stay-property.ts'

type StayLabels = Messages['member']['stays']

const days = perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }))

/** Range of two days (`YYYY-MM-DD`). Common parts appear once: `12 – 14 juin 2026`, `12–14 June 2026`. */
export const stayDates = ({ arrival, departure }: Pick<Stay, 'arrival' | 'departure'>, locale: Locale): string =>
  days(locale)
    .formatRange(new Date(`${arrival}T12:00:00Z`), new Date(`${departure}T12:00:00Z`))
    .replace(/(\d)–(\d)/, `$1${FORMATS[locale].rangeDash}$2`)

/** `2 adultes, 1 enfant` */
export const stayGuests = (
  { adults, children }: Pick<Stay, 'adults' | 'children'>,
  labels: StayLabels,
  locale: Locale,
): string =>
  [plural(labels.adults, adults, locale), ...(children > 0 ? [plural(labels.children, children, locale)] : [])].join(
    ', ',
  )

/** `Les Colombages, Deauville` */
export const stayName = ({ hotel }: Pick<Stay, 'hotel'>, labels: StayLabels): string =>
  interpolate(labels.name, { hotel: hotel.name, town: hotel.town })

interface FileContext {
  readonly property: StayProperty | undefined
  readonly labels: StayLabels
  readonly locale: Locale
  /** Absolute URL of the stay's view. */
  readonly url: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Text of a calendar file for a stay, from the day of arrival to the day of departure. */
export const stayCalendar = (stay: Stay, { property, labels, locale, url, now }: FileContext): string =>
  calendarOf({
    uid: `${stay.id}@${new URL(url).hostname}`,
    stamp: now,
    from: stay.arrival,
    until: stay.departure,
    title: stayName(stay, labels),
    url,
    place: property?.address ? `${stay.hotel.name}, ${property.address}` : stayName(stay, labels),
    text: [
      interpolate(labels.reference, { reference: stay.reference }),
      stay.room[locale],
      stayGuests(stay, labels, locale),
      ...(property?.phone ? [property.phone.text] : []),
    ].join('\n'),
  })
