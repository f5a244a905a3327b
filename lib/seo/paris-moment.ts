import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'

/**
 * ISO 8601 with the UTC offset of Paris: `2026-07-04T20:00:00+02:00` in summer, `2026-12-31T20:00:00+01:00` in winter.
 * Seconds are zero.
 */
export function parisMoment(moment: Date): string {
  const { day, time } = toParisTime(moment)
  const shown = Date.parse(`${day}T${time}:00Z`)
  // The offset of Paris is a whole number of hours.
  const ahead = Math.round((shown - moment.getTime()) / 3_600_000)
  return `${day}T${time}:00+${String(ahead).padStart(2, '0')}:00`
}
