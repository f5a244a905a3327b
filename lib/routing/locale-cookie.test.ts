import { describe, expect, test } from 'vitest'
import { localeCookie } from './locale-cookie.ts'
import type { RouteDecision } from './step.ts'

const page = (locale: 'fr' | 'en'): RouteDecision => ({
  kind: 'page',
  locale,
  inside: '',
  listPage: 1,
  fresh: false,
  guarded: false,
})

describe('the language of a page', () => {
  test('is remembered for a year, on the whole site', () => {
    expect(localeCookie(page('fr'), undefined)).toBe('locale=fr; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(localeCookie(page('en'), 'fr')).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(localeCookie(page('en'), 'de')).toContain('locale=en;')
  })

  test('is not told again to who knows it', () => {
    expect(localeCookie(page('fr'), 'fr')).toBeUndefined()
    expect(localeCookie(page('en'), 'en')).toBeUndefined()
  })
})

test('a redirect that is a choice of language is remembered, others are not', () => {
  expect(localeCookie({ kind: 'redirect', status: 308, location: '/', locale: 'fr' }, 'en')).toContain('locale=fr;')
  expect(localeCookie({ kind: 'redirect', status: 308, location: '/' }, 'en')).toBeUndefined()
})

test('what is no page has no language to remember', () => {
  expect(localeCookie({ kind: 'status', status: 404, locale: 'en', path: '/en/x' }, undefined)).toBeUndefined()
  expect(localeCookie({ kind: 'library', locale: 'en', inside: '' }, undefined)).toBeUndefined()
})
