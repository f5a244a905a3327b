import { describe, expect, test, vi } from 'vitest'
import { toDirectory } from '#lib/content/live/directory.ts'
import { findRedirect, toRedirects } from '#lib/content/live/redirects.ts'
import { LOCALES, LOCALE_STRATEGIES, type LocaleStrategy } from '@barriere/shared/domain/locale.ts'
import { canonicalPath, namedLocale, unnamedLocales, withoutNamedLocale } from './addresses.ts'
import { visitorLocale } from './decide-route.ts'
import { pageVary } from './response-headers.ts'
import type { RouteDecision, RouteRequest, RouteServices } from './route.ts'
import { request as requestPath } from './test-support.ts'

const ROOT = 'website-hotels'

const link = (uuid: string, slug: string, english?: string) => ({
  id: 1,
  uuid,
  slug: `${ROOT}/${slug}`,
  published: true,
  is_folder: false,
  alternates: english === undefined ? [] : [{ lang: 'en', path: `${ROOT}/${english}` }],
})

/** Home and hotels share their address; the search has one in each language, crossed with the other's for `plan`. */
const LINKS = [
  link('home', ''),
  link('hotels', 'hotels'),
  link('search', 'recherche', 'search'),
  link('news', 'actualites', 'plan'),
  link('plan', 'plan', 'map'),
  link('member', 'infiniment-barriere/ma-carte', 'infiniment-barriere/my-card'),
]

function site(strategy: LocaleStrategy, redirects: readonly { name: string; value: string }[] = []): RouteServices {
  const directory = toDirectory(LINKS, ROOT, strategy)
  const found = toRedirects(redirects)
  return {
    rootFolder: ROOT,
    strategy,
    development: false,
    directory: async () => ({
      localesOf: directory.localesOf,
      addressIn: () => undefined,
      areTranslations: directory.areTranslations,
      redirect: (locale, inside) => findRedirect(found, locale, inside, strategy),
      movedTo: () => undefined,
    }),
    stored: () => true,
    access: async () => 'members',
    memberStatus: async () => 'anonymous',
    listPages: async () => undefined,
    probe: async () => 'found',
  }
}

const request = (
  url: string,
  more: Partial<RouteRequest> = {},
  services = site('no-prefix'),
): Promise<RouteDecision> => {
  const [path = '', search] = url.split('?')
  return requestPath(path, { search: search === undefined ? '' : `?${search}`, ...more }, services)
}

const page = (locale: string, inside: string) => ({ kind: 'page', locale, inside })
const redirect = (status: number, location: string) => ({ kind: 'redirect', status, location })

const EN = { acceptLanguage: 'en-GB' }
const ASKED = { fetchSite: 'same-origin', referrer: { path: '/recherche', search: '?q=a' } }
const COOKIE_EN = { cookieLocale: 'en', acceptLanguage: 'fr' }

describe('the same requests under either strategy', () => {
  test.each([
    // url, visitor, with prefixes, without
    ['/', {}, page('fr', ''), page('fr', '')],
    ['/', EN, page('en', ''), page('en', '')],
    ['/', COOKIE_EN, page('en', ''), page('en', '')],
    ['/', { ...COOKIE_EN, fetchSite: 'same-origin' }, page('fr', ''), page('en', '')],
    ['/hotels', COOKIE_EN, page('fr', 'hotels'), page('en', 'hotels')],
    ['/hotels', EN, page('fr', 'hotels'), page('en', 'hotels')],
    ['/hotels', { cookieLocale: 'fr', ...EN }, page('fr', 'hotels'), page('fr', 'hotels')],
    ['/hotels', { cookieLocale: 'de', ...EN }, page('fr', 'hotels'), page('en', 'hotels')],
    ['/en/hotels', {}, page('en', 'hotels'), { ...redirect(307, '/hotels'), locale: 'en' }],
    [
      '/fr/hotels?a=1',
      EN,
      { ...redirect(308, '/hotels?a=1'), locale: 'fr' },
      { ...redirect(307, '/hotels?a=1'), locale: 'fr' },
    ],
    ['/en', {}, page('en', ''), { ...redirect(307, '/'), locale: 'en' }],
    // An address of one language is in that language, whatever the visitor prefers.
    ['/recherche', COOKIE_EN, page('fr', 'recherche'), page('fr', 'recherche')],
    ['/search', { cookieLocale: 'fr' }, { kind: 'status', status: 404, locale: 'fr' }, page('en', 'search')],
    ['/actualites', EN, page('fr', 'actualites'), page('fr', 'actualites')],
    // The language switch, from an address with a query.
    ['/en/search', ASKED, redirect(307, '/en/search?q=a'), { ...redirect(307, '/search'), locale: 'en' }],
    ['/search', ASKED, { kind: 'status', status: 404, locale: 'fr' }, redirect(307, '/search?q=a')],
    ['/recherche', ASKED, page('fr', 'recherche'), page('fr', 'recherche')],
    // One address, two stories: the visitor's language says which.
    ['/plan', {}, page('fr', 'plan'), page('fr', 'plan')],
    ['/plan', COOKIE_EN, page('fr', 'plan'), page('en', 'plan')],
    ['/nowhere', EN, { kind: 'status', status: 404, locale: 'fr' }, { kind: 'status', status: 404, locale: 'en' }],
    ['/website-hotels/hotels', EN, redirect(308, '/hotels'), redirect(308, '/hotels')],
    ['/en/website-hotels/search/', {}, redirect(308, '/en/search'), { ...redirect(307, '/search'), locale: 'en' }],
    [
      '/en/synxis-redirect?hotel=1',
      {},
      redirect(307, '/synxis-redirect?hotel=1&locale=en'),
      redirect(307, '/synxis-redirect?hotel=1&locale=en'),
    ],
    [
      '/fr/synxis-redirect?hotel=1',
      {},
      redirect(308, '/synxis-redirect?hotel=1'),
      redirect(307, '/synxis-redirect?hotel=1'),
    ],
    ['/search?q=spa', {}, { kind: 'status', status: 404 }, { ...page('en', 'search'), fresh: true }],
    // The guard sees the same section.
    [
      '/infiniment-barriere/my-card',
      {},
      { kind: 'status', status: 404 },
      redirect(307, '/en/infiniment-barriere/login?return=%2Finfiniment-barriere%2Fmy-card'),
    ],
  ] as const)('%s of %j', async (url, visitor, prefixed, bare) => {
    const access: RouteServices['access'] = async ({ inside, locale }) =>
      toDirectory(LINKS, ROOT, 'no-prefix').find(`/${inside}`, locale) ? 'members' : undefined
    expect(await request(url, visitor, { ...site('prefix-except-default'), access })).toMatchObject(prefixed)
    expect(await request(url, visitor, { ...site('no-prefix'), access })).toMatchObject(bare)
  })
})

