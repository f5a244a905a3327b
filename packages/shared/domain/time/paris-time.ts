/** Time zone of all properties, regardless of those of the server and the visitor. */
const PARIS = 'Europe/Paris'

const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: PARIS,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** Local date and time in Paris. */
export interface ParisTime {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:mm` */
  readonly time: string
  /** 1 is Monday, 7 Sunday (ISO 8601). */
  readonly weekday: number
}

/**
 * Converts a moment (milliseconds since the epoch, or a Date) to local time in Paris. Throws a RangeError for an
 * invalid Date.
 */
export function toParisTime(moment: number | Date): ParisTime {
  const at = Number(moment)
  const shown = new Date(at + offsetAt(Math.floor(at / HOUR))).toISOString()
  const day = shown.slice(0, 10)
  return { day, time: shown.slice(11, 16), weekday: weekdayOf(day) }
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Cache size in hours; a year has 8,760. */
const REMEMBERED = 10_000

const offsets = new Map<number, number>()

/**
 * UTC offset of Paris in milliseconds, for an hour since the epoch. Cached by hour, because `Intl` is slow and the
 * offset changes on the hour only.
 */
function offsetAt(hour: number): number {
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const part = Object.fromEntries(PARTS.formatToParts(hour * HOUR).map(({ type, value }) => [type, value])) as Record<
    string,
    string
  >
  const offset =
    Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`) - hour * HOUR
  if (offsets.size >= REMEMBERED) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

/** Weekday of a day, 1 for Monday to 7 for Sunday (ISO 8601). */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** Adds days to a day, `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Days from one day to another, both `YYYY-MM-DD`: the nights of a stay. Negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY

/**
 * The moment of a local time in Paris. A time skipped at the change to summer time means one hour later; for a time
 * that occurs twice in autumn, the first counts.
 */
export function fromParisTime(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const candidates = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000))
  const exact = candidates.find((moment) => {
    const shown = toParisTime(moment)
    return shown.day === day && shown.time === time
  })
  return exact ?? (candidates[1] as Date)
}

/** Milliseconds until the next day begins in Paris. */
export const untilMidnight = (now: number): number =>
  fromParisTime(addDays(toParisTime(now).day, 1), '00:00').getTime() - now
