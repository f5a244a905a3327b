import { describe, expect, test } from 'vitest'
import { SESSION_COOKIE } from '#lib/gateways/sessions/session-cookies.ts'
import { DRAFT_COOKIE, signDraftCookie } from './draft-cookie.ts'
import { toRouteRequest } from './route.ts'

const read = (headers: Record<string, string>, path = '/hotels', search = '') =>
  toRouteRequest({ path, search, header: (name) => headers[name] })

describe('what the steps know of a request', () => {
  test('with no header is its address alone', () => {
    expect(read({}, '/hotels/%C3%A9t%C3%A9', '?a=1')).toEqual({
      path: '/hotels/%C3%A9t%C3%A9',
      search: '?a=1',
      draft: false,
      cookieLocale: undefined,
      acceptLanguage: undefined,
      fetchSite: undefined,
      sessionCookie: undefined,
    })
  })

  test('is read out of its headers', () => {
    expect(
      read({
        'cookie': `a=b; locale=en; ${SESSION_COOKIE}=id.secret`,
        'accept-language': 'en',
        'sec-fetch-site': 'same-origin',
      }),
    ).toMatchObject({
      draft: false,
      cookieLocale: 'en',
      acceptLanguage: 'en',
      fetchSite: 'same-origin',
      sessionCookie: 'id.secret',
    })
  })

  test('knows the query of the page of this site that a link without one was followed on', () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'referer': 'https://site.example/h%C3%A9?q=a%20b&q=c' }
    expect(read(headers).referrer).toEqual({ path: '/h%C3%A9', search: '?q=a%20b&q=c' })
    const others = [
      read(headers, '/hotels', '?a=1'),
      read({ ...headers, 'sec-fetch-site': 'cross-site' }),
      read({ referer: headers.referer }),
      ...['https://site.example/hotels', 'https://site.example/hotels?', 'not an address?', ''].map((referer) =>
        read({ ...headers, referer }),
      ),
    ]
    expect(others.map(({ referrer }) => referrer)).toEqual(others.map(() => undefined))
  })

  test('tells an editor by their signed cookie', () => {
    const value = signDraftCookie(Date.now())
    expect(read({ cookie: `${DRAFT_COOKIE}=${value}` }).draft).toBe(true)
    expect(read({ cookie: `${DRAFT_COOKIE}=` }).draft).toBe(false)
    expect(read({ cookie: `${DRAFT_COOKIE}=x` }).draft).toBe(false)
    expect(read({ cookie: `${DRAFT_COOKIE}=${value}` }).draftPass).toMatchObject({ by: '' })
    expect(read({ cookie: `x${DRAFT_COOKIE}=${value}` }).draft).toBe(false)
  })

  test('shows an editor the release of the frame’s address, else the one that the cookie remembers', () => {
    const cookie = `${DRAFT_COOKIE}=${signDraftCookie(Date.now(), { release: 7 })}`
    const releaseAt = (search: string, header = cookie) =>
      read({ cookie: header }, '/hotels', search).draftPass?.release
    expect(releaseAt('')).toBe(7)
    expect(releaseAt('?a=1')).toBe(7)
    expect(releaseAt('?_storyblok_release=8')).toBe(8)
    for (const none of ['0', 'undefined', '-1', '8x', ''])
      expect([none, releaseAt(`?_storyblok_release=${none}`)]).toEqual([none, undefined])
    const shared = `${DRAFT_COOKIE}=${signDraftCookie(Date.now(), { release: 7, by: 'Élodie' })}`
    expect(releaseAt('?_storyblok_release=8', shared)).toBe(7)
    expect(releaseAt('?_storyblok_release=8', '')).toBeUndefined()
  })

  test.each([
    '',
    ';',
    '=',
    ';;=;a',
    'locale',
    '%',
    'locale=%E0%A4%A',
    '__proto__=x; constructor=y',
    `${SESSION_COOKIE}=a b/c`,
  ])('makes no fuss about a cookie like %s', (cookie) => {
    expect(read({ cookie })).toMatchObject({ draft: false, sessionCookie: undefined })
  })

  test('takes the first of two cookies of one name, as everywhere', () => {
    expect(read({ cookie: 'locale=en; locale=fr' }).cookieLocale).toBe('en')
  })
})
