import { describe, expect, test } from 'vitest'
import type { ItemFilter } from './filters.ts'
import { boundOf, isShown, rangeFaults } from './match-filters.ts'

const ITEM: ItemFilter = {
  key: 'a',
  values: { game: ['holdem'] },
  numbers: { day: 20_260_619, buyIn: 100 },
  places: true,
}

const shown = (...chosen: [string, string][]): boolean => isShown(ITEM, chosen, 0)

describe('bounds', () => {
  test.each([
    ['from', '2026-06-19', true],
    ['from', '2026-06-20', false],
    ['to', '2026-06-19', true],
    ['to', '2026-06-18', false],
    ['buyInMin', '100', true],
    ['buyInMin', '101', false],
    ['buyInMax', '100', true],
    ['buyInMax', '99', false],
  ])('%s %s: %s', (name, value, expected) => {
    expect(shown([name, value])).toBe(expected)
  })

  test('one that is no number bounds nothing, and an item without the number is outside', () => {
    expect(shown(['buyInMin', 'many'])).toBe(true)
    expect(isShown({ key: 'b', values: {} }, [['buyInMax', '500']], 0)).toBe(false)
    expect(boundOf('2026-06-19')).toBe(20_260_619)
  })
})

describe('bounds that contradict each other', () => {
  test('the smallest buy-in must be below the greatest; one day alone is a range', () => {
    const buyIns = (least: string, most: string) =>
      rangeFaults([
        ['buyInMin', least],
        ['buyInMax', most],
      ])
    expect([buyIns('200', '100'), buyIns('100', '100'), buyIns('99', '100')]).toEqual([['buyIn'], ['buyIn'], []])
    const days = (from: string, to: string) =>
      rangeFaults([
        ['from', from],
        ['to', to],
      ])
    expect([days('2026-06-20', '2026-06-19'), days('2026-06-19', '2026-06-19')]).toEqual([['days'], []])
    expect(rangeFaults([['buyInMin', '200']])).toEqual([])
  })

  test('filter nothing until they are put right, while the others do', () => {
    expect(shown(['buyInMin', '500'], ['buyInMax', '400'])).toBe(true)
    expect(shown(['buyInMin', '500'], ['buyInMax', '400'], ['game', 'omaha'])).toBe(false)
  })
})

test('places are left only where it is known', () => {
  expect(shown(['places', '1'])).toBe(true)
  expect(isShown({ ...ITEM, places: false }, [['places', '1']], 0)).toBe(false)
  expect(isShown({ key: 'b', values: {} }, [['places', '1']], 0)).toBe(false)
})
