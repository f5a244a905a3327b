import { addDays, fromParisTime, weekdayOf } from './paris-time.ts'

/** Weekdays with the content's names, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** Special days are announced this many days ahead. */
export const ANNOUNCED_DAYS = 30

/**
 * Hours of a period, `HH:mm` in Paris. Closing before opening means after midnight; equal times mean around the clock.
 */
export interface OpeningSpan {
  /** Name of the service during these hours, such as “Déjeuner”. */
  readonly label: string | undefined
  readonly opens: string
  readonly closes: string
  /** Marks of the visual editor, in a draft. */
  readonly edit?: Marks | undefined
}

type Marks = Readonly<Record<string, string>>

/** Hours that recur on some weekdays. */
export interface OpeningPeriod extends OpeningSpan {
  readonly days: readonly Weekday[]
}

/** Hours of one date (`YYYY-MM-DD`) that replace its weekday's; no spans mean closed. */
export interface SpecialDay {
  readonly day: string
  readonly label: string | undefined
  readonly spans: readonly OpeningSpan[]
  /** Marks of the visual editor, in a draft. */
  readonly edit?: Marks | undefined
}

/** Neighbouring weekdays with the same hours; no hours mean closed. */
export interface OpeningLine {
  readonly first: Weekday
  readonly last: Weekday
  readonly spans: readonly OpeningSpan[]
  /** Whether these are the hours of today. */
  readonly today: boolean
}

export interface OpeningHours {
  /** The week, every weekday in exactly one line. None is marked as today if today is a special day. */
  readonly week: readonly OpeningLine[]
  readonly today: SpecialDay | undefined
  /** Special days of the coming weeks without today, the nearest first. */
  readonly ahead: readonly SpecialDay[]
}

/** Opening hours to display on a day (`YYYY-MM-DD` in Paris). Of two entries for one special day, the first counts. */
export function openingHours(
  periods: readonly OpeningPeriod[],
  specialDays: readonly SpecialDay[],
  day: string,
): OpeningHours {
  const today = specialDays.find((special) => special.day === day)
  const last = addDays(day, ANNOUNCED_DAYS)
  const ahead = specialDays.filter(
    (special, index) =>
      special.day > day && special.day <= last && specialDays.findIndex((other) => other.day === special.day) === index,
  )
  return {
    week: weekLines(periods, today ? undefined : WEEKDAYS[weekdayOf(day) - 1]),
    today,
    ahead: ahead.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  }
}

function weekLines(periods: readonly OpeningPeriod[], today: Weekday | undefined): OpeningLine[] {
  const lines: OpeningLine[] = []
  for (const weekday of WEEKDAYS) {
    const spans = spansOf(periods, weekday)
    const line = lines.at(-1)
    if (line && sameSpans(line.spans, spans))
      lines[lines.length - 1] = { ...line, last: weekday, today: line.today || weekday === today }
    else lines.push({ first: weekday, last: weekday, spans, today: weekday === today })
  }
  return lines
}

/** Hours of a weekday, the earliest first. */
const spansOf = (periods: readonly OpeningPeriod[], weekday: Weekday): OpeningSpan[] =>
  periods
    .filter((period) => period.days.includes(weekday))
    .map(({ label, opens, closes, edit }) => ({ label, opens, closes, ...(edit ? { edit } : {}) }))
    .toSorted((one, other) => (one.opens < other.opens ? -1 : one.opens > other.opens ? 1 : 0))

const sameSpans = (some: readonly OpeningSpan[], others: readonly OpeningSpan[]): boolean =>
  some.length === others.length &&
  some.every((span, index) => {
    const other = others[index]
    return other?.label === span.label && other?.opens === span.opens && other?.closes === span.closes
  })

/** Around the clock: closing and opening time are equal. */
export const isAroundTheClock = ({ opens, closes }: OpeningSpan): boolean => opens === closes

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * Whether it is open at a moment (`day` and `time` in Paris, `YYYY-MM-DD` and `HH:mm`), including a stretch that began
 * the day before and ends after midnight.
 */
export function isOpenAt(
  periods: readonly OpeningPeriod[],
  specialDays: readonly SpecialDay[],
  { day, time }: { day: string; time: string },
): boolean {
  const spansOn = (of: string): readonly OpeningSpan[] => hoursOn(periods, specialDays, of)
  const now = minutesOf(time)
  const today = spansOn(day).some(({ opens, closes }) => {
    const [from, until] = [minutesOf(opens), minutesOf(closes)]
    return until > from ? now >= from && now < until : now >= from || until === from
  })
  return (
    today ||
    spansOn(addDays(day, -1)).some(
      ({ opens, closes }) => minutesOf(closes) < minutesOf(opens) && now < minutesOf(closes),
    )
  )
}

/** Open or closed, from a moment on. */
export interface OpeningState {
  readonly from: Date
  readonly open: boolean
  /** When it closes, or opens again; undefined if that is not within `KNOWN_DAYS`. */
  readonly until: Date | undefined
}

/** Days ahead in which the next change is searched. */
const KNOWN_DAYS = 8

/**
 * States in their order from the beginning of a day (`YYYY-MM-DD` in Paris) on. A state begins at each change and at
 * each midnight, so that its text can name the day. Spans that meet or overlap count as one.
 */
export function openingStates(
  periods: readonly OpeningPeriod[],
  specialDays: readonly SpecialDay[],
  day: string,
  days: number,
): OpeningState[] {
  const stretches = merged(
    Array.from({ length: days + KNOWN_DAYS + 1 }, (_, index) => addDays(day, index - 1)).flatMap((one) =>
      hoursOn(periods, specialDays, one).map(({ opens, closes }): Stretch => {
        const last = minutesOf(closes) > minutesOf(opens) ? one : addDays(one, 1)
        return [fromParisTime(one, opens).getTime(), fromParisTime(last, closes).getTime()]
      }),
    ),
  )
  const midnights = Array.from({ length: days }, (_, index) => fromParisTime(addDays(day, index), '00:00').getTime())
  const end = fromParisTime(addDays(day, days), '00:00').getTime()
  const horizon = fromParisTime(addDays(day, days + KNOWN_DAYS), '00:00').getTime()
  const changes = [...midnights, ...stretches.flat()].filter((at) => at >= (midnights[0] ?? end) && at < end)
  return [...new Set(changes)]
    .toSorted((one, other) => one - other)
    .map((at) => {
      const current = stretches.find(([from, until]) => from <= at && at < until)
      const next = current ? current[1] : stretches.find(([from]) => from > at)?.[0]
      return {
        from: new Date(at),
        open: current !== undefined,
        until: next === undefined || next >= horizon ? undefined : new Date(next),
      }
    })
}

/** Milliseconds since the epoch. */
type Stretch = readonly [from: number, until: number]

function merged(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = []
  for (const [from, until] of stretches.toSorted((one, other) => one[0] - other[0])) {
    const last = all.at(-1)
    if (last && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], until)]
    else all.push([from, until])
  }
  return all
}

/** Hours of a date, the earliest first; on a special day, its own. */
export const hoursOn = (
  periods: readonly OpeningPeriod[],
  specialDays: readonly SpecialDay[],
  day: string,
): readonly OpeningSpan[] =>
  specialDays.find((special) => special.day === day)?.spans ?? spansOf(periods, WEEKDAYS[weekdayOf(day) - 1] as Weekday)
