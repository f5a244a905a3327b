import { getTranslator } from '#lib/i18n/translate.ts'
import { BOOKING_PROVIDERS } from '../content-types/places.ts'
import { phoneAnchor } from '../practical/contact-anchors.ts'
import { knownFacts } from '../practical/practical-facts.ts'
import { PracticalSection } from '../practical/practical-section.tsx'
import type { BlockProps } from '../props.ts'
import type { restaurantInfoSchema } from './restaurant-info.schema.ts'

/** A restaurant before one comes: kitchen, prices, dress, how to book, where it is. */
export function RestaurantInfo({ block, context }: BlockProps<typeof restaurantInfoSchema>) {
  const t = getTranslator(context.locale, 'blocks.practical')
  const facts = knownFacts(
    ['cuisine', t('cuisine'), block.cuisine],
    ['prices', t('prices'), block.price_range],
    ['booking', t('booking'), <Booking key="booking" block={block} context={context} />],
    ['dress', t('dress'), block.dress],
    ['terrace', t('terrace'), block.terrace],
    ['access', t('access'), block.access],
    ['payment', t('payment'), block.payment],
  )
  return <PracticalSection block={block} context={context} facts={facts} />
}

/** Who takes bookings: a provider online, else the telephone, else whoever opens the door. */
function Booking({ block, context }: BlockProps<typeof restaurantInfoSchema>) {
  const { booking_provider: provider, phone } = block
  const t = getTranslator(context.locale, 'blocks.practical')
  if (provider !== 'none') return t('online', { provider: BOOKING_PROVIDERS[provider] })
  const anchor = phone ? phoneAnchor(phone, context.locale) : undefined
  if (!phone || !anchor) return t('onTheSpot')
  return t.rich('byPhone', { phone, call: (number) => <a {...anchor}>{number}</a> })
}
