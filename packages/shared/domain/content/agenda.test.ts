import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AGENDA_STATUSES,
  type Performance,
  agendaOf,
  endOf,
  groupByMonth,
  isBookableAt,
  isPast,
  isSoldAt,
  nextChange,
  nextPerformance,
  statusAt,
  takesPlace,
} from './agenda.ts'
import { toParisTime } from '../time/paris-time.ts'

const HOUR = 3_600_000

/** A Friday, at noon in Paris. */
const NOW = new Date('2026-06-12T10:00:00Z')

const at = (hours: number, status: Performance['status'] = 'open', length?: number): Performance => {
  const startsAt = new Date(NOW.getTime() + hours * HOUR)
  return { startsAt, status, ...(length === undefined ? {} : { endsAt: new Date(startsAt.getTime() + length * HOUR) }) }
}

const performance = fc
  .record({
    hours: fc.integer({ min: -2_000, max: 2_000 }),
    status: fc.constantFrom(...AGENDA_STATUSES),
    length: fc.option(fc.integer({ min: -3, max: 100 }), { nil: undefined }),
  })
  .map(({ hours, status, length }) => at(hours, status, length))

const performances = fc.array(performance, { maxLength: 8 })

const entries = fc.array(performances, { maxLength: 8 })

const times = (list: readonly { performance: Performance }[]) => list.map((item) => item.performance.startsAt.getTime())

describe('status at a moment', () => {
  test('a past performance is finished, a canceled one stays canceled', () => {
    expect(statusAt(at(-3, 'full', 2), NOW)).toBe('finished')
    expect(statusAt(at(-3, 'full', 3), NOW)).toBe('finished')
    expect(statusAt(at(-3, 'full', 4), NOW)).toBe('full')
    expect(statusAt(at(-3, 'canceled', 2), NOW)).toBe('canceled')
  })

  test('without an end it lasts until midnight in Paris', () => {
    expect(endOf(at(-5)).toISOString()).toBe('2026-06-12T22:00:00.000Z')
    expect(statusAt(at(-5), NOW)).toBe('open')
    expect(statusAt(at(-5), new Date('2026-06-12T22:00:00Z'))).toBe('finished')
    expect(endOf(at(2, 'open', -1)).toISOString()).toBe('2026-06-12T22:00:00.000Z')
  })

  test('an editor’s finished status is final', () => {
    fc.assert(
      fc.property(performance, fc.nat(3_000), (entry, hours) => {
        fc.pre(statusAt(entry, NOW) === 'finished')
        expect(statusAt(entry, new Date(NOW.getTime() + hours * HOUR))).toBe('finished')
      }),
    )
  })
})

describe('next performance', () => {
  test('a sold-out performance is skipped for the next one with seats', () => {
    const [full, canceled, open, later] = [at(2, 'full'), at(20, 'canceled'), at(40), at(60)]
    expect(nextPerformance([later, open, canceled, full], NOW)).toBe(open)
    expect(nextPerformance([canceled, full], NOW)).toBe(full)
    expect(nextPerformance([at(-50), at(50, 'finished')], NOW)).toBeUndefined()
  })

  test('is to come, has seats if any has, and none like it comes earlier', () => {
    fc.assert(
      fc.property(performances, (all) => {
        const next = nextPerformance(all, NOW)
        const coming = all.filter((one) => !isPast(one, NOW))
        if (!next) expect(coming).toEqual([])
        else {
          expect(coming).toContain(next)
          const bookable = coming.filter((one) => isBookableAt(one, NOW))
          const ahead = coming.filter((one) => isSoldAt(one, NOW) && takesPlace(one))
          const rivals = [bookable, ahead, coming].find((some = []) => some.length > 0) ?? []
          expect(Math.min(...rivals.map(({ startsAt }) => startsAt.getTime()))).toBe(next.startsAt.getTime())
          expect(rivals).toContain(next)
        }
      }),
    )
  })
})

