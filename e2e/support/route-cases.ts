/** Caller of a request; all but `stranger` send session cookies. */
export type Visitor = 'stranger' | 'discovery' | 'infinitely' | 'collaborator' | 'editor'

export interface RouteCase {
  readonly target: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly visitor?: Visitor
}

const ENGLISH = 'en-GB,en;q=0.9,fr;q=0.5'
const NEW_PASSWORD = '/infiniment-barriere/nouveau-mot-de-passe'

const plain = (targets: readonly string[]): RouteCase[] => targets.map((target) => ({ target }))

/** Pages that are cached at the first request. */
export const STORED_PAGES: readonly RouteCase[] = plain([
  '/',
  '/en',
  '/hotels',
  '/en/hotels',
  '/hotels/les-colombages',
  '/en/hotels/les-colombages',
  '/hotels/les-colombages/chambres',
  '/en/hotels/les-colombages/rooms',
  '/destinations/deauville',
  '/casinos/deauville',
  '/restaurants/la-criee',
  '/en/restaurants/la-criee',
  '/journal',
  '/journal/la-sole-de-midi',
  '/en/journal/the-midday-sole',
  '/mentions-legales',
  '/en/legal-notice',
  '/spectacles/nuit-du-jazz',
  '/evenements',
  '/offres',
  '/deconnexion',
  '/en/signed-out',
  '/menu',
])

const FRAGMENTS = plain([
  '/website-hotels/headers/main',
  '/en/website-hotels/headers/main',
  '/website-hotels/headers/local/les-colombages',
  '/website-hotels/footers/main',
  '/website-hotels/headers/nope',
  '/headers/main',
])

const MISSING = plain([
  '/nope',
  '/en/nope',
  '/nope.png',
  '/hotels/nope',
  '/en/hotels/nope',
  '/de',
  '/fr2',
  '/mentions-legales/x',
  '/site-status/404',
  '/en/site-status/404',
  '/library',
  '/bibliotheque',
  '/en/bibliotheque',
  '/nope?page=2',
  '/nope/%C3%A9t%C3%A9',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/%22onload%3D%22x',
  '/a&amp;b',
  "/it's",
  '/hotels%2Fles-colombages',
  '/%2F%2Fevil.example',
  '/nope.rsc',
  '/hotels.rsc',
  '/hotels.txt',
  '/list-page/2',
  '/fr/list-page/2/hotels',
  '/robots.txt/x',
  '/sitemap.xml/x',
  '/apis',
  '/mediatheque',
  '/infiniment-barriere/nope',
  '/en/infiniment-barriere/nope',
  '/favicon.png',
  '/.well-known/security.txt',
  '/.env',
])

const REDIRECTS = plain([
  '/HOTELS',
  '/en/mentions-legales?a=1',
  '/legal-notice',
  '/fr',
  '/fr/',
  '/fr/hotels',
  '/hotels/',
  '/en/',
  '/en/hotels/',
  '/website-hotels',
  '/website-hotels/hotels',
  '/en/website-hotels/hotels',
  '/fr/website-hotels/hotels/?a=1',
  '/hotels/website-hotels/les-colombages',
  '/website-hotels/hotels/?stars=5&x=%C3%A9',
  '/website-hotels/infiniment-barriere/menu',
  '//evil.example/',
  '///website-hotels//hotels/',
  '/%65n',
  '/%68otels',
  '/hotels%2f',
  '/nope/',
  '/offres-speciales',
  '/offres-speciales/',
  '/en/offres-speciales',
  '/offres-speciales?a=1',
  '/aide-jeu',
  '/aide-jeu?x=%20',
  '/hotel-les-colombages-deauville',
  '/website-hotels/aide-jeu',
  '/en/logout',
  '/en/synxis-redirect?hotel=1',
])

const QUESTIONS = plain([
  '/?page=2',
  '/?page=0',
  '/?page=1',
  '/?page=x',
  '/?utm_source=x',
  '/hotels?page=2',
  '/hotels?page=99',
  '/hotels?page=100',
  '/journal?page=2',
  '/en/hotels?page=2',
  '/restaurants/la-criee?page=2',
  '/hotels?',
  '/hotels??',
  '/hotels?a=1',
  '/recherche',
  '/en/search',
  '/recherche?q=spa',
  '/en/search?q=spa&page=2',
  '/recherche?page=1',
  '/ma-soiree',
  '/en/my-evening',
  '/ma-soiree?town=Deauville',
  '/hotels?page=2&page=3',
  '/hotels?%70age=2',
  '/hotels?_rsc=1',
  '/?_storyblok=1',
])

