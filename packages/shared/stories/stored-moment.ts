import { fromWallTime, toWallTime } from '../domain/time/wall-time.ts'

const HOUR = 3_600_000

/** Parses a stored moment, `YYYY-MM-DD HH:mm` in UTC; undefined if it is malformed. */
export function parseStored(value: unknown): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)/.exec(typeof value === 'string' ? value.trim() : '') ?? []
  const moment = new Date(`${day}T${time}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** Formats a moment for storage: `YYYY-MM-DD HH:mm` in UTC. */
const toStored = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ')

/** Converts a stored moment to the value of a `datetime-local` field: `YYYY-MM-DDTHH:mm`, in Paris. */
export function storedToWallTime(value: unknown): string {
  const moment = parseStored(value)
  return moment ? toWallTime(moment.getTime()) : ''
}

/**
 * Converts the value of a `datetime-local` field, `YYYY-MM-DDTHH:mm` in Paris, to a stored moment. Daylight saving
 * time: an hour that is skipped in spring becomes the next one; of an hour that occurs twice in autumn, the first
 * counts.
 */
export function wallTimeToStored(entered: string): string {
  const moment = fromWallTime(entered)
  return moment ? toStored(moment.at) : ''
}

/** Both stored moments of an hour that occurs twice in autumn; undefined for every other hour. */
export function twiceOf(value: unknown): readonly [summer: string, winter: string] | undefined {
  const moment = fromWallTime(storedToWallTime(value))
  return moment?.oddity === 'twice' ? [toStored(moment.at), toStored(new Date(moment.at.getTime() + HOUR))] : undefined
}
