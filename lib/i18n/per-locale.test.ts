import { expect, test, vi } from 'vitest'
import { perLocale } from './per-locale.ts'

test('is created lazily, once per language', () => {
  const make = vi.fn((tag: string) => ({ tag }))
  const of = perLocale(make)
  expect(make).not.toHaveBeenCalled()
  expect([of('fr'), of('en'), of('fr')]).toEqual([{ tag: 'fr-FR' }, { tag: 'en-GB' }, { tag: 'fr-FR' }])
  expect(of('fr')).toBe(of('fr'))
  expect(make).toHaveBeenCalledTimes(2)
})
