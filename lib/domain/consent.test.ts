import { describe, expect, test } from 'vitest'
import { CONSENT_MAX_AGE, PURPOSES, formatConsent, isDecided, parseConsent } from './consent.ts'

const ID = 'AAAAAAAAAAAAAAAAAAAAAA'
const TIME = 1_767_225_600

const consent = { id: ID, time: TIME, choices: { measurement: true, advertising: false } }

test('a choice is read as it was written', () => {
  expect(formatConsent(consent)).toBe(`1.${TIME}.${ID}.m1a0`)
  expect(parseConsent(formatConsent(consent), TIME)).toEqual(consent)
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
