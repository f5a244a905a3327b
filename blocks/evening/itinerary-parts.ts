import { bookingLink } from '#lib/analytics/marks.ts'
import type { AnchorAttributes } from '#components/ui/anchor.ts'
import type { BadgeKind } from '#components/ui/badge.tsx'
import type { Fact } from '#components/ui/facts.tsx'
import type { PriceProps } from '#components/ui/price.tsx'
import type { Itinerary, Night, Seat, Seen } from '#lib/booking/itinerary/itinerary.ts'
import { shareRooms } from '#lib/booking/itinerary/rooms.ts'
import { tableBooking } from '#lib/booking/restaurants.ts'
import { stayHref } from '#lib/booking/synxis.ts'
import type { Asset } from '@barriere/shared/block-kit/values.ts'
import { statusAt } from '@barriere/shared/domain/content/agenda.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { env } from '#lib/process/env.ts'
import { formatAgendaDay, formatClock, formatHour } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { statusWord } from '../agenda/agenda-state.tsx'
import { priceFrom } from '../listing/price-from.ts'
import { phoneLink } from '../practical/contact-anchors.ts'
import type { Hotel } from './properties.ts'
import type { TownShow, TownTable } from './town-options.ts'

/** View of one part of an itinerary, with its booking link. */
export interface ItineraryPart {
  readonly key: 'table' | 'show' | 'room'
  readonly time: string
  /** Value of `<time datetime>`; undefined for the night. */
  readonly dateTime: string | undefined
  readonly label: string
  readonly name: string
  readonly image: Asset | undefined
  readonly facts: readonly Fact[]
  readonly badge: { readonly kind: BadgeKind; readonly text: string } | undefined
  readonly price: PriceProps | undefined
  readonly action: { readonly anchor: AnchorAttributes; readonly label: string; readonly external: boolean } | undefined
}

/** The parts of an itinerary in chronological order, the night last. */
export function partsOf(
  { dinner, table, show, room, party }: Itinerary<TownShow, TownTable, Hotel>,
  locale: Locale,
  now: Date,
): readonly ItineraryPart[] {
  const seat = table && tablePart(table, party, locale)
  const stage = show && showPart(show, locale, now)
  const night = room && roomPart(room, party, locale)
  return (dinner === 'after' ? [stage, seat, night] : [seat, stage, night]).filter((part) => part !== undefined)
}

function tablePart(
  { restaurant: { view, anchor }, at }: Seat<TownTable>,
  party: number,
  locale: Locale,
): ItineraryPart {
  const t = getTranslator(locale, 'blocks.evening')
  return {
    key: 'table',
    time: formatHour(at, locale),
    dateTime: at.toISOString(),
    label: t('part.dinner'),
    name: view.title,
    image: view.image,
    badge: undefined,
    facts: view.cuisine ? [{ text: view.cuisine, icon: 'cuisine' }] : [],
    price: priceFrom(view.price, locale, getTranslator(locale, 'blocks.cards')('menuFrom')),
    action: tableAction(view, { date: toParisTime(at).day, party }, anchor, locale),
  }
}

/** Action for a table: the provider's online booking, else the telephone, else a link to the restaurant's page. */
function tableAction(
  view: TownTable['view'],
  asked: { date: string; party: number },
  page: AnchorAttributes | undefined,
  locale: Locale,
): ItineraryPart['action'] {
  const t = getTranslator(locale, 'blocks.evening')
  const { booking_provider: provider, booking_id: id, phone } = view
  const booking =
    provider === 'none' || id === undefined
      ? undefined
      : tableBooking(provider, { id: id.trim(), locale, ...asked }, env.booking.restaurants[provider])
  if (booking?.ok)
    return {
      anchor: bookingLink({ href: booking.value.hosted, target: '_blank', rel: 'noopener' }, booking.value.provider),
      label: t('bookTable'),
      external: true,
    }
  const call = phone ? phoneLink(phone, locale) : undefined
  if (call?.anchor) return { anchor: call.anchor, label: t('callTable', { phone: call.text }), external: false }
  return page && { anchor: page, label: t('seeTable'), external: false }
}

function showPart(
  { show: { kind, entry, performance, startsAt, endsAt: known }, endsAt }: Seen<TownShow>,
  locale: Locale,
  now: Date,
): ItineraryPart {
  const t = getTranslator(locale, 'blocks.evening')
  const status = statusAt(performance, now)
  const word = statusWord({ status, promotion: performance.promotion }, locale)
  const end = formatHour(endsAt, locale)
  const { booking } = performance
  return {
    key: 'show',
    time: formatHour(startsAt, locale),
    dateTime: startsAt.toISOString(),
    label: t(`part.${kind}`),
    name: entry.title,
    image: entry.image,
    badge: status === 'open' || word === undefined ? undefined : { kind: status, text: word },
    facts: [
      { text: entry.place, icon: 'pin' },
      { text: known ? t('until', { time: end }) : t('around', { time: end }), icon: 'clock' },
    ],
    price: priceFrom(entry.price, locale),
    action: booking
      ? { anchor: booking, label: t('bookShow'), external: booking.target === '_blank' }
      : entry.anchor && { anchor: entry.anchor, label: t('seeShow'), external: false },
  }
}

function roomPart({ hotel, arrive, depart }: Night<Hotel>, party: number, locale: Locale): ItineraryPart {
  const t = getTranslator(locale, 'blocks.evening')
  const rooms = shareRooms(party)
  const day = (of: string): string => formatAgendaDay(fromParisTime(of, '12:00'), locale)
  const { code, anchor } = hotel
  return {
    key: 'room',
    time: t('night'),
    dateTime: undefined,
    label: t('part.room'),
    name: hotel.name,
    image: hotel.image,
    badge: undefined,
    facts: [
      { text: t('tonight', { day: day(arrive), next: day(depart) }), icon: 'calendar' },
      { text: t('rooms', { count: rooms.length }), icon: 'room' },
      ...(hotel.checkIn && /^\d\d:\d\d$/.test(hotel.checkIn)
        ? [{ text: t('checkIn', { time: formatClock(hotel.checkIn, locale) }), icon: 'clock' as const }]
        : []),
    ],
    price: priceFrom(hotel.price, locale, getTranslator(locale, 'blocks.cards')('fromPerNight')),
    action: code
      ? {
          anchor: {
            href: stayHref({
              hotel: code,
              locale,
              dates: { arrive, depart },
              adults: rooms.length === 1 ? party : rooms,
            }),
            rel: 'nofollow',
          },
          label: t('bookRoom'),
          external: false,
        }
      : anchor && { anchor, label: t('seeRoom'), external: false },
  }
}
