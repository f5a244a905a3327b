import { addDays } from './paris-time.ts'

/** Whole days, such as a stay: the first and the last one, both included, `YYYY-MM-DD`. */
interface WholeDays {
  readonly from: string
  readonly until: string
}

/** Moments, such as a performance; without an end it is a point in time (RFC 5545 §3.6.1). */
interface Moments {
  readonly startsAt: Date
  readonly endsAt?: Date | undefined
}

/** One entry of a calendar. */
export type CalendarEntry = (WholeDays | Moments) & EntryWords

interface EntryWords {
  /** Stable id: importing a newer file updates the entry instead of adding one. */
  readonly uid: string
  /** Milliseconds since the epoch: moment of this description (`DTSTAMP`). */
  readonly stamp: number
  readonly title: string
  readonly place?: string | undefined
  readonly text?: string | undefined
  /** An absolute address. */
  readonly url?: string | undefined
  /** Cancelled: calendars with the entry strike it. */
  readonly canceled?: boolean | undefined
}

/** Octets of a line without its end (RFC 5545 §3.1). */
const LINE = 75

/** A calendar of one entry, as the text of an `.ics` file (RFC 5545), to be sent as UTF-8. */
export const calendarOf = ({ uid, stamp, title, place, text, url, canceled, ...when }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Barriere//Website//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(new Date(stamp))}`,
    ...('from' in when ? daysOf(when) : momentsOf(when)),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(url ? [`URL:${url.replace(/[\r\n]/g, '')}`] : []),
    ...(canceled ? ['STATUS:CANCELLED'] : []),
    // Whole days do not block the calendar, so that a guest on holiday can still be invited.
    ...('from' in when ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .join('\r\n') + '\r\n'

const daysOf = ({ from, until }: WholeDays): string[] => [
  `DTSTART;VALUE=DATE:${compact(from)}`,
  // `DTEND` is exclusive for all-day events (§3.6.1).
  `DTEND;VALUE=DATE:${compact(addDays(until, 1))}`,
]

/** In UTC, so that the file needs no time zone; each calendar converts it. */
const momentsOf = ({ startsAt, endsAt }: Moments): string[] => [
  `DTSTART:${utc(startsAt)}`,
  ...(endsAt && endsAt > startsAt ? [`DTEND:${utc(endsAt)}`] : []),
]

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')

const compact = (day: string): string => day.replaceAll('-', '')

/** Injection: escapes a text value (§3.3.11), so that line breaks cannot add a property. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const encoder = new TextEncoder()

/** Line folding at 75 octets, never within a character; continuation lines begin with a space (§3.1). */
function folded(line: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece]
}
