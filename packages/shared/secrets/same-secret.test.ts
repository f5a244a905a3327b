import { expect, test } from 'vitest'
import { sameSecret } from './same-secret.ts'

test.each([
  ['secret', 'secret', true],
  ['é雪', 'é雪', true],
  ['', '', true],
  ['secret', 'Secret', false],
  ['secret', 'secret ', false],
  ['', 'secret', false],
  ['secret\0', 'secret', false],
])('%j against %j: %s', (given, expected, same) => {
  expect(sameSecret(given, expected)).toBe(same)
})
