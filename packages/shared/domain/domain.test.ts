import { describe, expect, test, vi } from 'vitest'
import { systemClock } from './time/clock.ts'
import { DEFAULT_LOCALE, LOCALE_COOKIE_MAX_AGE, isLocale } from './locale.ts'
import { fail, ok } from './result.ts'

describe('locale', () => {
  test.each(['fr', 'en'])('%s is a language of the site', (value) => {
    expect(isLocale(value)).toBe(true)
  })

  test.each(['FR', 'fr-FR', 'de', '', undefined, null, 0, ['fr']])('%j is none', (value) => {
    expect(isLocale(value)).toBe(false)
  })

  test('the constants of the specification', () => {
    expect(DEFAULT_LOCALE).toBe('fr')
    expect(LOCALE_COOKIE_MAX_AGE).toBe(31_536_000)
  })
})

test('a result is either a value or an error', () => {
  expect([ok(1), fail('no')]).toEqual([
    { ok: true, value: 1 },
    { ok: false, error: 'no' },
  ])
})

test('the system’s clock counts milliseconds', () => {
  vi.useFakeTimers({ now: 1_781_265_600_123 })
  expect(systemClock.now()).toBe(1_781_265_600_123)
  vi.useRealTimers()
})
