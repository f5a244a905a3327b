import { expect, test } from 'vitest'
import { depthOf, isJsonType, parseJson } from './json-text.ts'

test('reads JSON, and drops __proto__', () => {
  const parsed = parseJson('{"__proto__":{"admin":true},"a":[1]}', { depth: 5 })
  expect(parsed).toEqual({ ok: true, value: { a: [1] } })
  expect(parsed.ok && (parsed.value as { admin?: boolean }).admin).toBeUndefined()
})

test.each([
  ['{"a":', 'malformed'],
  ['', 'malformed'],
  ['[[[[[[1]]]]]]', 'too-deep'],
  ['{"a":"\\u0000"}', 'text'],
  ['{"\\ud800":1}', 'text'],
])('%s is %s', (text, fault) => {
  expect(parseJson(text, { depth: 5 })).toEqual({ ok: false, error: fault })
})

test('the depth of text in quotes does not count', () => {
  expect([depthOf('{"a":[{"b":"[[[\\"[[["}]}'), depthOf('1'), depthOf('[]')]).toEqual([3, 0, 1])
})

test.each([
  ['application/json', true],
  ['Application/JSON; charset=utf-8', true],
  ['application/problem+json', true],
  ['application/jsonp', false],
  ['text/plain', false],
  ['application/x-www-form-urlencoded', false],
  ['multipart/form-data; application/json', false],
  [null, false],
])('%s: %s', (type, expected) => {
  expect(isJsonType(type)).toBe(expected)
})
