import type { WarningShown } from '#components/site/gambling-background.tsx'
import { LiveStructure } from '#components/tournaments/live-structure.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Raised } from '#components/ui/raised.tsx'
import { Section } from '#components/ui/section.tsx'
import { Table } from '#components/ui/table.tsx'

import { toAnchor } from '#lib/content/links.ts'
import { type TimetableRow, timetable } from '@barriere/shared/domain/time/level-clock.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { structureOf } from '@barriere/shared/domain/sales/tournament-fields.ts'
import { formatHour, formatNumber } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { tournamentSchema } from '../content-types/tournament.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { pickedStory } from '../listing/picked-story.ts'
import { storyView } from '../listing/story-view.ts'
import type { BlockProps } from '../props.ts'
import { TournamentFigures } from './tournament-figures.tsx'
import styles from './tournament-structure.module.css'
import type { tournamentStructureSchema } from './tournament-structure.schema.ts'

type TournamentStructureProps = BlockProps<typeof tournamentStructureSchema> & { readonly warningShown: WarningShown }

/**
 * Structure of a tournament: buy-in and prizes, levels and breaks with their times, late registration. Renders nothing
 * if it is not published. Requires the legal warning.
 */
export async function TournamentStructure({ block, context }: TournamentStructureProps) {
  const { locale } = context
  const story = await pickedStory(block.of, context)
  const view = story && storyView(story, tournamentSchema)
  if (!view) return null
  const t = getTranslator(locale, 'blocks.tournamentStructure')
  const structure = structureOf(view)
  const rows = timetable(structure)
  const clock = toAnchor(block.clock, locale)
  const [first] = view.flights.map(({ starts_at: startsAt }) => startsAt.getTime()).toSorted((a, b) => a - b)
  return (
    <Section
      tone={block.tone}
      edit={editAttributes(block)}
      eyebrow={block.eyebrow}
      title={block.title ?? t('title')}
      level={titleLevel(context)}
      intro={block.intro}
    >
      <LiveStructure sale={story.uuid} locale={locale}>
        <div className={styles.structure}>
          <TournamentFigures view={view} structure={structure} locale={locale} />
          {rows.length === 0 ? (
            <p>{t('noLevels')}</p>
          ) : (
            <div className={styles.levels}>
              <Table
                caption={t('caption')}
                head={[t('level'), t('blinds'), t('ante'), t('duration'), t('at')]}
                rows={rows.flatMap((row) => rowsOf(row, first, locale))}
                figures={[1, 2, 3, 4]}
                rowHeader
              />
              <p className={styles.note}>{t('starts')}</p>
              {clock && (
                <p className={styles.clock}>
                  <ButtonLink anchor={{ ...clock, href: `${clock.href}#${story.uuid}` }} variant="line" size="small">
                    {t('clock')}
                  </ButtonLink>
                </p>
              )}
            </div>
          )}
        </div>
      </LiveStructure>
    </Section>
  )
}

/** Rows of a level or a break. A break, and the end of late registration, span all columns. */
function rowsOf({ entry, level, from, isLastLate }: TimetableRow, start: number | undefined, locale: Locale) {
  const t = getTranslator(locale, 'blocks.tournamentStructure')
  const at =
    start === undefined ? undefined : (
      <time dateTime={new Date(start + from).toISOString()}>
        <Raised text={formatHour(new Date(start + from), locale)} />
      </time>
    )
  const minutes = t('minutes', { count: entry.minutes })
  if (entry.kind === 'break')
    return [
      {
        across: (
          <span className={styles.break}>
            <span>{t('break')}</span> <span>{minutes}</span> {at}
          </span>
        ),
      },
    ]
  const figure = (value: number): string => (value === 0 ? t('none') : formatNumber(value, locale))
  const blinds = t('row', { small: formatNumber(entry.smallBlind, locale), big: formatNumber(entry.bigBlind, locale) })
  return [
    [String(level), blinds, figure(entry.ante), minutes, at],
    ...(isLastLate ? [{ across: <span className={styles.late}>{t('lateEnds')}</span> }] : []),
  ]
}
