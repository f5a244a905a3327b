import { Raised } from '#components/ui/raised.tsx'
import { Price } from '#components/ui/price.tsx'
import { Section } from '#components/ui/section.tsx'
import { isBookableAt, isPast, statusAt } from '@barriere/shared/domain/content/agenda.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { formatAgendaDay } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { eventEntries, showEntries } from '../agenda/agenda-entry.ts'
import { AgendaState } from '../agenda/agenda-state.tsx'
import { agendaTags } from '../agenda/agenda-tags.ts'
import { CalendarLink } from '../agenda/calendar-link.tsx'
import { timeText } from '../agenda/facts.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { OptionalGamblingBackground } from '#blocks/listing/optional-gambling-background.tsx'
import { pickedStory } from '../listing/picked-story.ts'
import { priceFrom } from '../listing/price-from.ts'
import type { BlockProps } from '../props.ts'
import { SECTION_IDS } from '../section-ids.ts'
import styles from './agenda-dates.module.css'
import type { agendaDatesSchema } from './agenda-dates.schema.ts'

/** The dates of one show or event with place, price and status. Renders nothing while the story is not published. */
export async function AgendaDates({ block, context }: BlockProps<typeof agendaDatesSchema>) {
  const { locale, now } = context
  const story = await pickedStory(block.of, context)
  const [entry] = story ? [...showEntries([story], locale), ...eventEntries([story], locale)] : []
  if (!entry) return null
  await tagPage(agendaTags(entry.performances, now))
  const t = getTranslator(locale, 'blocks.agendaDates')
  const price = priceFrom(entry.price, locale)
  const performances = entry.performances
    .filter((performance) => block.show_past || !isPast(performance, now))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  return (
    <Section
      id={context.claimId(SECTION_IDS.dates)}
      tone={block.tone}
      width="side"
      edit={editAttributes(block)}
      eyebrow={block.eyebrow}
      title={block.title ?? t('title')}
      level={titleLevel(context)}
      intro={block.intro}
    >
      <div>
        <div className={styles.facts}>
          <p>{entry.place}</p>
          {entry.duration !== undefined && (
            <p>{getTranslator(locale, 'blocks.agenda')('minutes', { count: entry.duration })}</p>
          )}
          {price && <Price {...price} />}
        </div>
        <OptionalGamblingBackground entries={[entry]} locale={locale}>
          {performances.length === 0 ? (
            <p>{t('empty')}</p>
          ) : (
            <ul className={styles.dates}>
              {performances.map((performance) => {
                const time = timeText(performance, locale, entry.duration !== undefined)
                const moment = `${formatAgendaDay(performance.startsAt, locale)}, ${time}`
                const when = (
                  <time dateTime={performance.startsAt.toISOString()}>
                    <Raised text={moment} />
                  </time>
                )
                return (
                  <li key={performance.startsAt.getTime()} className={styles.date}>
                    <p className={styles.when}>{statusAt(performance, now) === 'canceled' ? <s>{when}</s> : when}</p>
                    <div className={styles.state}>
                      {isBookableAt(performance, now) && (
                        <CalendarLink uuid={entry.key} startsAt={performance.startsAt} locale={locale} />
                      )}
                      <AgendaState performance={performance} now={now} locale={locale} about={moment} />
                    </div>
                  </li>
                )
              })}
            </ul>
          )}
        </OptionalGamblingBackground>
      </div>
    </Section>
  )
}
