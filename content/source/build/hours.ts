import { type BlockSource, block } from '../kit/block.ts'
import { type Words, day, w } from '../kit/words.ts'
import type { Hours } from '../model/common.ts'
import type { Tone } from './common.ts'

/** Opening hours by weekday, and the days that differ. */
export const openingHours = (hours: Hours, tone: Tone = 'alternate', title: Words = w('Horaires', 'Opening hours')): BlockSource => block('opening-hours', {
  title, tone, note: hours.note,
  periods: hours.periods.map(({ label, days, opens, closes }) => block('opening-period', { label, days, opens, closes })),
  special_days: (hours.specialDays ?? []).map(({ days, label, opens, closes }) =>
    block('special-day', { date: day(days), label, opens, closes })),
})
