import { Raised } from '#components/ui/raised.tsx'
import { TableForm } from '#components/booking/table-popin.tsx'
import { shortDay } from '#components/booking/day-words.ts'
import { OwnPrice } from '#components/booking/own-price.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Price } from '#components/ui/price.tsx'
import { DAY_TAG } from '#lib/content/tags.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { isPast, isSoldAt, takesPlace } from '@barriere/shared/domain/content/agenda.ts'
import { WEEKDAYS } from '@barriere/shared/domain/time/opening-hours.ts'
import { formatAgendaDay } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { type AgendaEntry, eventEntries, showEntries } from '../agenda/agenda-entry.ts'
import { AgendaState } from '../agenda/agenda-state.tsx'
import { agendaTags } from '../agenda/agenda-tags.ts'
import { timeText } from '../agenda/facts.ts'
import { namedCasinos } from '../casino-names.ts'
import { eventSchema, showSchema } from '../content-types/agenda.ts'
import {
  BOOKING_PROVIDERS,
  destinationSchema,
  hotelSchema,
  restaurantSchema,
  roomSchema,
} from '../content-types/places.ts'
import { offerSchema } from '../content-types/pleasures.ts'
import { tournamentSchema } from '../content-types/tournament.ts'
import type { BlockContext } from '../context.ts'
import { bookableProperties } from '../hero/bookable-properties.ts'
import { priceFrom } from '../listing/price-from.ts'
import { storyView } from '../listing/story-view.ts'
import { offerBooking } from '../offer-card/offer-booking.ts'
import { type OfferView, offerParty, offerPrice } from '../offer/offer.ts'
import { type OfferHotel, offerHotels, offerQuestion, offerStayHref, offerStays } from '../offer/offer-stay.ts'
import { isOver } from '../offer/validity.ts'
import { phoneLink } from '../practical/contact-anchors.ts'
import { propertyPhone } from '../practical/property-phone.ts'
import { restaurantInfoSchema } from '../restaurant-info/restaurant-info.schema.ts'
import { tournamentEntries } from '../tournaments/tournament-agenda.ts'
import { BookingSheet, StaySheet } from './booking-sheet.tsx'
import styles from './booking-sheet.module.css'
import { hotelAbove } from './hotel-code.ts'
import { tableOf } from './table-anchor.ts'

interface SheetProps {
  story: StoryReference
  context: BlockContext
}

/** Maximum number of a show's dates, or of an offer's arrivals, in a sheet. */
const MOST_DATES = 6

/**
 * The booking sheet for the page's content type. Renders nothing for other types, or if the story cannot be booked: the
 * site's own sheet opens instead.
 */
export function PageSheet({ story, context }: SheetProps) {
  switch (story.component) {
    case restaurantSchema.name:
      return <TableSheet story={story} context={context} />
    case showSchema.name:
    case eventSchema.name:
    case tournamentSchema.name:
      return <SeatSheet story={story} context={context} />
    case offerSchema.name:
      return <OfferSheet story={story} context={context} />
    case destinationSchema.name:
      return <TownSheet story={story} context={context} />
    default:
      return <HotelSheet story={story} context={context} />
  }
}

/** Sheet for all pages in a hotel's folder: the hotel itself, its rooms and others. */
async function HotelSheet({ story, context }: SheetProps) {
  // Other pages must not depend on the list of hotels.
  if (!story.slug.includes('/hotels/')) return null
  const view = await hotelAbove([context.path], context)
  const hotel = view && storyView(view, hotelSchema)
  const code = hotel?.booking_code?.trim()
  if (!hotel || !code) return null
  const room = storyView(story, roomSchema)
  const t = getTranslator(context.locale, 'booking.sheet')
  return (
    <StaySheet
      title={room ? t('room') : t('hotel')}
      properties={[{ name: hotel.title, town: hotel.town, code }]}
      room={room && { name: room.title, code: room.booking_code?.trim() }}
      context={context}
    />
  )
}

/** Sheet for a town's page: all hotels, with the town as the initial place. */
async function TownSheet({ story, context }: SheetProps) {
  const town = storyView(story, destinationSchema)
  const { properties, place } = await bookableProperties(context)
  if (!town || properties.length === 0) return null
  const t = getTranslator(context.locale, 'booking.sheet')
  return <StaySheet title={t('town')} properties={properties} place={place} context={context} />
}

/** Sheet for a restaurant: the table form if it can be booked online, and the telephone number. */
async function TableSheet({ story, context }: SheetProps) {
  const { locale, now } = context
  const restaurant = storyView(story, restaurantSchema)
  if (!restaurant) return null
  const info = restaurant.body
    .filter(({ component }) => component === restaurantInfoSchema.name)
    .map((raw) => restaurantInfoSchema.parse(raw as never))
    .find(({ ok }) => ok)
  const closed = info?.ok ? info.value.closed_days : []
  const table = tableOf(restaurant, locale)
  const t = getTranslator(locale, 'booking.table')
  const call = restaurant.phone === undefined ? undefined : phoneLink(restaurant.phone, locale)
  if (!table && !call?.anchor) return null
  if (table) await tagPage([DAY_TAG])
  return (
    <BookingSheet of="page" title={t('titleOf', { name: restaurant.title })} context={context}>
      {table && (
        <TableForm
          id="sheet-table"
          provider={BOOKING_PROVIDERS[restaurant.booking_provider]}
          booking={table}
          closed={closed.map((weekday) => WEEKDAYS.indexOf(weekday) + 1)}
          now={now}
          locale={locale}
        />
      )}
      <Telephone phone={restaurant.phone} locale={locale} />
    </BookingSheet>
  )
}

