import { ButtonLink } from '#components/ui/button.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { BlockIcon } from '../icon/block-icon.tsx'
import { PopinSection } from '../popin/popin-section.tsx'
import styles from '../popin/popin.module.css'
import { phoneLink } from '../practical/contact-anchors.ts'
import type { BlockProps } from '../props.ts'
import type { roomServicesPopinSchema } from './room-services-popin.schema.ts'

/** A button that opens a drawer with the room services and their hours. */
export function RoomServicesPopin({ block, context }: BlockProps<typeof roomServicesPopinSchema>) {
  const t = getTranslator(context.locale, 'blocks.roomServices')
  const { text, anchor } = block.phone ? phoneLink(block.phone, context.locale) : {}
  const call = text && t('call', { phone: text })
  return (
    <PopinSection block={block} context={context} openLabel={t('open')} side="drawer">
      <ul className={styles.services}>
        {block.services.map((service) => (
          <li key={service.uid} {...editAttributes(service)}>
            {service.icon && <BlockIcon name={service.icon} uid={service.uid} context={context} />}
            <div className={styles.service}>
              <p className={styles.name}>{service.name}</p>
              {service.text && <p>{service.text}</p>}
              {(service.hours || service.price) && (
                <p className={styles.hours}>{[service.hours, service.price].filter(Boolean).join(' · ')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {call && (
        <div className={styles.answers}>{anchor ? <ButtonLink anchor={anchor}>{call}</ButtonLink> : <p>{call}</p>}</div>
      )}
    </PopinSection>
  )
}
