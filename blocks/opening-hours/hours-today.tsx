import { DAY_TAG } from '#lib/content/tags.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from '../context.ts'
import { storyEntries } from '../listing/story-entry.ts'
import styles from './hours-today.module.css'
import { OpenNow } from './open-now.tsx'
import { openingHoursOf } from './opening-source.ts'

interface HoursTodayProps {
  /** Pages with opening hours. Pages without are left out. */
  readonly of: readonly StoryReference[]
  readonly context: BlockContext
}

/** Today’s hours of several pages, each with its title. Renders nothing if no page has opening hours. */
export async function HoursToday({ of, context: { locale, now } }: HoursTodayProps) {
  const rows = of.flatMap((story) => {
    const hours = openingHoursOf(story)
    const [entry] = storyEntries([story], locale)
    return hours && entry ? [{ hours, entry }] : []
  })
  if (rows.length === 0) return null
  await tagPage([DAY_TAG])
  return (
    <dl className={styles.hours} data-hours-today="">
      {rows.map(({ hours, entry }) => (
        <div key={entry.key} className={styles.row}>
          <dt>{entry.anchor ? <a {...entry.anchor}>{entry.title}</a> : entry.title}</dt>
          <dd>
            <OpenNow hours={hours} now={now} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
