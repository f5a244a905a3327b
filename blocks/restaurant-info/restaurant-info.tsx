import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { BOOKING_PROVIDERS } from '../content-types/places.ts'
import { phoneAnchor } from '../practical/contact-anchors.ts'
import { knownFacts } from '../practical/practical-facts.ts'
import { PracticalSection } from '../practical/practical-section.tsx'
import type { BlockProps } from '../props.ts'
import type { restaurantInfoSchema } from './restaurant-info.schema.ts'
import { tableAnchor } from './table-anchor.ts'

/** A restaurant before one comes: kitchen, prices, dress, how to book, where it is. */
export function RestaurantInfo({ block, context }: BlockProps<typeof restaurantInfoSchema>) {
  const t = getTranslator(context.locale, 'blocks.practical')
  const table = tableAnchor(block, context.locale)
  const facts = knownFacts(
    ['cuisine', t('cuisine'), block.cuisine],
    ['prices', t('prices'), block.price_range],
    ['booking', t('booking'), <Booking key="booking" block={block} context={context} table={table} />],
    ['dress', t('dress'), block.dress],
    ['terrace', t('terrace'), block.terrace],
    ['access', t('access'), block.access],
    ['payment', t('payment'), block.payment],
  )
  return (
    <PracticalSection block={block} context={context} facts={facts}>
      {table && <p><ButtonLink anchor={table}>{t('bookTable')}<Icon name="external" /><span className="vh">{t('newTab')}</span></ButtonLink></p>}
    </PracticalSection>
  )
}

type BookingProps = BlockProps<typeof restaurantInfoSchema> & { table: AnchorAttributes | undefined }

/** Who takes bookings: a provider online where there is a way to it, else the telephone, else whoever opens the door. */
function Booking({ block, context, table }: BookingProps) {
  const { booking_provider: provider, phone } = block
  const t = getTranslator(context.locale, 'blocks.practical')
  if (table) return t('online', { provider: BOOKING_PROVIDERS[provider] })
  const anchor = phone ? phoneAnchor(phone, context.locale) : undefined
  if (!phone || !anchor) return t('onTheSpot')
  return t.rich('byPhone', { phone, call: (number) => <a {...anchor}>{number}</a> })
}
