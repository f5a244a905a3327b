import { expect, test } from 'vitest'
import { deskAddress } from './language.ts'
import { isConfirmation } from './member-pages.ts'

test.each([
  ['/desk', '/desk'],
  ['/desk/trail?before=12', '/desk/trail?before=12'],
  ['/desk/members/../trail', '/desk/trail'],
  ['', '/desk'],
  ['/', '/desk'],
  ['/desktop', '/desk'],
  ['/desk/../hotels', '/desk'],
  ['/desk/..//elsewhere.example', '/desk'],
  ['//elsewhere.example/desk', '/desk'],
  ['\\\\elsewhere.example\\desk', '/desk'],
  ['/\t/elsewhere.example/desk', '/desk'],
  ['https://elsewhere.example/desk', '/desk'],
  ['https://desk.invalid@elsewhere.example/desk', '/desk'],
  ['javascript:alert(1)', '/desk'],
  ['data:text/html,/desk', '/desk'],
  ['https://[', '/desk'],
])('open redirect: %j leads to %s', (given, address) => {
  expect(deskAddress(given)).toBe(address)
})

const STATE = {
  id: '6f7a1c1e-7c0e-4c53-9a49-2d2b1f0f8a11',
  status: 'none',
  createdAt: '2026-11-02T11:00:00Z',
  sessions: 0,
  provenSessions: 0,
  hasPendingEmail: false,
  isLimited: false,
}

test('an erasure is confirmed by the number, and without one by the word of either language', () => {
  expect(['ERASE', 'EFFACER', 'IB1', ''].map((text) => isConfirmation(text, STATE))).toEqual([true, true, false, false])
  const numbered = { ...STATE, number: 'IB1' }
  expect(['ERASE', 'EFFACER', 'IB1', ''].map((text) => isConfirmation(text, numbered))).toEqual([
    false,
    false,
    true,
    false,
  ])
})
