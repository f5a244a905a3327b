import type { Fact } from '#components/ui/facts.tsx'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { buyInOf, buyInTotal } from '@barriere/shared/domain/sales/tournament-fields.ts'
import { formatDay, formatEuros } from '#lib/i18n/format.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { eventSchema, showSchema } from '../content-types/agenda.ts'
import { articleSchema, pageSchema } from '../content-types/editorial.ts'
import {
  casinoSchema,
  destinationSchema,
  hotelSchema,
  restaurantSchema,
  roomSchema,
  seminarSchema,
  spaSchema,
} from '../content-types/places.ts'
import { activitySchema, collectionSchema, offerSchema } from '../content-types/pleasures.ts'
import { tournamentSchema } from '../content-types/tournament.ts'
import { offerCardFacts } from '../offer/offer.ts'
import { starsOf } from '../hero/stars-of.ts'
import type { CardEntry } from './entry.ts'
import { priceFrom } from './price-from.ts'

type Details = Pick<CardEntry, 'facts'> &
  Partial<Pick<CardEntry, 'stars' | 'price' | 'stayHotel' | 'verb' | 'band' | 'gambling'>>

/** Additional fields of a content type's card; undefined if the content is invalid. */
type Reader = (content: RawBlock, locale: Locale) => Details | undefined

type Words = ReturnType<typeof getTranslator<'blocks.cards'>>

const read =
  <V>(
    schema: { parse(raw: RawBlock): { ok: true; value: V } | { ok: false } },
    details: (view: V, t: Words, locale: Locale) => Details,
  ): Reader =>
  (content, locale) => {
    const parsed = schema.parse(content)
    return parsed.ok ? details(parsed.value, getTranslator(locale, 'blocks.cards'), locale) : undefined
  }

const facts = (...all: (Fact | false | undefined)[]): readonly Fact[] => all.filter((fact) => typeof fact === 'object')

const inTown = ({ town }: { town: string }): Fact => ({ text: town, icon: 'pin' })

const from = (amount: number | undefined, label: string | undefined, locale: Locale): CardEntry['price'] =>
  amount === undefined ? undefined : { label, value: formatEuros(amount, locale) }

/** Reader of each content type that has cards. */
export const READERS: Readonly<Record<string, Reader>> = {
  page: read(pageSchema, () => ({ facts: [] })),
  destination: read(destinationSchema, ({ region, band }) => ({
    facts: facts(region ? { text: region } : undefined),
    band: band === 'place' ? undefined : band,
  })),
  hotel: read(hotelSchema, (hotel, t, locale) => ({
    stars: starsOf(hotel.stars, locale),
    facts: facts(
      inTown(hotel),
      hotel.rooms !== undefined && { text: t('rooms', { count: hotel.rooms }), icon: 'room' },
    ),
    price: from(hotel.price, t('fromPerNight'), locale),
    stayHotel: hotel.booking_code,
  })),
  room: read(roomSchema, ({ area, guests, beds, price }, t, locale) => ({
    facts: facts(
      area !== undefined && { text: t('area', { area }), icon: 'area' },
      guests !== undefined && { text: t('guests', { count: guests }), icon: 'guests' },
      beds !== undefined && { text: beds, icon: 'room' },
    ),
    price: from(price, t('fromPerNight'), locale),
    verb: t('choose'),
  })),
  casino: read(casinoSchema, (casino, t) => ({
    facts: facts(inTown(casino), casino.machines !== undefined && { text: t('machines', { count: casino.machines }) }),
  })),
  restaurant: read(restaurantSchema, (restaurant, t, locale) => ({
    facts: facts(inTown(restaurant), restaurant.cuisine !== undefined && { text: restaurant.cuisine, icon: 'cuisine' }),
    price: from(restaurant.price, t('menuFrom'), locale),
  })),
  spa: read(spaSchema, (spa, t, locale) => ({
    facts: facts(inTown(spa), spa.area !== undefined && { text: t('area', { area: spa.area }), icon: 'area' }),
    price: from(spa.price, t('treatmentFrom'), locale),
  })),
  seminar: read(seminarSchema, (venue, t) => ({
    facts: facts(
      inTown(venue),
      venue.guests !== undefined && { text: t('upTo', { count: venue.guests }), icon: 'guests' },
    ),
  })),
  offer: read(offerSchema, (offer, _t, locale) => ({
    facts: offerCardFacts(offer, locale),
    price: from(offer.price, offer.price_unit, locale),
    gambling: offer.gambling,
  })),
  activity: read(activitySchema, (activity, t, locale) => ({
    facts: facts(inTown(activity)),
    price: priceFrom(activity.price, locale, t('fromPerPerson')),
  })),
  collection: read(collectionSchema, ({ houses }, t) => ({
    facts: facts(houses.length > 0 && { text: t('houses', { count: houses.length }) }),
  })),
  show: read(showSchema, (show, _t, locale) => ({
    facts: facts(inTown(show), show.genre !== undefined && { text: show.genre }),
    price: priceFrom(show.price, locale),
  })),
  event: read(eventSchema, (event, _t, locale) => ({
    facts: facts(inTown(event), { text: formatDay(event.starts_at, locale), icon: 'calendar' }),
    price: priceFrom(event.price, locale),
    gambling: event.gambling,
  })),
  tournament: read(tournamentSchema, (tournament, _t, locale) => {
    const t = getTranslator(locale, 'blocks.tournaments')
    const [next] = tournament.flights.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
    return {
      facts: facts(
        { text: t('played', { game: t(`game.${tournament.game}`), format: t(`format.${tournament.format}`) }) },
        next !== undefined && { text: formatDay(next.starts_at, locale), icon: 'calendar' },
      ),
      price: {
        label: t('buyIn'),
        value: formatMoney({ cents: buyInTotal(buyInOf(tournament)), currency: 'EUR' }, locale),
      },
      gambling: true,
    }
  }),
  article: read(articleSchema, ({ published_on: day }, t, locale) => ({
    facts: facts({ text: formatDay(day, locale), icon: 'calendar' }),
    verb: t('read'),
  })),
}