describe('once it has begun', () => {
  test('it is not booked any more, unless it is sold for longer, and the next one represents it', () => {
    const [on, tomorrow] = [at(-1, 'open', 2), at(23)]
    const late = { ...at(-1, 'open', 5), soldUntil: at(1).startsAt }
    expect([isBookableAt(on, NOW), isBookableAt(tomorrow, NOW), isBookableAt(late, NOW)]).toEqual([false, true, true])
    expect(nextPerformance([on, tomorrow], NOW)).toBe(tomorrow)
    expect(nextPerformance([on, { ...tomorrow, status: 'full' }], NOW)).toMatchObject({ status: 'full' })
    expect(nextPerformance([on], NOW)).toBe(on)
  })

  test('the next change is the first beginning or end that is ahead', () => {
    expect(nextChange([at(-1, 'open', 2), at(5)], NOW)).toEqual(at(1).startsAt)
    expect(nextChange([at(3, 'full', 1), { ...at(-2, 'open', 9), soldUntil: at(2).startsAt }], NOW)).toEqual(
      at(2).startsAt,
    )
    expect(nextChange([at(-50)], NOW)).toBeUndefined()
    fc.assert(
      fc.property(performances, (all) => {
        const next = nextChange(all, NOW)
        const before = (moment: Date) => all.map((one) => [statusAt(one, moment), isBookableAt(one, moment)])
        const last = new Date((next?.getTime() ?? NOW.getTime() + 1) - 1)
        expect(before(last)).toEqual(before(NOW))
      }),
    )
  })
})

describe('agenda', () => {
  const same = (entry: readonly Performance[]) => entry

  test('lists what has a date to come, once, by that date', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const items = agendaOf(all, same, { now: NOW })
        expect(new Set(items.map(({ entry }) => entry)).size).toBe(items.length)
        expect(items).toHaveLength(all.filter((entry) => entry.some((one) => !isPast(one, NOW))).length)
        expect(times(items)).toEqual(times(items).toSorted((a, b) => a - b))
        for (const item of items) {
          expect(item.past).toBe(false)
          expect(item.performances).toContain(item.performance)
          expect(item.performances.some((one) => isPast(one, NOW))).toBe(false)
        }
      }),
    )
  })

  test('past ones, where they are shown, follow with the latest first', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const items = agendaOf(all, same, { now: NOW, showPast: true })
        expect(items.slice(0, agendaOf(all, same, { now: NOW }).length)).toEqual(agendaOf(all, same, { now: NOW }))
        expect(items).toHaveLength(all.filter((entry) => entry.length > 0).length)
        const past = items.filter((item) => item.past)
        expect(times(past)).toEqual(times(past).toSorted((a, b) => b - a))
      }),
    )
  })

  test('starts at a moment and stops at a number', () => {
    const list = [[at(5)], [at(50)], [at(100), at(5)], []]
    expect(agendaOf(list, same, { now: NOW, limit: 2 }).map(({ entry }) => list.indexOf(entry))).toEqual([0, 2])
    const later = agendaOf(list, same, { now: NOW, from: new Date(NOW.getTime() + 40 * HOUR) })
    expect(later.map(({ entry, performances: shown }) => [list.indexOf(entry), shown.length])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('groups follow the months of Paris and lose nothing', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const items = agendaOf(all, same, { now: NOW, showPast: true })
        const groups = groupByMonth(items)
        expect(groups.flatMap((group) => group.items)).toEqual(items)
        expect(new Set(groups.map(({ month }) => month)).size).toBe(groups.length)
        for (const { month, items: inside } of groups) {
          for (const item of inside)
            expect(month).toBe(item.past ? undefined : toParisTime(item.performance.startsAt).day.slice(0, 7))
        }
      }),
    )
    const lateUtc: Performance = { startsAt: new Date('2026-06-30T22:30:00Z'), status: 'open' }
    expect(groupByMonth(agendaOf([[lateUtc]], same, { now: NOW }))[0]?.month).toBe('2026-07')
  })
})
