import { describe, expect, test } from 'vitest'
import { addYears, windowOn } from '@barriere/shared/domain/time/month.ts'
import { addDays } from '@barriere/shared/domain/time/paris-time.ts'
import { type CountedStay, countStays, decidingWindow, dueChanges, missing } from './level-rule.ts'

const RULE = { nights: 12, spend: 300_000 }
const TODAY = '2026-11-02'

const stay = (departure: string, nights: number, amount = 0): CountedStay => ({
  arrival: addDays(departure, -nights),
  departure,
  amount,
})

const due = (
  level: 'IBPROSPECT' | 'IBINFINIMENT' | 'IBCOLLABORATEUR',
  until: string | null,
  stays: CountedStay[],
  today = TODAY,
) => dueChanges({ level, until }, stays, { rule: RULE, today })

describe('the window of twelve months', () => {
  test('ends on its day, and has 29 February as a day like any other', () => {
    expect(windowOn('2026-11-02')).toEqual({ from: '2025-11-03', to: '2026-11-02' })
    expect(windowOn('2028-02-29')).toEqual({ from: '2027-03-01', to: '2028-02-29' })
    expect([addYears('2028-02-29', 1), addYears('2028-02-29', -4)]).toEqual(['2029-02-28', '2024-02-29'])
  })

  test('counts nights and spend of the stays that ended in it, first and last day included', () => {
    const stays = [
      stay('2025-11-02', 9, 9),
      stay('2025-11-03', 1, 10),
      stay('2026-11-02', 2, 20),
      stay('2026-11-03', 4, 40),
    ]
    expect(countStays(stays, windowOn(TODAY))).toEqual({ nights: 3, spend: 30 })
  })

  test('is that before the end of a level which has one', () => {
    expect(decidingWindow({ level: 'IBPROSPECT', until: null }, TODAY)).toEqual(windowOn(TODAY))
    expect(decidingWindow({ level: 'IBINFINIMENT', until: '2027-03-05' }, TODAY)).toEqual(windowOn('2027-03-05'))
  })
})

describe('Infiniment is reached', () => {
  const counted = { nights: 12, spend: 5 }

  test('at once, by nights or by spend, for twelve months', () => {
    expect(due('IBPROSPECT', null, [stay(TODAY, 5, 5), stay('2026-01-09', 7)])).toEqual([
      { day: TODAY, from: 'IBPROSPECT', to: 'IBINFINIMENT', why: 'stays', ...counted, until: '2027-11-02' },
    ])
    expect(due('IBPROSPECT', null, [stay(TODAY, 1, 300_000)])).toMatchObject([{ to: 'IBINFINIMENT', nights: 1 }])
  })

  test('not one night or one cent too early', () => {
    expect(due('IBPROSPECT', null, [stay(TODAY, 11, 299_999)])).toEqual([])
    expect(due('IBPROSPECT', null, [stay(addDays(TODAY, 1), 30, 900_000)])).toEqual([])
    expect(due('IBPROSPECT', null, [stay('2025-11-02', 30, 900_000)])).toEqual([])
  })
})

describe('Infiniment ends', () => {
  test('not before its day, whatever the stays are', () => {
    expect(due('IBINFINIMENT', '2026-11-03', [])).toEqual([])
  })

  test('on its day where the twelve months before it were not enough', () => {
    expect(due('IBINFINIMENT', TODAY, [stay('2026-05-01', 3, 900)])).toEqual([
      { day: TODAY, from: 'IBINFINIMENT', to: 'IBPROSPECT', why: 'expired', nights: 3, spend: 900, until: null },
    ])
  })

  test('and is renewed for twelve months where they were', () => {
    expect(due('IBINFINIMENT', TODAY, [stay('2026-05-01', 12, 900)])).toEqual([
      {
        day: TODAY,
        from: 'IBINFINIMENT',
        to: 'IBINFINIMENT',
        why: 'renewed',
        nights: 12,
        spend: 900,
        until: '2027-11-02',
      },
    ])
  })

  test('as it would have, where nobody counted for years: each term is decided by its own months', () => {
    const changes = due('IBINFINIMENT', '2023-04-10', [
      stay('2023-01-09', 12),
      stay('2024-09-09', 12),
      stay('2026-10-30', 12),
    ])
    expect(changes.map(({ day, why, to }) => [day, why, to])).toEqual([
      ['2023-04-10', 'renewed', 'IBINFINIMENT'],
      ['2024-04-10', 'expired', 'IBPROSPECT'],
      [TODAY, 'stays', 'IBINFINIMENT'],
    ])
  })

  test('twelve months after the first count where it is older than the rule', () => {
    expect(due('IBINFINIMENT', null, [])).toEqual([
      {
        day: TODAY,
        from: 'IBINFINIMENT',
        to: 'IBINFINIMENT',
        why: 'granted',
        nights: 0,
        spend: 0,
        until: '2027-11-02',
      },
    ])
  })
})

test('a collaborator’s level is changed by no stay', () => {
  expect(due('IBCOLLABORATEUR', null, [stay(TODAY, 60, 9_000_000)])).toEqual([])
})

test('what is missing is never less than nothing', () => {
  expect(missing({ nights: 5, spend: 400_000 }, RULE)).toEqual({ nights: 7, spend: 0 })
})
