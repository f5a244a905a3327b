import { toParisTime, fromParisTime } from './paris-time.ts'

const HOUR = 3_600_000

/** Converts an instant to the value of a `datetime-local` field: wall time in Paris, `YYYY-MM-DDTHH:mm`. */
export function toWallTime(instant: string | number): string {
  const { day, time } = toParisTime(new Date(instant))
  return `${day}T${time}`
}

/** Last minute of a day in Paris, from the value of a `date` field; undefined if it is empty. */
export const endOfDay = (value: string): Date | undefined => fromWallTime(`${value}T23:59`)?.at

export interface Moment {
  readonly at: Date
  /** Daylight saving time: a skipped wall time counts as one hour later; of one that occurs twice, the first counts. */
  readonly oddity?: 'skipped' | 'twice'
}

/** The instant of a `datetime-local` value in Paris; undefined if it is malformed. */
export function fromWallTime(value: string): Moment | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value) ?? []
  if (day === undefined || time === undefined) return undefined
  const at = fromParisTime(day, time)
  const wall = `${day}T${time}`
  if (toWallTime(at.getTime()) !== wall) return { at, oddity: 'skipped' }
  return toWallTime(at.getTime() + HOUR) === wall ? { at, oddity: 'twice' } : { at }
}
