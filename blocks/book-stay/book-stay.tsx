import { dayAndMonth } from '#components/booking/day-words.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Section } from '#components/ui/section.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import styles from './book-stay.module.css'
import type { bookStaySchema } from './book-stay.schema.ts'
import { stayBooking } from './stay-booking.ts'

/** Link to the prices of a hotel or of one of its rooms, on default dates. Nothing where it cannot be booked. */
export async function BookStay({ block, context }: BlockProps<typeof bookStaySchema>) {
  const booking = await stayBooking(block, context)
  if (!booking) return null
  const { eyebrow, title, intro, tone } = block
  const { locale } = context
  const t = getTranslator(locale, 'blocks.bookStay')
  const { anchor, dates } = booking
  return (
    <Section
      tone={tone}
      eyebrow={eyebrow}
      title={title}
      level={titleLevel(context)}
      intro={intro}
      edit={editAttributes(block)}
    >
      <div className={styles.row}>
        <ButtonLink anchor={anchor}>{block.action_label ?? t('prices')}</ButtonLink>
        {dates && (
          <p className={styles.dates}>
            {t('dates', { arrive: dayAndMonth(dates.arrive, locale), depart: dayAndMonth(dates.depart, locale) })}
          </p>
        )}
      </div>
    </Section>
  )
}
