import { describe, expect, test } from 'vitest'
import { CONSENT_COOKIE, CONSENT_MAX_AGE, PURPOSES, formatConsent, isDecided, parseConsent } from './consent.ts'

const ID = 'AAAAAAAAAAAAAAAAAAAAAA'
const TIME = 1_767_225_600

const consent = { id: ID, time: TIME, choices: { measurement: true, advertising: false } }

test('a choice is read as it was written', () => {
  expect(formatConsent(consent)).toBe(`1.${TIME}.${ID}.m1a0`)
  expect(parseConsent(formatConsent(consent), TIME)).toEqual(consent)
})

test('each purpose has its letter in the cookie, which lives 180 days', () => {
  const choices = { measurement: true, advertising: false, replay: true, tables: false, films: true, captcha: false }
  expect(formatConsent({ ...consent, choices })).toBe(`1.${TIME}.${ID}.m1a0r1t0f1c0`)
  expect([CONSENT_COOKIE, CONSENT_MAX_AGE]).toEqual(['consent', 180 * 86_400])
})

describe('nothing has been chosen', () => {
  test.each([
    ['without a cookie', undefined, TIME],
    ['by another cookie', 'yes', TIME],
    ['under other texts', `0.${TIME}.${ID}.m1`, TIME],
    ['more than six months ago', `1.${TIME}.${ID}.m1`, TIME + CONSENT_MAX_AGE + 1],
    ['in the future', `1.${TIME}.${ID}.m1`, TIME - 1],
  ])('%s', (_, value, now) => {
    expect(parseConsent(value, now)).toBeUndefined()
  })
})

test('a choice is kept for six months to the second', () => {
  expect(parseConsent(`1.${TIME}.${ID}.m1`, TIME + CONSENT_MAX_AGE)?.choices).toEqual({ measurement: true })
})

test('everything is decided when every purpose has an answer', () => {
  const all = Object.fromEntries(PURPOSES.map((purpose) => [purpose, false]))
  expect([isDecided(undefined), isDecided(consent), isDecided({ ...consent, choices: all })]).toEqual([
    false,
    false,
    true,
  ])
})
