import type { Weekday } from '@barriere/shared/domain/time/opening-hours.ts'

/** Weekdays with their names for editors. */
export const WEEKDAY_CHOICES = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>
