import { describe, expect, test } from 'vitest'
import { addressOfKey, pageKey } from './address.ts'

describe('the name of a page', () => {
  test.each([
    ['fr', '', '/fr'],
    ['en', '', '/en'],
    ['fr', 'hotels', '/fr/hotels'],
    ['en', 'hotels/les-colombages/été', '/en/hotels/les-colombages/été'],
  ] as const)('in %s at %j is %s, and back', (locale, inside, key) => {
    expect(pageKey({ locale, inside })).toBe(key)
    expect(addressOfKey(key)).toEqual({ locale, inside })
  })

  test.each(['', '/', '/de', '/de/hotels', 'fr', 'fr/hotels', '//fr', '/FR', '/frx/hotels'])('%j is none', (key) => {
    expect(addressOfKey(key)).toBeUndefined()
  })
})
