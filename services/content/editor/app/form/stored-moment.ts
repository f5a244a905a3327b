import { fromWallTime, toWallTime } from '../history/wall-time.ts'

const HOUR = 3_600_000

/** A stored moment, `YYYY-MM-DD HH:mm` in UTC, as a Date; undefined for what is none. */
export function parseStored(value: unknown): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)/.exec(typeof value === 'string' ? value.trim() : '') ?? []
  const moment = new Date(`${day}T${time}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** A moment as it is stored: `YYYY-MM-DD HH:mm` in UTC. */
const toStored = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ')

/** A stored moment as `datetime-local` takes it: `YYYY-MM-DDTHH:mm`, in Paris. */
export function storedToWallTime(value: unknown): string {
  const moment = parseStored(value)
  return moment ? toWallTime(moment.getTime()) : ''
}

/**
 * What was entered, `YYYY-MM-DDTHH:mm` in Paris, as it is stored. Daylight saving time: an hour that does not exist in
 * spring is one later; of the hour that there is twice in autumn, the first.
 */
export function wallTimeToStored(entered: string): string {
  const moment = fromWallTime(entered)
  return moment ? toStored(moment.at) : ''
}

/** Both moments of an hour that there is twice, in autumn, as they are stored; undefined for every other hour. */
export function twiceOf(value: unknown): readonly [summer: string, winter: string] | undefined {
  const moment = fromWallTime(storedToWallTime(value))
  return moment?.oddity === 'twice' ? [toStored(moment.at), toStored(new Date(moment.at.getTime() + HOUR))] : undefined
}
