import { toParisTime, fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'

const HOUR = 3_600_000

/** An instant as the value of a `datetime-local` field: wall time in Paris, `YYYY-MM-DDTHH:mm`. */
export function toWallTime(instant: string | number): string {
  const { day, time } = toParisTime(new Date(instant))
  return `${day}T${time}`
}

/** The last minute of a day in Paris, of a `date` field's value; undefined for none. */
export const endOfDay = (value: string): Date | undefined => fromWallTime(`${value}T23:59`)?.at

export interface Moment {
  readonly at: Date
  /**
   * At the changes of clocks: a wall time that does not exist means an hour later, and of one that occurs twice the
   * first counts.
   */
  readonly oddity?: 'skipped' | 'twice'
}

/** The instant of a `datetime-local` field's wall time in Paris; undefined for none. */
export function fromWallTime(value: string): Moment | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value) ?? []
  if (day === undefined || time === undefined) return undefined
  const at = fromParisTime(day, time)
  const wall = `${day}T${time}`
  if (toWallTime(at.getTime()) !== wall) return { at, oddity: 'skipped' }
  return toWallTime(at.getTime() + HOUR) === wall ? { at, oddity: 'twice' } : { at }
}
