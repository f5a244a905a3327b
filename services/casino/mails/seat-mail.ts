import type { StructureChange } from '@barriere/shared/programmes/casino/seats.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { FORMATS, LANGUAGE_TAGS, SEATS } from '@barriere/shared/locales/locales.ts'
import type { MailFact } from '../../kit/mail/layout.ts'
import type { Attachment } from '../../kit/mail/transport.ts'
import type { SeatNotice } from '../seats/notices.ts'

/** An amount in euros. */
export const euros = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale].format, { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** A day and a time in Paris: `vendredi 4 décembre 2026 à 20 h 30`. */
export function whenOf(at: Date, locale: Locale): string {
  const { day, time } = toParisTime(at)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const { format } = LANGUAGE_TAGS[locale]
  const written = new Intl.DateTimeFormat(format, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day))
  return SEATS[locale].when(written, FORMATS[locale].time(hours, minutes))
}

/** One side of a change as text; amounts are cents, a level ends with its minutes. */
function sideOf({ what }: StructureChange, text: string | undefined, locale: Locale): string {
  const { none, minutes } = SEATS[locale]
  const count = (digits: string): string => new Intl.NumberFormat(LANGUAGE_TAGS[locale].format).format(Number(digits))
  if (text === undefined) return none
  const words = text.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  switch (what) {
    case 'guarantee':
      return euros(Number(text), locale)
    case 'add-on':
      return `${euros(Number(first), locale)} (${count(last)})`
    case 'level':
      return `${words.slice(0, -1).join(' ').replace(/\d+/g, count)}, ${minutes(last)}`
    case 'break':
      return minutes(text)
    default:
      return count(text)
  }
}

const changeFact = (change: StructureChange, locale: Locale): MailFact => ({
  label: SEATS[locale].structure[change.what].replace('{level}', String(change.level ?? '')),
  value: SEATS[locale].becomes(sideOf(change, change.before, locale), sideOf(change, change.after, locale)),
})

/** Values, list of facts and files of a mail about seats, in a language. */
export function seatMail(
  notice: SeatNotice,
  locale: Locale,
): {
  readonly values: Readonly<Record<string, string>>
  readonly facts: readonly MailFact[]
  readonly attachments: readonly Attachment[]
} {
  const { of } = notice
  const labels = SEATS[locale].facts
  const what = [
    { label: labels.what, value: of.title[locale] },
    { label: labels.category, value: of.category[locale] },
    { label: labels.when, value: whenOf(of.startsAt, locale) },
    { label: labels.where, value: [of.place[locale], of.address ?? ''].filter((part) => part !== '').join('\n') },
  ].filter(({ value }) => value !== '')
  const told =
    'ticket' in notice
      ? [
          { label: labels.seats, value: String(notice.seats) },
          { label: labels.code, value: notice.ticket },
        ]
      : notice.kind === 'structure-changed'
        ? notice.changes.map((change) => changeFact(change, locale))
        : []
  return {
    values: {
      title: of.title[locale],
      when: whenOf(of.startsAt, locale),
      code: 'ticket' in notice ? notice.ticket : '',
      until: notice.kind === 'seat-offered' ? whenOf(notice.until, locale) : '',
      amount: 'cents' in notice ? euros(notice.cents, locale) : '',
    },
    facts: [...what, ...told],
    attachments: 'attachments' in notice ? notice.attachments : [],
  }
}
