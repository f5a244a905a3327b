import { TablePopin } from '#components/booking/table-popin.tsx'
import { DAY_TAG } from '#lib/content/tags.ts'
import { WEEKDAYS } from '@barriere/shared/domain/time/opening-hours.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { tableOf } from '../booking/table-anchor.ts'
import { BOOKING_PROVIDERS } from '../content-types/places.ts'
import { phoneLink } from '../practical/contact-anchors.ts'
import { knownFacts } from '../practical/practical-facts.ts'
import { PracticalSection } from '../practical/practical-section.tsx'
import { popinId } from '../popin/popin-id.ts'
import type { BlockProps } from '../props.ts'
import type { restaurantInfoSchema } from './restaurant-info.schema.ts'

/** Restaurant information before a visit: cuisine, prices, dress code, booking, address. */
export async function RestaurantInfo({ block, context }: BlockProps<typeof restaurantInfoSchema>) {
  const t = getTranslator(context.locale, 'blocks.practical')
  const table = tableOf(block, context.locale)
  if (table) await tagPage([DAY_TAG])
  const facts = knownFacts(
    ['cuisine', t('cuisine'), block.cuisine],
    ['prices', t('prices'), block.price_range],
    ['booking', t('booking'), <Booking key="booking" block={block} context={context} online={table !== undefined} />],
    ['dress', t('dress'), block.dress],
    ['terrace', t('terrace'), block.terrace],
    ['payment', t('payment'), block.payment],
  )
  return (
    <PracticalSection block={block} context={context} facts={facts}>
      {table && (
        <TablePopin
          id={popinId(block)}
          name={block.name}
          provider={BOOKING_PROVIDERS[block.booking_provider]}
          booking={table}
          closed={block.closed_days.map((weekday) => WEEKDAYS.indexOf(weekday) + 1)}
          now={context.now}
          locale={context.locale}
        />
      )}
    </PracticalSection>
  )
}

type BookingProps = BlockProps<typeof restaurantInfoSchema> & { online: boolean }

/** How to book: online if a provider is configured, else by telephone, else on the spot. */
function Booking({ block, context, online }: BookingProps) {
  const { booking_provider: provider, phone } = block
  const t = getTranslator(context.locale, 'blocks.practical')
  if (online) return t('online', { provider: BOOKING_PROVIDERS[provider] })
  const { text, anchor } = phone ? phoneLink(phone, context.locale) : {}
  if (text === undefined || !anchor) return t('onTheSpot')
  return t.rich('byPhone', { phone: text, call: (number) => <a {...anchor}>{number}</a> })
}
