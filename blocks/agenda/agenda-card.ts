import { statusAt } from '@barriere/shared/domain/content/agenda.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { CardEntry } from '../listing/entry.ts'
import { priceFrom } from '../listing/price-from.ts'
import type { Item } from './agenda-row.tsx'
import { statusWord } from './agenda-state.tsx'
import { datesText } from './dates.tsx'
import { otherDates, playedOn } from './facts.ts'

/** Card or poster of an event or a show. It links to the page, where visitors book. */
export function agendaCard(item: Item, locale: Locale, now: Date): CardEntry {
  const { entry, performance } = item
  const dates = playedOn(item, now)
  const status = statusAt(performance, now)
  const word = statusWord({ status, promotion: performance.promotion }, locale)
  const [next, others] = [formatMoment(performance.startsAt, locale), otherDates(dates, performance, locale)]
  const when = others ? `${next} · ${others}` : dates.length > 1 ? datesText(dates, locale) : next
  return {
    key: entry.key,
    title: entry.title,
    text: entry.text,
    image: entry.image,
    anchor: entry.anchor,
    verb: getTranslator(locale, 'blocks.cards')('discover'),
    badge: status === 'open' || word === undefined ? undefined : { kind: status, text: word },
    facts: [
      { text: when, icon: 'calendar' },
      { text: entry.place, icon: 'pin' },
    ],
    price: priceFrom(entry.price, locale),
    gambling: entry.gambling,
  }
}
