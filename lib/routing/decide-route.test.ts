import { describe, expect, test, vi } from 'vitest'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { findRedirect, toRedirects } from '#lib/content/live/redirects.ts'
import { log } from '#lib/process/log.ts'
import { request, site } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { error: vi.fn() } }))

describe('one address a page', () => {
  test.each([
    ['/website-hotels/hotels', '', '/hotels'],
    ['/website-hotels/hotels/', '?a=1&b=2', '/hotels?a=1&b=2'],
    ['/en/website-hotels/hotels/', '?a=1', '/en/hotels?a=1'],
    ['/hotels/', '?a=1', '/hotels?a=1'],
    ['/fr/hotels', '', '/hotels'],
    ['/fr/', '', '/'],
    ['/en/', '', '/en'],
    ['/hotels//x', '', '/hotels/x'],
  ])('%s%s goes to %s in one hop', async (path, search, location) => {
    const decision = await request(path, { search })
    expect(decision).toMatchObject({ kind: 'redirect', status: 308, location })
    const next = await request(location.split('?')[0] ?? '')
    expect(next.kind).not.toBe('redirect')
  })

  test.each(['/website-hotels/headers/main', '/en/website-hotels/headers/main'])('%s stays', async (path) => {
    expect(await request(path, {}, site({ pages: [path] }))).toMatchObject({
      kind: 'page',
      inside: 'website-hotels/headers/main',
    })
  })

  test('an explicit /fr is a choice of language, others are none', async () => {
    expect(await request('/fr')).toMatchObject({ locale: 'fr' })
    expect(await request('/hotels/')).not.toHaveProperty('locale')
  })

  test('another spelling of a redirected path goes straight to the redirect’s target', async () => {
    expect(await request('/website-hotels/ancien/', { search: '?a=1' })).toMatchObject({
      kind: 'redirect',
      location: '/hotels?a=1',
    })
  })
})

describe('language', () => {
  const english = { acceptLanguage: 'en-GB,en;q=0.9' }

  test('is detected at / alone', async () => {
    expect(await request('/', { ...english, search: '?utm=x' })).toEqual({
      kind: 'page',
      locale: 'en',
      inside: '',
      listPage: 1,
      fresh: false,
      guarded: false,
    })
    expect(await request('/hotels', english)).toEqual({
      kind: 'page',
      locale: 'fr',
      inside: 'hotels',
      listPage: 1,
      fresh: false,
      guarded: false,
    })
    expect(await request('/en/hotels', { acceptLanguage: 'fr' })).toEqual({
      kind: 'page',
      locale: 'en',
      inside: 'hotels',
      listPage: 1,
      fresh: false,
      guarded: false,
    })
  })

  test('the cookie wins over the browser’s wishes', async () => {
    expect(await request('/', { ...english, cookieLocale: 'fr' })).toEqual({
      kind: 'page',
      locale: 'fr',
      inside: '',
      listPage: 1,
      fresh: false,
      guarded: false,
    })
    expect(await request('/', { acceptLanguage: 'fr', cookieLocale: 'en' })).toMatchObject({ locale: 'en', inside: '' })
  })

  test('a cookie of no language of ours is no cookie', async () => {
    expect(await request('/', { ...english, cookieLocale: '//evil.example' })).toMatchObject({ locale: 'en' })
  })

  test('inside the site / is a choice', async () => {
    expect(await request('/', { ...english, cookieLocale: 'en', fetchSite: 'same-origin' })).toEqual({
      kind: 'page',
      locale: 'fr',
      inside: '',
      listPage: 1,
      fresh: false,
      guarded: false,
    })
    expect(await request('/', { ...english, fetchSite: 'cross-site' })).toMatchObject({ locale: 'en' })
    expect(await request('/', { ...english, draft: true })).toMatchObject({ locale: 'fr' })
    expect(await request('/fr', english)).toMatchObject({ kind: 'redirect', location: '/', locale: 'fr' })
  })
})

describe('a language switch without scripts', () => {
  const from = (path: string, search = '?kind=spa&page=2') => ({ fetchSite: 'same-origin', referrer: { path, search } })

  test.each([
    ['/en/hotels', '/hotels'],
    ['/hotels', '/en/hotels'],
    ['/en/infiniment-barriere/menu', '/infiniment-barriere/menu'],
  ])('to %s from %s with a query leads to the query too, and nothing stores it', async (path, referrer) => {
    const location = `${path}?kind=spa&page=2`
    expect(await request(path, from(referrer))).toEqual({ kind: 'redirect', status: 307, location })
  })

  test.each([
    ['/hotels', '/hotels'],
    ['/en', '/hotels'],
    ['/en/hotels', '/en/infiniment-barriere/menu'],
    ['/en/hotels', '/%E0%A4%A'],
    ['/en/hotels', '//evil.example/hotels'],
  ])('a link to %s from %s is none: the same page without its filters, or another page', async (path, referrer) => {
    expect((await request(path, from(referrer))).kind).toBe('page')
  })

  test('without the directory of the space the page is shown as it is', async () => {
    expect((await request('/en/hotels', from('/hotels'), site({ reachable: false }))).kind).toBe('status')
    const stored = site({ stored: ['/en/hotels'] })
    stored.directory = async () => undefined
    expect((await request('/en/hotels', from('/hotels'), stored)).kind).toBe('page')
  })
})

