import { expect, test } from 'vitest'
import { RECENT, hasLevel } from './session-level.ts'

const NOW = Date.UTC(2026, 10, 29, 12)

test.each([
  ['card', null, true],
  ['password', null, false],
  ['recent', null, false],
  ['password', 30 * 86_400_000, true],
  ['recent', RECENT - 1, true],
  ['recent', RECENT, false],
  ['recent', 0, true],
] as const)('%s, proven %s ms ago: %s', (level, ago, expected) => {
  expect(hasLevel(level, ago === null ? null : new Date(NOW - ago), NOW)).toBe(expected)
})

test('a proof is recent for five minutes', () => {
  expect(RECENT).toBe(300_000)
})
