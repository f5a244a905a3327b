import { Price } from '#components/ui/price.tsx'
import { Section } from '#components/ui/section.tsx'
import { DAY_TAG } from '#lib/content/tags.ts'
import { isPast, statusAt } from '#lib/domain/agenda.ts'
import { tagPage } from '#lib/http/page-cache/tag-page.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { showEntries } from '../agenda/agenda-entry.ts'
import { AgendaState } from '../agenda/agenda-state.tsx'
import { priceOf } from '../agenda/facts.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { pickedStory } from '../listing/picked-story.ts'
import type { BlockProps } from '../props.ts'
import styles from './show-dates.module.css'
import type { showDatesSchema } from './show-dates.schema.ts'

/** Every performance of one show with its state; nothing while the show is not published. */
export async function ShowDates({ block, context }: BlockProps<typeof showDatesSchema>) {
  const { locale, now } = context
  const story = await pickedStory(block.show, context)
  const [show] = story ? showEntries([story], locale) : []
  if (!show) return null
  await tagPage([DAY_TAG])
  const t = getTranslator(locale, 'blocks.showDates')
  const price = priceOf(show.price, locale)
  const performances = show.performances
    .filter((performance) => block.show_past || !isPast(performance, now))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  return (
    <Section
      tone={block.tone} edit={editAttributes(block)} eyebrow={block.eyebrow} title={block.title ?? t('title')}
      level={titleLevel(context)} intro={block.intro}
    >
      <div className={styles.facts}>
        <p>{show.place}</p>
        {show.duration !== undefined && <p>{getTranslator(locale, 'blocks.agenda')('minutes', { count: show.duration })}</p>}
        {price && <Price {...price} />}
      </div>
      {performances.length === 0 ? <p>{t('empty')}</p> : <ul className={styles.dates}>
        {performances.map((performance) => {
          const moment = formatMoment(performance.startsAt, locale)
          const when = <time dateTime={performance.startsAt.toISOString()}>{moment}</time>
          return (
            <li key={performance.startsAt.getTime()} className={styles.date}>
              <p className={styles.when}>{statusAt(performance, now) === 'canceled' ? <s>{when}</s> : when}</p>
              <div className={styles.state}><AgendaState performance={performance} now={now} locale={locale} about={moment} /></div>
            </li>
          )
        })}
      </ul>}
    </Section>
  )
}
