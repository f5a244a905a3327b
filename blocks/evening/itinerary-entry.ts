import { type KeptEvening, eveningKey } from '@barriere/shared/domain/visitors/trip.ts'
import { withLocale } from '#lib/content/paths.ts'
import { fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { PAGES } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import type { CardEntry } from '../listing/entry.ts'
import { itineraryHref } from './itinerary-query.ts'
import type { Hotel, Property } from './properties.ts'

/** Card of a kept evening. It links to the query, whose results are rendered again. A past evening has a badge. */
export function itineraryEntry(
  property: Property | Hotel,
  { house, date, party }: KeptEvening,
  { locale, now }: Pick<BlockContext, 'locale' | 'now'>,
): CardEntry {
  const t = getTranslator(locale, 'blocks.evening')
  const key = eveningKey({ house, date, party })
  const past = date < toParisTime(now).day
  return {
    key,
    favourite: key,
    title: t('keptTitle', { day: formatDay(fromParisTime(date, '12:00'), locale) }),
    image: 'image' in property ? property.image : undefined,
    anchor: past
      ? undefined
      : { href: itineraryHref(withLocale(PAGES[locale].evening, locale), { house, date, party }), rel: 'nofollow' },
    verb: t('seeEvening'),
    badge: past ? { kind: 'finished', text: t('past') } : undefined,
    facts: [
      { text: t('houseIn', { name: property.name, town: property.town }), icon: 'pin' },
      { text: t('guests', { count: Number(party) }), icon: 'guests' },
    ],
  }
}
