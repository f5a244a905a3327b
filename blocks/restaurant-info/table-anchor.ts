import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { tableBooking } from '#lib/booking/restaurants.ts'
import type { ViewOf } from '#lib/content/block-kit/define-block.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { env } from '#lib/http/env.ts'
import type { restaurantSchema } from '../content-types/places.ts'

type Bookings = Pick<ViewOf<typeof restaurantSchema>, 'booking_provider' | 'booking_id'>

/** The link to where a table is booked. Undefined where nobody takes bookings online, or the id is none of that provider's. */
export function tableAnchor({ booking_provider: provider, booking_id: id }: Bookings, locale: Locale): AnchorAttributes | undefined {
  if (provider === 'none' || id === undefined) return undefined
  const booking = tableBooking(provider, { id: id.trim(), locale }, env.booking.restaurants[provider])
  return booking.ok ? { href: booking.value.hosted, target: '_blank', rel: 'noopener' } : undefined
}
