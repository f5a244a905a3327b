import { expect, test } from 'vitest'
import { trimEnd } from './trim-end.ts'

test.each([
  ['/a/b//', '/', '/a/b'],
  ['a', '/', 'a'],
  ['///', '/', ''],
  ['', '/', ''],
  ['a==b==', '=', 'a==b'],
])('%s without a last %s is %s', (text, character, trimmed) => {
  expect(trimEnd(text, character)).toBe(trimmed)
})
