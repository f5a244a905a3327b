import { expect, test } from 'vitest'
import { shareOf, sumOf, toCents } from './money.ts'

test('a sum has no fraction of a cent, where floating-point euros have one', () => {
  const tax = { cents: 110, currency: 'EUR' } as const
  expect(sumOf([tax, tax, tax])).toEqual({ cents: 330, currency: 'EUR' })
  expect(1.1 + 1.1 + 1.1).not.toBe(3.3)
  expect(sumOf([])).toBeUndefined()
})

test('amounts of two currencies have no sum', () => {
  const foreign = { cents: 100, currency: 'CHF' } as unknown as { cents: number; currency: 'EUR' }
  expect(() => sumOf([{ cents: 100, currency: 'EUR' }, foreign])).toThrow(RangeError)
})

test('euros with decimals are whole cents', () => {
  expect([4.35, 1.15, 8.2, 0.29, 28].map(toCents)).toEqual([435, 115, 820, 29, 2_800])
})

test('a share is whole euros', () => {
  expect(toCents(285)).toBe(28_500)
  expect(shareOf(28_500, 90)).toBe(25_700)
  expect(shareOf(28_500, 100)).toBe(28_500)
})
