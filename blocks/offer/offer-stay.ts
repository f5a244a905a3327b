import type { StayDates, StayWindow } from '#lib/booking/suggested-stay.ts'
import { possibleStays, suggestedStay } from '#lib/booking/suggested-stay.ts'
import { USUAL_ADULTS } from '@barriere/shared/domain/stays/stay.ts'
import { stayHref } from '#lib/booking/synxis.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { WEEKDAYS } from '@barriere/shared/domain/time/opening-hours.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { hotelSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storyView } from '../listing/story-view.ts'
import type { OfferView } from './offer.ts'

/** A bookable hotel in which an offer is valid. */
export interface OfferHotel {
  readonly name: string
  readonly code: string
}

/** The property as a bookable hotel; undefined for other properties. */
function bookable(property: StoryReference): OfferHotel | undefined {
  const hotel = storyView(property, hotelSchema)
  const code = hotel?.booking_code?.trim()
  return hotel && code ? { name: hotel.title, code } : undefined
}

/** Bookable hotels of an offer, in the editor's order. */
export const offerHotels = ({ houses }: OfferView): OfferHotel[] =>
  houses.map(bookable).filter((hotel) => hotel !== undefined)

/** Uuids of the properties of an offer from a list. Lists do not resolve relations. */
export const housesOf = ({ content }: StoryReference): string[] =>
  Array.isArray(content.houses) ? content.houses.filter((id) => typeof id === 'string') : []

/** Bookable hotels of an offer from a list, found in `hotels` by their uuids. */
export const listedOfferHotels = (story: StoryReference, hotels: readonly StoryReference[]): OfferHotel[] =>
  housesOf(story).flatMap((id) => {
    const hotel = hotels.find(({ uuid }) => uuid === id)
    return (hotel && bookable(hotel)) ?? []
  })

/** Possible dates of an offer's stay: its validity in Paris, its nights and its days of arrival. */
const offerWindow = ({ valid_from: from, valid_until: until, nights, arrival_days: days }: OfferView): StayWindow => ({
  from: from && toParisTime(from).day,
  until: until && toParisTime(until).day,
  nights,
  weekdays: arrivalWeekdays(days),
})

/** Weekdays of arrival; 1 is Monday. */
export const arrivalWeekdays = (days: OfferView['arrival_days']): readonly number[] =>
  days.map((day) => WEEKDAYS.indexOf(day) + 1)

/** Link to the offer's stay at one of its hotels, with its party and its promotion code. */
export const offerStayHref = (
  { adults = USUAL_ADULTS, children, promotion_code: promo }: OfferView,
  hotel: OfferHotel,
  dates: StayDates,
  { locale }: Pick<BlockContext, 'locale'>,
): string => stayHref({ hotel: hotel.code, locale, dates, adults, children, promo })

/** The first possible stay; undefined if no stay fits into the offer's validity. */
export const suggestedOfferStay = (offer: OfferView, now: Date): StayDates | undefined =>
  suggestedStay(now.getTime(), offerWindow(offer))

/** The next stays that the offer allows, by arrival, at most `most`. */
export const offerStays = (offer: OfferView, now: Date, most: number): StayDates[] =>
  possibleStays(now.getTime(), offerWindow(offer), most)

/** Query for a member's price of the offer's stay at its first hotel. Undefined without nights or promotion code. */
export function offerQuestion(offer: OfferView, [hotel]: readonly OfferHotel[], now: Date): string | undefined {
  const { adults = USUAL_ADULTS, children = 0, promotion_code: promo, nights } = offer
  const dates = suggestedOfferStay(offer, now)
  if (!hotel || !dates || nights === undefined || promo === undefined) return undefined
  return new URLSearchParams({
    hotel: hotel.code,
    ...dates,
    adult: String(adults),
    child: String(children),
    promo,
  }).toString()
}