function Telephone({ phone, locale }: { phone: string | undefined; locale: BlockContext['locale'] }) {
  const { text, anchor } = phone === undefined ? {} : phoneLink(phone, locale)
  if (text === undefined || !anchor) return null
  return (
    <p className={styles.lead}>
      {getTranslator(locale, 'booking.sheet').rich('phone', {
        phone: text,
        call: (number) => <a {...anchor}>{number}</a>,
      })}
    </p>
  )
}

/** Sheet for a show, an event or a tournament: the next dates with their booking links, and the venue's telephone. */
async function SeatSheet({ story, context }: SheetProps) {
  const { locale, now } = context
  const casinos = story.component === tournamentSchema.name ? await namedCasinos(context) : []
  const [entry] = [
    ...showEntries([story], locale),
    ...eventEntries([story], locale),
    ...tournamentEntries([story], casinos, locale),
  ]
  if (!entry) return null
  await tagPage(agendaTags(entry.performances, now))
  const coming = entry.performances
    .filter((performance) => !isPast(performance, now) && isSoldAt(performance, now))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, MOST_DATES)
  if (!coming.some(takesPlace)) return null
  const t = getTranslator(locale, 'booking.sheet')
  const price = priceFrom(entry.price, locale)
  const venue =
    (storyView(story, showSchema) ?? storyView(story, eventSchema))?.venue ?? storyView(story, tournamentSchema)?.casino
  return (
    <BookingSheet of="page" title={t('seat')} context={context}>
      <p className={styles.name}>{entry.title}</p>
      <p className={styles.lead}>{entry.place}</p>
      {price && <Price {...price} />}
      <Dates entry={entry} coming={coming} context={context} />
      <Telephone phone={await propertyPhone(venue, context)} locale={locale} />
    </BookingSheet>
  )
}

interface DatesProps {
  entry: AgendaEntry
  coming: AgendaEntry['performances']
  context: BlockContext
}

const Dates = ({ entry, coming, context: { locale, now } }: DatesProps) => (
  <ul className={styles.list}>
    {coming.map((performance) => {
      const time = timeText(performance, locale, entry.duration !== undefined)
      const moment = `${formatAgendaDay(performance.startsAt, locale)}, ${time}`
      return (
        <li key={performance.startsAt.getTime()} className={styles.item}>
          <time className={styles.when} dateTime={performance.startsAt.toISOString()}>
            <Raised text={moment} />
          </time>
          <div className={styles.state}>
            <AgendaState performance={performance} now={now} locale={locale} about={moment} />
          </div>
        </li>
      )
    })}
  </ul>
)

/** Sheet for an offer: a link for each next arrival at each hotel, or the card's booking link for other offers. */
async function OfferSheet({ story, context }: SheetProps) {
  const { locale, now } = context
  const offer = storyView(story, offerSchema)
  if (!offer || isOver(offer.valid_until, now)) return null
  await tagPage([DAY_TAG])
  const booking = offerBooking(offer, context)
  if (!booking) return null
  const hotels = offer.nights === undefined ? [] : offerHotels(offer)
  const price = offerPrice(offer, locale)
  const party = offerParty(offer, locale)
  const question = offerQuestion(offer, offerHotels(offer), now)
  return (
    <BookingSheet of="page" title={offer.title} context={context}>
      {party && <p className={styles.lead}>{party}</p>}
      {price && (
        <div>
          <Price {...price} />
          {question && <OwnPrice question={question} />}
        </div>
      )}
      {hotels.map((hotel) => (
        <Arrivals key={hotel.code} offer={offer} hotel={hotel} context={context} />
      ))}
      {hotels.length === 0 && (
        <p>
          <ButtonLink anchor={booking}>{getTranslator(locale, 'blocks.offers')('book')}</ButtonLink>
        </p>
      )}
    </BookingSheet>
  )
}

interface ArrivalsProps {
  offer: OfferView
  hotel: OfferHotel
  context: BlockContext
}

/** Links for the next stays at a hotel. `offer-stays.lazy.enhance.ts` marks the sold-out ones. */
function Arrivals({ offer, hotel, context }: ArrivalsProps) {
  const { locale, now } = context
  const t = getTranslator(locale, 'booking.sheet')
  return (
    <site-offer-stays data-hotel={hotel.code} data-full={getTranslator(locale, 'booking.prices')('soldOut')}>
      <h3 className={styles.name}>{hotel.name}</h3>
      <p className={styles.lead}>{t('arrivals')}</p>
      <ul className={styles.list}>
        {offerStays(offer, now, MOST_DATES).map((dates) => {
          const stay = t('stay', { arrive: shortDay(dates.arrive, locale), depart: shortDay(dates.depart, locale) })
          return (
            <li key={dates.arrive} data-arrive={dates.arrive} data-depart={dates.depart}>
              <a className={styles.option} href={offerStayHref(offer, hotel, dates, context)} rel="nofollow">
                <span>
                  <Raised text={stay} />
                  <span className="vh">, {hotel.name}</span>
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          )
        })}
      </ul>
    </site-offer-stays>
  )
}
