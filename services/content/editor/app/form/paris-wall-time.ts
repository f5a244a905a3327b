import { fromParisTime, toParisTime } from '#lib/domain/paris-time.ts'

const HOUR = 3_600_000

/** A stored moment, `YYYY-MM-DD HH:mm` in UTC, as a Date; undefined for what is none. */
export function parseStored(value: unknown): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)/.exec(typeof value === 'string' ? value.trim() : '') ?? []
  const moment = new Date(`${day}T${time}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** A moment as it is stored: `YYYY-MM-DD HH:mm` in UTC. */
export const toStored = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ')

/** A stored moment as `datetime-local` takes it: `YYYY-MM-DDTHH:mm`, in Paris. */
export function toWallTime(value: unknown): string {
  const moment = parseStored(value)
  if (!moment) return ''
  const { day, time } = toParisTime(moment)
  return `${day}T${time}`
}

/**
 * What was entered, `YYYY-MM-DDTHH:mm` in Paris, as it is stored. Daylight saving time: an hour that does not exist in
 * spring is one later; of the hour that there is twice in autumn, the first.
 */
export function fromWallTime(entered: string): string {
  const [day = '', time = ''] = entered.split('T')
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d/.test(time)) return ''
  return toStored(fromParisTime(day, time.slice(0, 5)))
}

/** Both moments of an hour that there is twice, in autumn, as they are stored; undefined for every other hour. */
export function twiceOf(value: unknown): readonly [summer: string, winter: string] | undefined {
  const wall = toWallTime(value)
  const first = parseStored(fromWallTime(wall))
  if (!first) return undefined
  const second = toStored(new Date(first.getTime() + HOUR))
  return toWallTime(second) === wall ? [toStored(first), second] : undefined
}
