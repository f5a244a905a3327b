import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { type OpeningState, hoursOn, openingStates } from '@barriere/shared/domain/time/opening-hours.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatClock, formatWeekday } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { spansWords } from './hours-words.tsx'
import styles from './open-now.module.css'
import type { openingHoursSchema } from './opening-hours.schema.ts'
import { specialDaysOf } from './opening-source.ts'

/** Number of days whose states the page contains: a tab may stay open, and a cached page may be old. */
const DAYS = 3

/** A state: start in seconds since the epoch, open or closed, text of the state, text of that day's hours. */
export type StateWords = readonly [from: number, open: 0 | 1, words: string, hours: string]

type Hours = Pick<ViewOf<typeof openingHoursSchema>, 'periods' | 'special_days'>

interface OpenNowProps {
  readonly hours: Hours
  /** Time of rendering: the page must be rendered again each day. */
  readonly now: Date
  readonly locale: Locale
}

/**
 * Today's hours, and whether it is open now. The server renders the hours, which are right all day and without scripts.
 * The open state depends on the moment: the server renders the text of each coming state, and the browser shows the
 * current one. Therefore the enhancer needs no time zone.
 */
export function OpenNow({ hours, now, locale }: OpenNowProps) {
  const today = toParisTime(now).day
  const t = getTranslator(locale, 'blocks.openingHours')
  return (
    <site-open-now className={styles.now} data-states={JSON.stringify(stateWords(hours, today, locale))}>
      <span className={styles.state} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      <span className={styles.hours} suppressHydrationWarning>
        {t('hoursToday', { hours: dayWords(hours, today, locale) })}
      </span>
    </site-open-now>
  )
}

/** States of the coming days with their texts, from the start of `day` on. */
function stateWords(hours: Hours, day: string, locale: Locale): StateWords[] {
  const t = getTranslator(locale, 'blocks.openingHours')
  return openingStates(hours.periods, specialDaysOf(hours), day, DAYS).map((state) => [
    state.from.getTime() / 1000,
    state.open ? 1 : 0,
    wordsOf(state, locale),
    t('hoursToday', { hours: dayWords(hours, toParisTime(state.from).day, locale) }),
  ])
}

const dayWords = (hours: Hours, day: string, locale: Locale): string =>
  spansWords(hoursOn(hours.periods, specialDaysOf(hours), day), locale)

/** A week, in days. */
const WEEK = 7

function wordsOf({ from, open, until }: OpeningState, locale: Locale): string {
  const t = getTranslator(locale, 'blocks.openingHours')
  if (until === undefined) return t(open ? 'openAlways' : 'closedNow')
  const { day, time, weekday } = toParisTime(until)
  const today = toParisTime(from).day
  const clock = formatClock(time, locale)
  // An end after midnight still belongs to this evening.
  if (open) return day <= addDays(today, 1) ? t('openUntil', { time: clock }) : t('openAlways')
  if (day === today) return t('opensAt', { time: clock })
  if (day === addDays(today, 1)) return t('opensTomorrow', { time: clock })
  return day < addDays(today, WEEK)
    ? t('opensOn', { day: formatWeekday(weekday, locale), time: clock })
    : t('closedNow')
}
