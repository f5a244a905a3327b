import { Heading, below } from '#components/ui/heading.tsx'
import { formatClock } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { BlockIcon } from '../icon/block-icon.tsx'
import { knownFacts } from '../practical/practical-facts.ts'
import { PracticalSection } from '../practical/practical-section.tsx'
import type { BlockProps } from '../props.ts'
import styles from './hotel-info.module.css'
import type { hotelInfoSchema } from './hotel-info.schema.ts'

/** Hotel information before a stay: arrival, parking, pets, directions, amenities. */
export function HotelInfo({ block, context }: BlockProps<typeof hotelInfoSchema>) {
  const { locale } = context
  const t = getTranslator(locale, 'blocks.practical')
  const level = titleLevel(context)
  const { check_in: from, check_out: until, services_title: title, services } = block
  const facts = knownFacts(
    ['check-in', t('checkIn'), from && t('from', { time: formatClock(from, locale) })],
    ['check-out', t('checkOut'), until && t('until', { time: formatClock(until, locale) })],
    ['reception', t('reception'), block.reception],
    ['pets', t('pets'), block.pets],
    ['payment', t('payment'), block.payment],
  )
  return (
    <PracticalSection block={block} context={context} facts={facts}>
      {services.length > 0 && (
        <div>
          {title && (
            <Heading level={block.title ? below(level) : level} className={styles.title}>
              {title}
            </Heading>
          )}
          <ul className={styles.services} aria-label={title ?? t('services')}>
            {services.map((service) => (
              <li key={service.uid} {...editAttributes(service)}>
                {service.icon && <BlockIcon name={service.icon} uid={service.uid} context={context} />}
                {service.label}
              </li>
            ))}
          </ul>
        </div>
      )}
    </PracticalSection>
  )
}