describe('redirects of editors', () => {
  test.each([
    ['/ancien', '', '/hotels'],
    ['/ancien', '?a=1', '/hotels?a=1'],
    ['/avec-question', '?page=2', '/hotels?tri=prix&page=2'],
    ['/avec-question', '', '/hotels?tri=prix'],
    ['/avec-ancre', '?page=2', '/hotels?a=b?c&page=2#chambres'],
    ['/ailleurs', '', 'https://partner.example/x?de=nous'],
    ['/ailleurs', '?a=1', 'https://partner.example/x?de=nous&a=1'],
    ['/en/ancien', '', '/en/hotels'],
    ['/en/ailleurs', '', 'https://partner.example/x?de=nous'],
    ['/en/only', '', '/en/hotels'],
  ])('%s%s → %s', async (path, search, location) => {
    expect(await request(path, { search })).toEqual({ kind: 'redirect', status: 308, location })
  })

  test.each(['/rond', '/rond/', '/rond?a=1', '/rond#b', '/fr/rond', '/website-hotels/rond'])(
    'one that leads back to itself (%s) leads nowhere',
    async (value) => {
      const services = site({ pages: ['/rond'] })
      const redirects = toRedirects([{ name: '/rond', value }])
      services.directory = async () => ({
        localesOf: () => LOCALES,
        addressIn: () => undefined,
        areTranslations: () => false,
        redirect: findRedirect.bind(undefined, redirects),
        movedTo: () => undefined,
      })
      expect(await request('/rond', {}, services)).toMatchObject({ kind: 'page', inside: 'rond' })
      expect(await request('/fr/rond/', {}, services)).toMatchObject({ kind: 'redirect', location: '/rond' })
    },
  )

  test('one kept for English alone does not serve French', async () => {
    expect(await request('/only')).toMatchObject({ kind: 'status', status: 404 })
  })
})

describe('guard', () => {
  const final = async (path: string) => {
    let decision = await request(path)
    for (let hop = 0; decision.kind === 'redirect' && decision.status === 308 && hop < 3; hop += 1)
      decision = await request(decision.location)
    return decision
  }

  test.each([
    '/infiniment-barriere/menu',
    '/en/infiniment-barriere/menu',
    '/%69nfiniment-barriere/menu',
    '/%65n/infiniment-barriere/menu',
    '/en/%69nfiniment-barriere/menu',
    '/website-hotels/infiniment-barriere/menu',
    '/%66r/infiniment-barriere/menu',
    '//infiniment-barriere//menu',
  ])('%s leads a stranger to the login', async (path) => {
    const login = expect.stringMatching(/^(\/en)?\/infiniment-barriere\/(connexion|login)\?return=/) as string
    expect(await final(path)).toMatchObject({ kind: 'redirect', status: 307, location: login })
  })

  test.each(['/infiniment-barriere%2Fmenu', '/fr%2Finfiniment-barriere/menu', '/en%2Finfiniment-barriere/menu'])(
    '%s is no page',
    async (path) => {
      expect(await final(path)).toMatchObject({ kind: 'status', status: 404 })
    },
  )

  test('a page that is not for everyone says so of itself', async () => {
    expect(await request('/infiniment-barriere/menu', {}, site({ memberStatus: 'member' }))).toMatchObject({
      kind: 'page',
      guarded: true,
    })
    expect(await request('/infiniment-barriere/menu', {}, site({ access: 'public' }))).toMatchObject({
      kind: 'page',
      guarded: true,
    })
    expect(await request('/hotels')).toMatchObject({ kind: 'page', guarded: false })
  })
})

