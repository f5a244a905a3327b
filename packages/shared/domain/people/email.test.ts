import { expect, test } from 'vitest'
import { emailDomain, emailKey, isEmail } from './email.ts'

test.each([
  ['Anne@Example.COM', 'anne@example.com'],
  [' anne@example.com ', 'anne@example.com'],
  ['zoe\u0301@example.com', 'zo\u00e9@example.com'],
  ['ZOE\u0301@example.com', 'zo\u00e9@example.com'],
  ['ａｎｎｅ@example.com', 'anne@example.com'],
  ['anne@Bücher.example', 'anne@xn--bcher-kva.example'],
])('%s is looked up as %s', (email, key) => {
  expect(emailKey(email)).toBe(key)
})

test('the domain is what follows the last @', () => {
  expect(emailDomain('x@barriere.example@Evil.example')).toBe('evil.example')
  expect(emailDomain('nobody')).toBeUndefined()
})

test.each(['anne@example.com', "o'neil+club@mail.example.org", 'zoé@bücher.example'])('%s is an address', (email) => {
  expect(isEmail(email)).toBe(true)
})

test.each([
  '',
  'anne',
  '@example.com',
  'anne@',
  'anne@example',
  'an ne@example.com',
  '.anne@example.com',
  'anne@exa mple.com',
  'anne@1.2.3.4',
  'a@b@c.example',
  `${'a'.repeat(65)}@example.com`,
  'anne@example.com\r\nBcc: x@y.example',
  'anne@example.com/x',
])('%j is none', (email) => {
  expect(isEmail(email)).toBe(false)
})