const LANGUAGES: RouteCase[] = [
  { target: '/', headers: { 'accept-language': ENGLISH } },
  { target: '/?utm_source=x', headers: { 'accept-language': ENGLISH } },
  { target: '/', headers: { 'accept-language': ENGLISH, 'sec-fetch-site': 'same-origin' } },
  { target: '/', headers: { 'accept-language': ENGLISH, 'sec-fetch-site': 'cross-site' } },
  { target: '/', headers: { 'accept-language': ENGLISH, 'cookie': 'locale=fr' } },
  { target: '/', headers: { cookie: 'locale=en' } },
  { target: '/', headers: { 'cookie': 'locale=en', 'sec-fetch-site': 'same-origin' } },
  { target: '/', headers: { cookie: 'locale=de' } },
  { target: '/', headers: { cookie: 'locale=' } },
  { target: '/', headers: { 'accept-language': 'de' } },
  { target: '/?page=2', headers: { 'accept-language': ENGLISH } },
  { target: '/en', headers: { cookie: 'locale=fr' } },
  { target: '/en', headers: { cookie: 'locale=en' } },
  { target: '/hotels', headers: { cookie: 'locale=en' } },
  { target: '/hotels', headers: { 'cookie': 'locale=fr', 'accept-language': ENGLISH } },
  { target: '/nope', headers: { cookie: 'locale=en' } },
  { target: '/fr', headers: { cookie: 'locale=en' } },
  { target: '/hotels', headers: { cookie: 'a=%E0%A4%A; ;; =; locale="en"' } },
]

const METHODS: RouteCase[] = [
  ...[
    '/',
    '/en',
    '/hotels',
    '/nope',
    '/hotels/',
    '/?page=2',
    '/infiniment-barriere/ma-carte',
    NEW_PASSWORD,
    '/website-hotels/headers/main',
  ].map((target) => ({ target, method: 'HEAD' })),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].flatMap((method) =>
    ['/hotels', '/nope'].map((target) => ({ target, method })),
  ),
]

const MEMBERS: RouteCase[] = (['stranger', 'discovery', 'infinitely', 'collaborator'] as const).flatMap((visitor) =>
  [
    '/infiniment-barriere',
    '/infiniment-barriere/ma-carte',
    '/en/infiniment-barriere/my-card',
    '/infiniment-barriere/offres-infiniment',
    '/infiniment-barriere/offres-collaborateurs',
    '/en/infiniment-barriere/collaborator-offers',
    '/infiniment-barriere/connexion',
    '/infiniment-barriere/ma-carte?page=2',
  ].map((target) => ({ target, visitor })),
)

const SECRETS: RouteCase[] = [
  { target: `${NEW_PASSWORD}?token=x` },
  { target: '/infiniment-barriere/connexion?return=%2Fhotels' },
  { target: '/infiniment-barriere/ma-carte', headers: { cookie: 'sid=forged' } },
  {
    target: '/infiniment-barriere/ma-carte',
    headers: { cookie: 'sid=00000000-0000-4000-8000-000000000000.forged; signed-in=1' },
  },
  { target: '/infiniment-barriere/ma-carte/' },
  { target: '/infiniment-barriere%2Fma-carte' },
  { target: '/%69nfiniment-barriere/ma-carte' },
]

const DRAFTS: RouteCase[] = [
  ...[
    '/',
    '/hotels',
    '/en/hotels/les-colombages',
    '/nope',
    '/bibliotheque',
    '/en/bibliotheque',
    '/bibliotheque/nope',
    '/infiniment-barriere/ma-carte',
    '/website-hotels/headers/main',
    '/hotels?page=2',
    '/hotels/',
    '/aide-jeu',
  ].map((target): RouteCase => ({ target, visitor: 'editor' })),
  ...['/hotels', '/bibliotheque', '/infiniment-barriere/ma-carte'].map((target) => ({
    target,
    headers: { cookie: 'draft=forged' },
  })),
]

const FILES = plain([
  '/robots.txt',
  '/sitemap.xml',
  '/icon.svg',
  '/favicon.ico',
  '/card-worker.js',
  '/offline-worker.js',
  '/captcha-worker.js',
  '/share/nope',
  '/api/nope',
  '/api/preview?slug=website-hotels/',
  '/synxis-redirect',
  '/logout',
  '/_next/data/build/hotels.json',
  '/_next/image?url=x',
  '/_next/static/nope.js',
  '/media/nope.jpg',
  '/card/nope',
])

const ODD = plain([
  '/%E0%A4%A',
  '/%',
  '/a%00b',
  '/%5Cevil',
  '/./hotels',
  '/hotels/..',
  '/%2e%2e/hotels',
  '/hotels#top',
  '/hotels^x',
  '/hotels;x=1',
  '/hotels|x',
  `/${'a'.repeat(5_000)}`,
])

const KINDS: readonly (readonly RouteCase[])[] = [
  STORED_PAGES,
  FRAGMENTS,
  MISSING,
  REDIRECTS,
  QUESTIONS,
  LANGUAGES,
  METHODS,
  MEMBERS,
  SECRETS,
  DRAFTS,
  FILES,
  ODD,
]

/** Requests of every kind, for a comparison of two ways to answer them. */
export const ROUTE_CASES: readonly RouteCase[] = KINDS.flat()

/** One request of each kind. */
export const SOME_ROUTE_CASES: readonly RouteCase[] = KINDS.flatMap((kind) => kind.slice(0, 1))
