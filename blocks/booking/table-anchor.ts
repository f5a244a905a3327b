import { bookingLink } from '#lib/analytics/marks.ts'
import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { type TableBooking, tableBooking } from '#lib/booking/restaurants.ts'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import type { restaurantSchema } from '../content-types/places.ts'

type Bookings = Pick<ViewOf<typeof restaurantSchema>, 'booking_provider' | 'booking_id'>

/** Table booking at the restaurant's provider. Undefined without online booking or with an invalid id. */
export function tableOf(
  { booking_provider: provider, booking_id: id }: Bookings,
  locale: Locale,
): TableBooking | undefined {
  if (provider === 'none' || id === undefined) return undefined
  const booking = tableBooking(provider, { id: id.trim(), locale }, env.booking.restaurants[provider])
  return booking.ok ? booking.value : undefined
}

/** Link to the provider's booking page. */
export function tableAnchor(bookings: Bookings, locale: Locale): AnchorAttributes | undefined {
  const table = tableOf(bookings, locale)
  return table && bookingLink({ href: table.hosted, target: '_blank', rel: 'noopener' }, table.provider)
}
