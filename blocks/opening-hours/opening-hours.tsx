import { Raised } from '#components/ui/raised.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Section } from '#components/ui/section.tsx'
import { DAY_TAG } from '#lib/content/tags.ts'
import { openingHours } from '@barriere/shared/domain/time/opening-hours.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { FactsTable } from '../practical/facts-table.tsx'
import type { BlockProps } from '../props.ts'
import { hoursRows, specialDayWords } from './hours-words.tsx'
import styles from './opening-hours.module.css'
import type { openingHoursSchema } from './opening-hours.schema.ts'
import { periodsOf, specialDaysOf } from './opening-source.ts'

/** The week with today's row marked, special days of the coming weeks, a note. The page is invalidated daily. */
export async function OpeningHours({ block, context }: BlockProps<typeof openingHoursSchema>) {
  const { eyebrow, title, intro, note, tone } = block
  await tagPage([DAY_TAG])
  const hours = openingHours(periodsOf(block), specialDaysOf(block), toParisTime(context.now).day)
  const t = getTranslator(context.locale, 'blocks.openingHours')
  return (
    <Section
      tone={tone}
      eyebrow={eyebrow}
      title={title}
      level={titleLevel(context)}
      intro={intro}
      edit={editAttributes(block)}
    >
      <div className={styles.hours}>
        <FactsTable rows={hoursRows(hours, context.locale)} />
        {(hours.ahead.length > 0 || note) && (
          <div className={styles.aside}>
            {hours.ahead.length > 0 && (
              <div className={styles.notice}>
                <Icon name="clock" className={styles.icon} />
                <ul aria-label={t('ahead')}>
                  {hours.ahead.map((special) => {
                    const { day, words } = specialDayWords(special, context.locale)
                    return (
                      <li key={special.day} {...special.edit}>
                        <strong>
                          <Raised text={day} />
                        </strong>{' '}
                        {words}
                      </li>
                    )
                  })}
                </ul>
              </div>
            )}
            {note && <p className={styles.note}>{note}</p>}
          </div>
        )}
      </div>
    </Section>
  )
}
