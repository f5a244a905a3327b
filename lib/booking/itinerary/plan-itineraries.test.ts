import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AGENDA_STATUSES, type AgendaStatus } from '@barriere/shared/domain/content/agenda.ts'
import { type OpeningPeriod, WEEKDAYS } from '@barriere/shared/domain/time/opening-hours.ts'
import { addDays, fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { ItineraryShow, ItineraryTable } from './itinerary.ts'
import { nextShowDays, nextTableDay, planItineraries } from './plan-itineraries.ts'

/** A Friday. */
const DAY = '2026-06-12'
const NOON = fromParisTime(DAY, '12:00')
const HOTEL = { key: 'hotel' }

const every = (opens: string, closes: string): OpeningPeriod => ({ label: undefined, days: WEEKDAYS, opens, closes })
const table = (key: string, ...periods: OpeningPeriod[]): ItineraryTable => ({ key, periods, specialDays: [] })
const show = (time: string, minutes?: number, status: AgendaStatus = 'open', day = DAY): ItineraryShow => {
  const startsAt = fromParisTime(day, time)
  return {
    key: `${day} ${time}`,
    startsAt,
    endsAt: minutes === undefined ? undefined : new Date(startsAt.getTime() + minutes * 60_000),
    status,
  }
}

const plan = (more: Partial<Parameters<typeof planItineraries>[0]>) =>
  planItineraries({ day: DAY, party: 2, shows: [], restaurants: [], hotel: HOTEL, now: NOON, ...more })

/** `before 18:30 bar + 20:30`, in short. */
const told = ({ itineraries }: ReturnType<typeof plan>) =>
  itineraries.map(({ dinner, table: seat, show: seen }) =>
    [
      dinner,
      seat && `${toParisTime(seat.at).time} ${seat.restaurant.key}`,
      seen && toParisTime(seen.show.startsAt).time,
    ]
      .filter(Boolean)
      .join(' '),
  )

describe('table and show', () => {
  test.each([
    ['two hours before at the latest', '18:30', '22:00', ['before 18:30 t 20:30']],
    ['not a quarter of an hour later', '18:45', '22:00', []],
    [
      'after, where the kitchen still takes guests half an hour after the end',
      '19:00',
      '23:00',
      ['after 22:30 t 20:30'],
    ],
    ['not where it closes at that very minute', '19:00', '22:30', []],
    ['not within the half hour of last service', '19:00', '22:45', []],
    ['both', '18:00', '23:30', ['before 18:30 t 20:30', 'after 22:30 t 20:30']],
  ])('%s', (_, opens, closes, expected) => {
    const found = plan({ shows: [show('20:30', 90)], restaurants: [table('t', every(opens, closes))] })
    expect(told(found).filter((line) => line.includes('fore') || line.includes('after'))).toEqual(expected)
    expect(found.lacking.table).toBe(expected.length > 0 ? undefined : 'clash')
  })

  test('nothing between them: each alone, and why', () => {
    const found = plan({ shows: [show('20:30', 95)], restaurants: [table('t', every('19:00', '22:30'))] })
    expect(told(found)).toEqual(['20:30', '20:00 t'])
    expect(found.lacking).toEqual({ show: undefined, table: 'clash', room: undefined })
  })

  test('a show without an end lasts two hours', () => {
    expect(told(plan({ shows: [show('20:30')], restaurants: [table('t', every('19:00', '00:00'))] }))).toEqual([
      'after 23:00 t 20:30',
    ])
  })

  test('a kitchen past midnight serves the next day’s first hours, not the day before’s', () => {
    const late = table('late', { ...every('18:00', '01:00'), days: ['fri'] })
    expect(told(plan({ shows: [show('21:00', 180)], restaurants: [late] }))).toEqual([
      'before 19:00 late 21:00',
      'after 00:30 late 21:00',
    ])
    expect(
      plan({ day: '2026-06-13', shows: [show('21:00', 200, 'open', '2026-06-13')], restaurants: [late] }).lacking.table,
    ).toBe('closed')
  })

  test('after a matinée one waits for the kitchen, never half the night', () => {
    const dinner = table('t', every('19:00', '23:00'))
    expect(told(plan({ shows: [show('16:00', 90)], restaurants: [dinner] }))).toEqual(['after 19:00 t 16:00'])
    expect(plan({ shows: [show('14:00', 60)], restaurants: [dinner] }).lacking.table).toBe('clash')
  })

  test('a special day counts instead of its weekday', () => {
    const closed = { ...table('t', every('18:00', '23:30')), specialDays: [{ day: DAY, label: undefined, spans: [] }] }
    expect(plan({ shows: [show('20:30', 90)], restaurants: [closed] }).lacking.table).toBe('closed')
    const open = {
      ...table('t'),
      specialDays: [{ day: DAY, label: undefined, spans: [{ label: undefined, opens: '18:00', closes: '20:00' }] }],
    }
    expect(told(plan({ shows: [show('20:30', 90)], restaurants: [open] }))).toEqual(['before 18:30 t 20:30'])
  })

  test('three at most, as different as can be, the house’s own table first among equals', () => {
    const restaurants = [...'abcd'].map((key) => table(key, every('18:00', '00:00')))
    const shows = [show('20:30', 90), show('21:00', 60)]
    const { itineraries } = plan({ shows, restaurants })
    expect(itineraries).toHaveLength(3)
    expect(new Set(itineraries.map(({ table: seat }) => seat?.restaurant.key)).size).toBe(3)
    const own = restaurants.map((one) => (one.key === 'd' ? { ...one, own: true } : one))
    expect(plan({ shows, restaurants: own }).itineraries.map(({ table: seat }) => seat?.restaurant.key)).toContain('d')
  })
})

describe('statuses', () => {
  const restaurants = [table('t', every('18:00', '23:30'))]

  test.each(AGENDA_STATUSES)('%s', (status) => {
    const { itineraries, lacking } = plan({ shows: [show('20:30', 90, status)], restaurants })
    const goes = status === 'open' || status === 'exclusive' || status === 'promotion'
    expect(itineraries.some(({ show: seen }) => seen)).toBe(goes)
    expect(lacking.show).toBe(goes ? undefined : status === 'finished' ? 'begun' : status)
    expect(itineraries.every(({ table: seat, room }) => seat && room)).toBe(true)
  })

  test('one available show is enough; otherwise sold out is the first reason given', () => {
    expect(plan({ shows: [show('20:30', 90, 'full'), show('21:00', 60)], restaurants }).lacking.show).toBeUndefined()
    expect(plan({ shows: [show('20:00', 60, 'canceled'), show('20:30', 90, 'full')], restaurants }).lacking.show).toBe(
      'full',
    )
  })

  test('what has begun is over for who comes now', () => {
    const found = plan({ shows: [show('20:30', 90)], restaurants, now: fromParisTime(DAY, '20:30') })
    expect(told(found)).toEqual(['21:00 t'])
    expect(found.lacking.show).toBe('begun')
  })

  test('a fair of two days is no show of one evening', () => {
    expect(plan({ shows: [show('20:00', 1_440)], restaurants }).lacking.show).toBe('none')
  })
})

describe('what is missing', () => {
  test('everything but the room, the room, and all', () => {
    expect(plan({})).toEqual({
      itineraries: [
        {
          dinner: undefined,
          table: undefined,
          show: undefined,
          party: 2,
          room: { hotel: HOTEL, arrive: DAY, depart: '2026-06-13' },
        },
      ],
      lacking: { show: 'none', table: 'none', room: undefined },
    })
    expect(plan({ hotel: undefined })).toEqual({
      itineraries: [],
      lacking: { show: 'none', table: 'none', room: 'none' },
    })
  })

  test('too late for a table today is another thing than closed', () => {
    const restaurants = [table('t', every('19:00', '22:00'))]
    expect(plan({ restaurants, now: fromParisTime(DAY, '21:45') }).lacking.table).toBe('late')
    expect(plan({ restaurants: [table('lunch', every('12:00', '14:00'))] }).lacking.table).toBe('closed')
  })

  test('a day that is over has nothing', () => {
    expect(plan({ day: '2026-06-11', restaurants: [table('t', every('18:00', '23:00'))] }).itineraries).toEqual([])
  })

  test('the next days with a show that can be seen, each once', () => {
    const days = ['2026-06-30', '2026-06-13', '2026-06-20', '2026-06-13', '2026-07-04', DAY]
    const shows = [
      ...days.map((day) => show('20:30', 90, 'open', day)),
      show('20:30', 90, 'full', '2026-06-14'),
      show('00:30', 60, 'open', '2026-06-17'),
    ]
    expect(nextShowDays(shows, DAY, NOON)).toEqual(['2026-06-13', '2026-06-16', '2026-06-20'])
  })

  test('the next day with a table, within a fortnight', () => {
    expect(nextTableDay([table('t', { ...every('19:00', '22:00'), days: ['mon'] })], DAY, NOON)).toBe('2026-06-15')
    expect(nextTableDay([table('t', every('12:00', '14:00'))], DAY, NOON)).toBeUndefined()
  })
})

describe('whatever the town has', () => {
  const clock = fc
    .integer({ min: 0, max: 95 })
    .map(
      (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    )
  const period = fc.record({
    label: fc.constant(undefined),
    days: fc.subarray([...WEEKDAYS], { minLength: 3 }),
    opens: clock,
    closes: clock,
  })
  /** Days around both changes of the clock, a leap day, the end of a year. */
  const day = fc.constantFrom(
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2028-02-29',
    '2026-12-31',
    DAY,
  )

  const request = day.chain((on) =>
    fc.record({
      day: fc.constant(on),
      party: fc.integer({ min: 1, max: 9 }),
      shows: fc.array(
        fc
          .record({
            key: fc.string(),
            status: fc.constantFrom(...AGENDA_STATUSES),
            startsAt: fc
              .integer({ min: -8 * 60, max: 34 * 60 })
              .map((minutes) => new Date(fromParisTime(on, '00:00').getTime() + minutes * 60_000)),
            minutes: fc.option(fc.integer({ min: -60, max: 900 }), { nil: undefined }),
          })
          .map(({ minutes, ...one }) => ({
            ...one,
            endsAt: minutes === undefined ? undefined : new Date(one.startsAt.getTime() + minutes * 60_000),
          })),
        { maxLength: 5 },
      ),
      restaurants: fc.array(
        fc.record({
          key: fc.string(),
          own: fc.boolean(),
          periods: fc.array(period, { maxLength: 3 }),
          specialDays: fc.array(
            fc.record({
              day: fc.integer({ min: -1, max: 1 }).map((days) => addDays(on, days)),
              label: fc.constant(undefined),
              spans: fc.array(fc.record({ label: fc.constant(undefined), opens: clock, closes: clock }), {
                maxLength: 1,
              }),
            }),
            { maxLength: 2 },
          ),
        }),
        { maxLength: 4 },
      ),
      hotel: fc.option(fc.constant(HOTEL), { nil: undefined }),
      now: fc
        .integer({ min: -48 * 60, max: 30 * 60 })
        .map((minutes) => new Date(fromParisTime(on, '00:00').getTime() + minutes * 60_000)),
    }),
  )

  /**
   * Independent implementation by epoch time instead of local time: whether a stretch of the day or of the day before
   * contains the moment.
   */
  const takesGuests = ({ periods, specialDays }: ItineraryTable, moment: Date): boolean => {
    const today = toParisTime(moment).day
    return [addDays(today, -1), today].some((of) => {
      const spans =
        specialDays.find((special) => special.day === of)?.spans ??
        periods.filter(({ days }) =>
          days.includes(WEEKDAYS[toParisTime(fromParisTime(of, '12:00')).weekday - 1] ?? 'mon'),
        )
      return spans.some(({ opens, closes }) => {
        const until =
          closes > opens
            ? fromParisTime(of, closes)
            : closes === opens
              ? fromParisTime(addDays(of, 1), '00:00')
              : fromParisTime(addDays(of, 1), closes)
        const from = closes === opens ? fromParisTime(of, '00:00') : fromParisTime(of, opens)
        return moment >= from && moment < until
      })
    })
  }

  test('property: no itinerary has overlapping parts', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { itineraries, lacking } = planItineraries(asked)
        expect(itineraries.length).toBeLessThanOrEqual(3)
        expect(
          new Set(
            itineraries.map(({ table: seat, show: seen }) =>
              JSON.stringify([
                asked.restaurants.indexOf(seat?.restaurant as never),
                seat?.at,
                asked.shows.indexOf(seen?.show as never),
              ]),
            ),
          ).size,
        ).toBe(itineraries.length)
        for (const { table: seat, show: seen, room, dinner, party } of itineraries) {
          expect(party).toBe(asked.party)
          expect(dinner !== undefined).toBe(seat !== undefined && seen !== undefined)
          if (seat) {
            expect(takesGuests(seat.restaurant, seat.at)).toBe(true)
            expect(seat.at >= asked.now).toBe(true)
            const { day: seated, time } = toParisTime(seat.at)
            expect(
              (seated === asked.day && time >= '18:00') || (seated === addDays(asked.day, 1) && time < '02:00'),
            ).toBe(true)
          }
          if (seen) {
            expect(['open', 'exclusive', 'promotion']).toContain(seen.show.status)
            expect(seen.show.startsAt > asked.now && seen.endsAt > seen.show.startsAt).toBe(true)
          }
          if (seat && seen) {
            const [sits, begins, ends] = [seat.at.getTime(), seen.show.startsAt.getTime(), seen.endsAt.getTime()]
            expect(dinner === 'before' ? begins - sits >= 7_200_000 : sits - ends >= 1_800_000).toBe(true)
          }
          if (room) expect([room.arrive, room.depart]).toEqual([asked.day, addDays(asked.day, 1)])
        }
        const past = asked.day < toParisTime(asked.now).day
        // A missing show always has a reason.
        if (!past && !itineraries.some(({ show: seen }) => seen)) expect(lacking.show).toBeDefined()
        if (!past && !itineraries.some(({ table: seat }) => seat)) expect(lacking.table).toBeDefined()
        expect(lacking.room).toBe(asked.hotel ? undefined : 'none')
      }),
      { numRuns: 400 },
    )
  })
})