describe('existence', () => {
  test.each([
    ['', 1],
    ['?page=2', 2],
    ['?x=1&page=99', 99],
    ['?page=1', 1],
    ['?page=0', 1],
    ['?page=100', 100],
    ['?page=99999', 9_999],
    [`?page=${'9'.repeat(400)}`, 9_999],
    ['?page=-2', 1],
    ['?page=2e1', 1],
    ['?page=', 1],
  ])('%s asks for page %i of its lists', async (search, listPage) => {
    expect(await request('/hotels', { search })).toMatchObject({ kind: 'page', listPage })
  })

  test.each([
    [1, '?page=2', 'status'],
    [3, '?page=3', 'page'],
    [3, '?page=4', 'status'],
    [3, '?page=0', 'page'],
    // The number of pages is not known yet.
    [undefined, '?page=99', 'page'],
  ])('of a list of %s pages, %s is a %s', async (listPages, search, kind) => {
    const decision = await request('/hotels', { search }, site({ listPages }))
    expect(decision).toMatchObject(kind === 'page' ? { kind } : { kind, status: 404, path: '/hotels' })
    // An editor sees pages that are not published yet.
    expect(await request('/hotels', { search, draft: true }, site({ listPages }))).toMatchObject({ kind: 'page' })
  })

  test('the library of blocks is there for editors and developers alone', async () => {
    const pass = { expires: 0, by: '' }
    for (const shared of [{}, { draft: true, draftPass: { ...pass, by: 'Camille', release: 7 } }])
      expect(await request('/bibliotheque/hero', shared)).toMatchObject({ kind: 'status', status: 404 })
    const library = { kind: 'library', locale: 'fr', inside: 'hero' }
    expect(await request('/bibliotheque/hero', { draft: true, draftPass: pass })).toEqual(library)
    expect(await request('/en/bibliotheque', {}, { ...site(), development: true })).toEqual({
      kind: 'library',
      locale: 'en',
      inside: '',
    })
  })

  test('a search and an evening are made anew for each request, the empty ones are kept', async () => {
    const pages = site({
      pages: ['/recherche', '/en/search', '/ma-soiree', '/en/my-evening', '/en/tournaments', '/hotels'],
    })
    expect(await request('/en/tournaments', { search: '?game=omaha' }, pages)).toMatchObject({
      kind: 'page',
      inside: 'tournaments',
      fresh: true,
    })
    expect(await request('/recherche', { search: '?q=mer' }, pages)).toMatchObject({
      kind: 'page',
      inside: 'recherche',
      fresh: true,
    })
    expect(await request('/en/search', { search: '?q=sea' }, pages)).toMatchObject({
      kind: 'page',
      inside: 'search',
      fresh: true,
    })
    expect(await request('/ma-soiree', { search: '?house=les-colombages' }, pages)).toMatchObject({
      kind: 'page',
      inside: 'ma-soiree',
      fresh: true,
    })
    expect(await request('/en/my-evening', { search: '?party=2' }, pages)).toMatchObject({
      kind: 'page',
      inside: 'my-evening',
      fresh: true,
    })
    expect(await request('/ma-soiree', {}, pages)).toMatchObject({ kind: 'page', fresh: false })
    expect(await request('/recherche', {}, pages)).toMatchObject({ kind: 'page', fresh: false })
    expect(await request('/hotels', { search: '?q=mer' }, pages)).toMatchObject({ kind: 'page', fresh: false })
  })

  test('a page of the directory is shown, decoded', async () => {
    expect(await request('/hotels/%C3%A9t%C3%A9')).toEqual({
      kind: 'page',
      locale: 'fr',
      inside: 'hotels/été',
      listPage: 1,
      fresh: false,
      guarded: false,
    })
  })

  test('an unknown path is a 404 that nobody asks the content service about', async () => {
    const services = site()
    expect(await request('/en/nope', {}, services)).toEqual({
      kind: 'status',
      status: 404,
      locale: 'en',
      path: '/en/nope',
    })
    expect(services.probe).not.toHaveBeenCalled()
  })

  test('the page for 500 has an address in each language, for browsers in which a page threw', async () => {
    expect(await request('/server-error')).toMatchObject({ kind: 'status', status: 500, locale: 'fr' })
    expect(await request('/en/server-error')).toMatchObject({ kind: 'status', status: 500, locale: 'en' })
    expect(await request('/server-error/x')).toMatchObject({ kind: 'status', status: 404 })
  })

  test('a path that cannot be decoded is a 404', async () => {
    expect(await request('/hotels/%E0%A4%A')).toMatchObject({ kind: 'status', status: 404 })
  })

  test('without a directory the content service decides', async () => {
    const services = { ...site(), directory: async () => undefined }
    expect(await request('/hotels', {}, services)).toMatchObject({ kind: 'page' })
    expect(await request('/nope', {}, services)).toMatchObject({ kind: 'status', status: 404 })
  })

  test('the content service away and the page never seen: 503, not 404', async () => {
    expect(await request('/en/hotels', {}, site({ reachable: false }))).toEqual({
      kind: 'status',
      status: 503,
      locale: 'en',
      path: '/en/hotels',
    })
  })

  test('the content service away and the page stored: the page', async () => {
    const services = site({ reachable: false, stored: ['/hotels'] })
    expect(await request('/hotels', {}, services)).toMatchObject({ kind: 'page' })
    expect(services.probe).not.toHaveBeenCalled()
    expect(await request('/en/hotels', {}, services)).toMatchObject({ kind: 'status', status: 503 })
  })

  test('a former address leads to its page for good, in one hop and with its query; a draft may be there', async () => {
    const moved = { kind: 'redirect', status: 308, location: '/en/hotels?page=2' }
    for (const path of ['/en/renamed', '/en/renamed/', '/website-hotels/en/renamed'])
      expect(await request(path, { search: '?page=2' })).toMatchObject(moved)
    expect(await request('/renamed')).toMatchObject({ kind: 'status', status: 404 })
    expect(await request('/en/renamed', { draft: true }, site({ pages: ['/en/renamed'] }))).toMatchObject({
      kind: 'page',
      inside: 'renamed',
    })
  })

  test('a draft asks neither the directory nor the store', async () => {
    const services = site({ pages: ['/brouillon'], stored: ['/brouillon'] })
    services.directory = vi.fn(async () => ({
      localesOf: () => [],
      addressIn: () => undefined,
      areTranslations: () => false,
      redirect: () => undefined,
      movedTo: () => undefined,
    }))
    expect(await request('/brouillon', { draft: true }, services)).toMatchObject({ kind: 'page', inside: 'brouillon' })
    expect(services.probe).toHaveBeenCalledWith({ locale: 'fr', inside: 'brouillon', draft: true })
    expect(await request('/brouillon', {}, services)).toMatchObject({ kind: 'status', status: 404 })
  })
})

