import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { POSTAL_CODE, hasPostalCodes, isPostalCode, postalCodeExample, readPostalCode } from './postal-code.ts'

const KNOWN = [
  'FR',
  'BE',
  'CH',
  'LU',
  'MC',
  'DE',
  'GB',
  'IE',
  'IT',
  'ES',
  'PT',
  'NL',
  'AT',
  'DK',
  'SE',
  'NO',
  'FI',
  'PL',
  'CZ',
  'US',
  'CA',
  'AU',
  'JP',
]

test.each(KNOWN)('the example of %s is one, in small letters too, and any country could have it', (country) => {
  const example = postalCodeExample(country) ?? ''
  expect([
    isPostalCode(example, country),
    isPostalCode(` ${example.toLowerCase()} `, country),
    POSTAL_CODE.test(example),
  ]).toEqual([true, true, true])
})

test.each([
  ['FR', '97133'],
  ['FR', '20000'],
  ['LU', 'L-1009'],
  ['GB', 'M1 1AE'],
  ['GB', 'EC1A1BB'],
  ['IE', 'D6W XY00'],
  ['NL', '1012AB'],
  ['US', '10001-1234'],
  ['CA', 'K1A0B1'],
  ['JP', '1000001'],
  ['SE', '11122'],
])('in %s, %s is one', (country, code) => {
  expect(isPostalCode(code, country)).toBe(true)
})

test.each([
  ['FR', '1480'],
  ['FR', '148000'],
  ['FR', '99999'],
  ['FR', '00100'],
  ['MC', '75001'],
  ['BE', '0100'],
  ['GB', '75001'],
  ['GB', 'SW1A 1A'],
  ['IE', 'B02 AF30'],
  ['ES', '53001'],
  ['NL', '0012 AB'],
  ['US', '1000'],
  ['CA', 'D1A 0B1'],
  ['JP', '100-001'],
  ['FR', ''],
  ['ZZ', '1'],
  ['ZZ', '1234567890123'],
  ['ZZ', '12_34'],
  ['constructor', '!'],
])('in %s, %j is none', (country, code) => {
  expect(isPostalCode(code, country)).toBe(false)
})

test.each([
  ['FR', '75 008', '75008'],
  ['FR', '\u200B14\u202F800', '14800'],
  ['US', '100011234', '10001-1234'],
  ['PT', '1100148', '1100-148'],
  ['GB', 'sw1a 1aa', 'SW1A 1AA'],
  ['AE', '', ''],
  ['AE', '00000', ''],
])('in %s, %j is stored as %j', (country, typed, code) => {
  expect(readPostalCode(typed, country)).toBe(code)
})

test('countries without postal codes are countries, and none of those with a format', () => {
  const without = COUNTRIES.filter((country) => !hasPostalCodes(country))
  expect([without.length, KNOWN.filter((country) => without.includes(country)), hasPostalCodes('')]).toEqual([
    59,
    [],
    true,
  ])
})

test('a country whose format is not known takes any code, and has no example', () => {
  expect([isPostalCode('110-A', 'BR'), postalCodeExample('BR'), postalCodeExample('toString')]).toEqual([
    true,
    undefined,
    undefined,
  ])
})

test('countries are 249, each once, those with a format among them', () => {
  expect([
    COUNTRIES.length,
    new Set(COUNTRIES).size,
    COUNTRIES.every((code) => /^[A-Z]{2}$/.test(code)),
    KNOWN.every((code) => COUNTRIES.includes(code)),
  ]).toEqual([249, 249, true, true])
})
