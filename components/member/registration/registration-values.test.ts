import { expect, test } from 'vitest'
import { VALUES, addressGiven, toSignUp } from './registration-values.ts'

test.each([
  ['FR', true],
  ['', true],
  ['AE', false],
])('a postal code alone, with the country %j, is an address: %s', (country, isGiven) => {
  const values = { ...VALUES, zipCode: '75008', country }
  expect(addressGiven(values)).toBe(isGiven)
  expect(toSignUp(values).address !== undefined).toBe(isGiven)
})
