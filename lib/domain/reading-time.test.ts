import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test.each([
  ['', 1],
  ['Une phrase courte.', 1],
  ['mot '.repeat(329), 1],
  ['mot '.repeat(330), 2],
  ["l’arrière-pays, aujourd'hui ! ".repeat(330), 3],
  ['– … ! ?'.repeat(1000), 1],
])('%j', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})
