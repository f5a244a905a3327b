import { type BlockSource, block } from '../kit/block.ts'
import { day, w } from '../kit/words.ts'
import type { Hours, Weekday } from '../model/common.ts'
import type { Tone } from './common.ts'

/** Opening hours by weekday, and the days that differ. `labels` tells services apart, such as lunch and dinner. */
export const openingHours = (hours: Hours, tone: Tone = 'alternate', labels = true): BlockSource =>
  block('opening-hours', {
    title: w('Horaires', 'Opening hours'),
    tone,
    note: hours.note,
    periods: hours.periods.map(({ label, days, opens, closes }) =>
      block('opening-period', { label: labels ? label : undefined, days, opens, closes }),
    ),
    special_days: (hours.specialDays ?? []).map(({ days, label, opens, closes }) =>
      block('special-day', { date: day(days), label, opens, closes }),
    ),
  })

const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Weekdays of no period. */
export const closedDays = ({ periods }: Hours): readonly Weekday[] =>
  WEEK.filter((day) => !periods.some(({ days }) => days.includes(day)))
