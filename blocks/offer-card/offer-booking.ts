import { bookingLink } from '#lib/analytics/marks.ts'
import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { toAnchor } from '#lib/content/links.ts'
import { tableAnchor } from '../booking/table-anchor.ts'
import { restaurantSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storyView } from '../listing/story-view.ts'
import type { OfferView } from '../offer/offer.ts'
import { offerHotels, offerStayHref, suggestedOfferStay } from '../offer/offer-stay.ts'

/**
 * Booking link of an offer: its own stay at the first of its hotels that can be booked, with its code; else the
 * editor's link; else a table at the first of its restaurants with online booking.
 */
export const offerBooking = (offer: OfferView, context: BlockContext): AnchorAttributes | undefined =>
  stayAnchor(offer, context) ?? ownAnchor(offer, context) ?? firstTable(offer, context)

function ownAnchor({ booking }: OfferView, { locale }: BlockContext): AnchorAttributes | undefined {
  const anchor = toAnchor(booking, locale)
  return anchor && bookingLink(anchor)
}

function stayAnchor(offer: OfferView, context: BlockContext): AnchorAttributes | undefined {
  const [hotel] = offerHotels(offer)
  const dates = suggestedOfferStay(offer, context.now)
  return hotel && dates ? { href: offerStayHref(offer, hotel, dates, context), rel: 'nofollow' } : undefined
}

function firstTable({ houses }: OfferView, { locale }: BlockContext): AnchorAttributes | undefined {
  const tables = houses.map((property) => {
    const restaurant = storyView(property, restaurantSchema)
    return restaurant && tableAnchor(restaurant, locale)
  })
  return tables.find((table) => table !== undefined)
}
