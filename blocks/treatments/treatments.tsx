import { bookingLink } from '#lib/analytics/marks.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Facts } from '#components/ui/facts.tsx'
import { Heading, type HeadingLevel, below } from '#components/ui/heading.tsx'
import { Section } from '#components/ui/section.tsx'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { toAnchor } from '#lib/content/links.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { phoneLink } from '../practical/contact-anchors.ts'
import type { BlockProps } from '../props.ts'
import styles from './treatments.module.css'
import type { treatmentSchema, treatmentsSchema } from './treatments.schema.ts'

/**
 * Treatments of a spa with duration, price and place. Each may have a booking link; the telephone is for all of them.
 */
export function Treatments({ block, context }: BlockProps<typeof treatmentsSchema>) {
  const level = titleLevel(context)
  const t = getTranslator(context.locale, 'blocks.treatments')
  const phone = block.phone === undefined ? undefined : phoneLink(block.phone, context.locale)
  return (
    <Section
      tone={block.tone}
      edit={editAttributes(block)}
      eyebrow={block.eyebrow}
      title={block.title}
      level={level}
      intro={block.intro}
      action={phone?.anchor && <ButtonLink anchor={phone.anchor}>{t('call', { phone: phone.text })}</ButtonLink>}
    >
      <ul className={styles.treatments}>
        {block.items.map((item) => (
          <Treatment key={item.uid} item={item} context={context} rank={block.title ? below(level) : level} />
        ))}
      </ul>
    </Section>
  )
}

interface TreatmentProps {
  readonly item: ViewOf<typeof treatmentSchema>
  readonly context: BlockContext
  readonly rank: HeadingLevel
}

function Treatment({ item, context, rank }: TreatmentProps) {
  const t = getTranslator(context.locale, 'blocks.treatments')
  const link = toAnchor(item.booking, context.locale)
  const booking = link && bookingLink(link)
  return (
    <li className={styles.treatment} {...editAttributes(item)}>
      <div className={styles.words}>
        <Heading level={rank} className={styles.name}>
          {item.name}
        </Heading>
        {item.text && <p>{item.text}</p>}
        <Facts
          facts={[
            ...(item.minutes === undefined
              ? []
              : [{ text: t('minutes', { count: item.minutes }), icon: 'clock' as const }]),
            ...(item.place === undefined ? [] : [{ text: item.place, icon: 'pin' as const }]),
          ]}
        />
      </div>
      <div className={styles.side}>
        {item.price !== undefined && <p className={styles.price}>{formatEuros(item.price, context.locale)}</p>}
        {booking && (
          <ButtonLink anchor={booking} size="small">
            <span>
              {t('book')}
              <span className="vh"> {item.name}</span>
            </span>
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
