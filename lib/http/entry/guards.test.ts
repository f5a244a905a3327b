import { describe, expect, test } from 'vitest'
import type { EntryRequest } from './step.ts'
import { guardOf, requireGuard } from './guards.ts'

const request: EntryRequest = {
  path: '/infiniment-barriere/menu', search: '', cookieLocale: undefined, acceptLanguage: undefined, fetchSite: undefined, draft: false,
}

describe('guards', () => {
  test('the members’ section does not exist for who is not signed in', () => {
    expect(guardOf('infiniment-barriere')?.(request)).toBe('not-found')
    expect(guardOf('infiniment-barriere/menu')?.(request)).toBe('not-found')
  })

  test('all other addresses stand open', () => {
    for (const inside of ['', 'hotels', 'infiniment-barriere-shop', 'hotels/infiniment-barriere', 'constructor', '__proto__/x']) {
      expect(guardOf(inside)).toBeUndefined()
    }
  })

  test('a name that nobody registered raises “Unknown route middleware”', () => {
    expect(() => requireGuard('night-owls')).toThrow(/^Unknown route middleware/)
    expect(() => requireGuard('toString')).toThrow(/^Unknown route middleware/)
    expect(() => guardOf('club/x', { club: 'night-owls' })).toThrow(/^Unknown route middleware/)
  })
})
