import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { suggestedStay } from '#lib/booking/suggested-stay.ts'
import { stayHref } from '#lib/booking/synxis.ts'
import { toAnchor } from '#lib/content/links.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'
import { tableAnchor } from '../booking/table-anchor.ts'
import { hotelSchema, restaurantSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storyView } from '../listing/story-view.ts'
import type { OfferView } from '../offer/offer.ts'

/**
 * Booking link of an offer: the first of its hotels that can be booked, on valid dates and with its code; else the
 * editor's link; else a table at the first of its restaurants with online booking.
 */
export const offerBooking = (offer: OfferView, context: BlockContext): AnchorAttributes | undefined =>
  stayAnchor(offer, context) ?? toAnchor(offer.booking, context.locale) ?? firstTable(offer, context)

function stayAnchor(
  { houses, valid_from: from, valid_until: until, promotion_code: promo }: OfferView,
  { locale, now }: BlockContext,
): AnchorAttributes | undefined {
  const [hotel] = houses
    .map((property) => storyView(property, hotelSchema)?.booking_code?.trim())
    .filter((code) => code)
  const dates = suggestedStay(now.getTime(), {
    from: from && toParisTime(from).day,
    until: until && toParisTime(until).day,
  })
  return hotel && dates ? { href: stayHref({ hotel, locale, dates, promo }), rel: 'nofollow' } : undefined
}

function firstTable({ houses }: OfferView, { locale }: BlockContext): AnchorAttributes | undefined {
  const tables = houses.map((property) => {
    const restaurant = storyView(property, restaurantSchema)
    return restaurant && tableAnchor(restaurant, locale)
  })
  return tables.find((table) => table !== undefined)
}
