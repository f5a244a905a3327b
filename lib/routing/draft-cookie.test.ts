import { describe, expect, test } from 'vitest'
import { draftSetCookie, readDraftCookie, signDraftCookie } from './draft-cookie.ts'

const NOW = Date.parse('2026-06-12T12:00:00Z')

const KEY = { previewTokens: ['preview'] as const, draftEpoch: 1 }

describe('the draft cookie', () => {
  const value = signDraftCookie(NOW, {}, KEY)

  const isDraftCookie = (...[cookie, now, key]: Parameters<typeof readDraftCookie>) =>
    readDraftCookie(cookie, now, key) !== undefined

  test('shows drafts for a working day, then no more', () => {
    expect(isDraftCookie(value, NOW, KEY)).toBe(true)
    expect(isDraftCookie(value, NOW + 10 * 3_600_000 - 1, KEY)).toBe(true)
    expect(isDraftCookie(value, NOW + 10 * 3_600_000, KEY)).toBe(false)
  })

  test('is revoked by another epoch and by another preview token', () => {
    expect(isDraftCookie(value, NOW, { ...KEY, draftEpoch: 2 })).toBe(false)
    expect(isDraftCookie(value, NOW, { ...KEY, previewTokens: ['another'] as const })).toBe(false)
  })

  test('cannot be prolonged or made up', () => {
    const [expires = '', by = '', release = '', signature = ''] = value.split('.')
    const forged = [
      [Number(expires) + 60, by, release, signature],
      [expires, 'QQ', release, signature],
      [expires, by, '7', signature],
      [expires, by, release, 'A'.repeat(43)],
      [expires, signature],
    ].map((parts) => parts.join('.'))
    const misspelt = [`0${value}`, ` ${value}`, `${value}=`, `${expires}...`]
    for (const other of [undefined, '', 'x', signature, ...forged, ...misspelt])
      expect([other, isDraftCookie(other, NOW, KEY)]).toEqual([other, false])
  })

  test('says who has shared a release, of which it shows the whole site', () => {
    const pass = { expires: NOW / 1000 + 60, by: 'Élodie', release: 7 }
    expect(readDraftCookie(signDraftCookie(NOW, pass, KEY), NOW, KEY)).toEqual(pass)
    expect(readDraftCookie(signDraftCookie(NOW, pass, KEY), NOW + 60_000, KEY)).toBeUndefined()
  })

  test.each(['localhost:3000', 'site.localhost:3000', '127.0.0.1:3000', '127.0.0.2', '[::1]:3000'])(
    'reaches the editor’s frame where third-party cookies are blocked: at %s',
    (host) => {
      const set = draftSetCookie(value, host)
      for (const attribute of ['Secure', 'SameSite=None', 'Partitioned', 'HttpOnly', 'Path=/', 'Max-Age=36000'])
        expect(set.split('; ')).toContain(attribute)
    },
  )

  test('without https, no other host sets a cookie that browsers refuse', () => {
    for (const host of ['site.example:3000', 'localhost.example', '127.0.0.1.example', '', 'a host'])
      expect(draftSetCookie(value, host)).toMatch(/^draft=[^;]+;(?!.*Secure).*SameSite=Lax/)
  })

  test('ends under the attributes that it was set with', () => {
    expect(draftSetCookie(undefined, 'localhost:3000')).toMatch(/^draft=; Max-Age=0;.*Secure.*Partitioned/)
  })
})
