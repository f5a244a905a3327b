import { expect, test } from 'vitest'
import { isBearer, isOneOf, ownSecretPair, secretPair, secretsOf } from './secret-pair.ts'

test('a variable holds one secret, or the active one and a passive one', () => {
  expect(secretPair(3).parse('abc')).toEqual(['abc'])
  expect(secretPair(3).parse(' abc , def')).toEqual(['abc', 'def'])
  expect(ownSecretPair('HOTEL_PEPPER').parse(undefined)).toEqual(['local-hotel-pepper'])
  expect(secretsOf(['abc', 'def'])).toEqual(['abc', 'def'])
})

test.each(['', 'ab', 'abc,', ',abc', 'abc,de', 'abc,def,ghi'])('%j is no pair of at least three characters', (text) => {
  expect(secretPair(3).safeParse(text).success).toBe(false)
})

test('both secrets of a pair are accepted, and no other text', () => {
  expect(['abc', 'def', 'ab', 'abc,def', ''].map((given) => isOneOf(given, ['abc', 'def']))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(isOneOf('def', ['abc'])).toBe(false)
  expect(
    ['Bearer abc', 'Bearer def', 'bearer abc', 'abc', undefined].map((one) => isBearer(one, ['abc', 'def'])),
  ).toEqual([true, true, false, false, false])
})
