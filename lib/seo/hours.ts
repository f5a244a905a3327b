import type { DayOfWeek, OpeningHoursSpecificationLeaf } from 'schema-dts'
import {
  type OpeningPeriod,
  type OpeningSpan,
  type SpecialDay,
  WEEKDAYS,
  type Weekday,
  isAroundTheClock,
} from '@barriere/shared/domain/time/opening-hours.ts'
import { thing } from './thing.ts'

const NAMES: Readonly<Record<Weekday, DayOfWeek>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** Around the clock and closed all day, in the form that Google asks for. */
const ALL_DAY = { opens: '00:00', closes: '23:59' } as const
const CLOSED = { opens: '00:00', closes: '00:00' } as const

/**
 * https://schema.org/OpeningHoursSpecification of the week and of the special days from `today` (`YYYY-MM-DD`) on,
 * which replace the week's hours. Of two entries for one special day, the first one counts. Undefined where no hours
 * are known.
 */
export function openingHoursSpecification(
  periods: readonly OpeningPeriod[],
  specialDays: readonly SpecialDay[],
  today: string,
): readonly OpeningHoursSpecificationLeaf[] | undefined {
  const week = periods
    .filter(({ days }) => days.length > 0)
    .map((period) =>
      thing<OpeningHoursSpecificationLeaf>({
        '@type': 'OpeningHoursSpecification',
        'dayOfWeek': WEEKDAYS.filter((weekday) => period.days.includes(weekday)).map((weekday) => NAMES[weekday]),
        ...hoursOf(period),
      }),
    )
  if (week.length === 0) return undefined
  const special = specialDays
    .filter(({ day }, index) => day >= today && specialDays.findIndex((other) => other.day === day) === index)
    .flatMap(({ day, spans }) =>
      (spans.length === 0 ? [CLOSED] : spans.map(hoursOf)).map((hours) =>
        thing<OpeningHoursSpecificationLeaf>({
          '@type': 'OpeningHoursSpecification',
          ...hours,
          'validFrom': day,
          'validThrough': day,
        }),
      ),
    )
  return [...week, ...special]
}

const hoursOf = (span: OpeningSpan) => (isAroundTheClock(span) ? ALL_DAY : { opens: span.opens, closes: span.closes })