describe('the way to the booking engine', () => {
  test.each([
    ['?hotel=14001&adult=2,2', '/synxis-redirect?hotel=14001&adult=2%2C2&locale=en'],
    ['?locale=fr', '/synxis-redirect?locale=en'],
    ['', '/synxis-redirect?locale=en'],
    ['?//evil.example', '/synxis-redirect?%2F%2Fevil.example=&locale=en'],
  ])('/en/synxis-redirect%s is the same with its language as a parameter', async (search, location) => {
    const services = site({ pages: undefined, reachable: false })
    expect(await request('/en/synxis-redirect', { search }, services)).toEqual({
      kind: 'redirect',
      status: 307,
      location,
    })
  })

  test.each(['/fr/synxis-redirect', '/synxis-redirect/', '/website-hotels/synxis-redirect', '/synxis%2Dredirect'])(
    '%s is another spelling of it',
    async (path) => {
      expect(await request(path, { search: '?hotel=1' })).toMatchObject({
        kind: 'redirect',
        status: 308,
        location: '/synxis-redirect?hotel=1',
      })
    },
  )

  test.each(['/en/synxis-redirect/x', '/hotels/synxis-redirect', '/en/synxis-redirects'])(
    '%s is none',
    async (path) => {
      expect(await request(path)).toMatchObject({ kind: 'status', status: 404 })
    },
  )
})

describe('what was meant by an address that there is not', () => {
  const shows = { fr: '/spectacles', en: '/en/shows' }
  const services = () =>
    site({
      pages: ['/hotels', '/en/hotels', '/spectacles', '/en/shows'],
      translations: { '/spectacles': shows, '/en/shows': shows },
    })

  test.each([
    ['/Hotels', 308, '/hotels?a=1'],
    ['/en/HOTELS', 308, '/en/hotels?a=1'],
    ['/EN/hotels', 308, '/en/hotels?a=1'],
    ['/en/spectacles', 307, '/en/shows?a=1'],
    ['/en/Spectacles', 307, '/en/shows?a=1'],
    ['/shows', 307, '/en/shows?a=1'],
  ])('%s: %i to %s', async (path, status, location) => {
    expect(await request(path, { search: '?a=1' }, services())).toEqual({ kind: 'redirect', status, location })
  })

  test.each(['/nope', '/en/nope', '/Hotels/nope', '/shows/x'])('%s: nothing', async (path) => {
    expect(await request(path, {}, services())).toMatchObject({ kind: 'status', status: 404, path })
  })

  test('an editor sees that a draft’s address is missing', async () => {
    expect(await request('/en/spectacles', { draft: true }, services())).toMatchObject({ kind: 'status', status: 404 })
  })
})

test('a step that throws is a bug: it is logged, and the request gets status 500 in its language', async () => {
  const fault = new Error('a bug')
  const services = { ...site(), directory: vi.fn().mockRejectedValue(fault) }
  expect(await request('/en/hotels', {}, services)).toEqual({
    kind: 'status',
    status: 500,
    locale: 'en',
    path: '/en/hotels',
  })
  const logged = { event: 'route.failed', path: '/en/hotels', err: fault }
  expect(log.error).toHaveBeenCalledExactlyOnceWith(logged, expect.any(String))
})