describe('without prefixes', () => {
  test('a choice of language ends: where it leads, nothing leads on', async () => {
    for (const locale of LOCALES) {
      const chosen = await request(`/${locale}/hotels`)
      expect(chosen).toMatchObject({ kind: 'redirect', locale, location: '/hotels' })
      expect(await request('/hotels', { cookieLocale: locale })).toMatchObject(page(locale, 'hotels'))
    }
  })

  test('a draft may name its language: the editor’s frame has no cookie of ours', async () => {
    expect(await request('/en/hotels', { draft: true })).toMatchObject(page('en', 'hotels'))
    expect(await request('/fr/hotels', { draft: true, ...COOKIE_EN })).toMatchObject(page('fr', 'hotels'))
  })

  test('while nothing is known of the space, the visitor’s language it is', async () => {
    const services = { ...site('no-prefix'), directory: vi.fn(async () => undefined) }
    expect(await request('/recherche', COOKIE_EN, services)).toMatchObject(page('en', 'recherche'))
    expect(await request('/recherche', {}, services)).toMatchObject(page('fr', 'recherche'))
  })

  test.each([
    ['/ancien', {}, '/hotels'],
    ['/ancien', COOKIE_EN, '/hotels'],
    ['/old', COOKIE_EN, '/en/search'],
    // The choice of language first, then the editors' redirect in that language.
    ['/en/old', {}, '/old'],
  ])('editors’ redirects keep their entries: %s of %j leads to %s', async (path, visitor, location) => {
    const services = site('no-prefix', [
      { name: '/ancien', value: '/hotels' },
      { name: '/en/old', value: '/en/search' },
    ])
    expect(await request(path, visitor, services)).toMatchObject({ kind: 'redirect', location })
  })

  test('an entry that leads to its own address in the other language leads nowhere', async () => {
    const services = site('no-prefix', [{ name: '/hotels', value: '/en/hotels' }])
    expect(await request('/hotels', {}, services)).toMatchObject(page('fr', 'hotels'))
  })
})

test.each([
  ['prefix-except-default', false, ['fr']],
  ['prefix-except-default', true, ['fr']],
  ['no-prefix', false, ['fr', 'en']],
  ['no-prefix', true, []],
] as const)('languages that addresses do not name: %s, draft %s', (strategy, draft, locales) => {
  expect(unnamedLocales(strategy, draft)).toEqual(locales)
})

test.each([
  ['/en/fr/hotels/', '/hotels'],
  ['/%65n/hotels', '/hotels'],
  ['/website-hotels/en/hotels', '/hotels'],
  ['/enghien', '/enghien'],
  ['/hotels/en', '/hotels/en'],
  ['//evil.example/en', '/evil.example/en'],
])('the one address of %s', (path, expected) => {
  expect(canonicalPath(path, ROOT, unnamedLocales('no-prefix', false))).toBe(expected)
})

test.each([
  ['/en/hotels', 'en', '/hotels'],
  ['/en', 'en', ''],
  ['/enghien', undefined, '/enghien'],
  ['/', undefined, '/'],
  ['/fr/%C3%A9t%C3%A9', 'fr', '/%C3%A9t%C3%A9'],
])('the language that %s names', (path, locale, rest) => {
  expect([namedLocale(path), withoutNamedLocale(path)]).toEqual([locale, rest])
})

test.each([
  [{ cookieLocale: 'en', acceptLanguage: 'fr' }, undefined, 'en'],
  [{ cookieLocale: 'en', acceptLanguage: 'fr' }, ['fr'], 'fr'],
  [{ cookieLocale: 'xx', acceptLanguage: 'en' }, undefined, 'en'],
  [{ cookieLocale: undefined, acceptLanguage: undefined }, undefined, 'fr'],
] as const)('the language of %j among %j', (visitor, offered, locale) => {
  expect(visitorLocale(visitor, offered)).toBe(locale)
})

test('an answer varies by all that its language was chosen by', () => {
  expect(LOCALE_STRATEGIES.map((strategy) => ['/', '/hotels'].map((path) => pageVary(path, strategy)))).toEqual([
    ['Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site', 'Accept-Encoding'],
    ['Accept-Encoding, Accept-Language, Cookie', 'Accept-Encoding, Accept-Language, Cookie'],
  ])
})
