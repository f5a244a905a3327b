import { basename } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { metadata as siteMetadata } from '#app/[locale]/layout.tsx'
import { pageMetadata } from '#app/page/metadata.ts'
import { PageView } from '#app/page/page-view.tsx'
import { type ShareImage, plainImage, shareImage } from '#app/page/share-image.ts'
import { GET as sitemap } from '#app/sitemap.xml/route.ts'
import { toHtml } from '#blocks/test-support.tsx'
import { absoluteUrl } from '#lib/content/absolute-url.ts'
import type { ContentGateway } from '#lib/content/gateway.ts'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import type { CasinoLink } from '@barriere/shared/locales/casino-types.ts'
import { CASINO_PAGES } from '@barriere/shared/locales/locales.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { isGuarded } from '#lib/routing/guards.ts'
import { faultsOf, nodesOf } from '#lib/seo/test-support.ts'
import { type SpaceAsset, readSpace } from '../content/space.ts'
import { NOW, Site, type SitePage } from './site.ts'

const { held } = vi.hoisted(() => ({ held: {} as { gateway?: ContentGateway } }))

vi.mock('#lib/content/gateway.ts', async (original) => ({
  ...(await original<object>()),
  contentGateway: () => held.gateway,
}))
// The rate limit is the cloud's; this service has no other client.
vi.mock('#lib/content/service/constants.ts', async (original) => ({
  ...(await original<object>()),
  REQUESTS_PER_SECOND: 1_000,
}))
vi.mock('@barriere/shared/domain/time/clock.ts', () => ({ systemClock: { now: () => NOW } }))
vi.mock('#lib/process/log.ts', () => {
  // A block that throws is a bug: it fails the test instead of being left out.
  const error = ({ err }: { err: Error }) => {
    throw err
  }
  return { log: { info: vi.fn(), warn: vi.fn(), error } }
})
vi.mock('#lib/gateways/search/search.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  searchGateway: () => ({ search: async () => undefined }),
}))
vi.mock('#app/fonts.ts', () => ({ displayFont: {}, italicFont: {}, textFont: {} }))

let site: Site
let pages: SitePage[]

beforeAll(async () => {
  site = await Site.start()
  held.gateway = site.gateway
  pages = await site.pages()
}, 120_000)

afterAll(async () => {
  await site.stop()
})

/** Properties that each type has on every demonstration page, besides the required ones. */
const EXPECTED: Readonly<Record<string, string>> = {
  'Hotel': 'description image address geo telephone numberOfRooms priceRange checkinTime checkoutTime amenityFeature',
  'HotelRoom,Product': 'description image bed occupancy floorSize amenityFeature containedInPlace offers',
  'Restaurant':
    'description image address geo telephone servesCuisine priceRange acceptsReservations openingHoursSpecification',
  'Casino': 'description image address geo telephone openingHoursSpecification',
  'DaySpa': 'description image address geo telephone priceRange openingHoursSpecification',
  'Event': 'description image startDate endDate eventStatus location organizer offers',
  'Offer': 'description image category price priceCurrency validThrough offeredBy',
  'Article': 'headline description image datePublished author publisher',
  'Organization': 'name url logo description sameAs',
  'WebSite': 'name url inLanguage potentialAction',
  'FAQPage': 'mainEntity',
  'BreadcrumbList': 'itemListElement',
}

type Json = Readonly<Record<string, unknown>>

describe('structured data', () => {
  const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs
  const found: { path: string; data: Json }[] = []
  /** Ordinals of the visible texts: raised, and not. */
  const ordinals: { raised: number; plain: string[] } = { raised: 0, plain: [] }
  /** All things on the pages, graphs flattened. */
  const things = () =>
    found.flatMap(({ path, data }) =>
      ((data['@graph'] ?? [data]) as Json[]).map((thing) => ({ path, thing, kind: String(thing['@type']) })),
    )

  beforeAll(async () => {
    for (const { path, locale, page } of pages) {
      const html = await toHtml(<PageView page={page} locale={locale} draft={false} listPage={1} />)
      for (const [, text = ''] of html.matchAll(SCRIPT)) found.push({ path, data: JSON.parse(text) as Json })
      ordinals.raised += html.match(/1<sup>er<\/sup>/g)?.length ?? 0
      const texts = html
        .replace(/<(script|style|title|option)\b[^>]*>.*?<\/\1>|<span class="vh">[^<]*<\/span>/gs, '')
        .match(/>[^<]*\b1er\b[^<]*</g)
      for (const text of texts ?? []) ordinals.plain.push(`${path} ${text}`)
    }
  }, 300_000)

  test('stands beside texts in which ordinals are raised, wherever a page shows one', () => {
    expect(ordinals.plain).toEqual([])
    expect(ordinals.raised).toBeGreaterThan(5)
  })

  test('of every page is what schema.org and search engines know', () => {
    expect(found.filter(({ data }) => data['@context'] !== 'https://schema.org')).toEqual([])
    expect(found.flatMap(({ path, data }) => faultsOf(data).map((fault) => `${path} ${fault}`))).toEqual([])
    expect(nodesOf(found.map(({ data }) => data)).length).toBeGreaterThan(3_000)
  })

  test('leaves nothing out that could not be read', () => {
    const failed = vi
      .mocked(log.warn)
      .mock.calls.filter(([line]) => (line as { event?: string }).event === 'structured-data.failed')
    expect(failed).toEqual([])
  })

  test.each(Object.entries(EXPECTED))(
    'of a %s tells all that search engines ask for, in both languages',
    (kind, expected) => {
      const own = things().filter((one) => one.kind === kind)
      expect([
        own.some(({ path }) => !/^\/en(\/|$)/.test(path)),
        own.some(({ path }) => /^\/en(\/|$)/.test(path)),
      ]).toEqual([true, true])
      expect(
        own.flatMap(({ path, thing }) =>
          expected
            .split(' ')
            .filter((member) => thing[member] === undefined)
            .map((member) => `${path} ${kind} ${member}`),
        ),
      ).toEqual([])
    },
  )

  test('of an event has its moments with their offset, and its place with an address', () => {
    const events = things().filter(({ kind }) => kind === 'Event')
    const moment = expect.stringMatching(/T\d{2}:\d{2}:00\+0[12]:00$/) as unknown
    for (const { path, thing } of events) {
      expect({ path, ...thing }).toMatchObject({
        path,
        startDate: moment,
        endDate: moment,
        location: { address: { addressLocality: expect.any(String) as unknown } },
      })
    }
  })
})

describe('the picture to share', () => {
  const shared = () => pages.map(({ path, locale, page }) => ({ path, locale, image: plainImage(page) as ShareImage }))
  const space = readSpace().assets as readonly (SpaceAsset & {
    readonly meta_data: { readonly alt: string; readonly alt__i18n__en: string }
  })[]
  const assets = new Map(space.map((asset) => [basename(asset.filename), asset.meta_data]))

  test('stands on every page, by its whole address', () => {
    for (const { path, locale, page } of pages) {
      const [image] = [pageMetadata(page, locale).openGraph?.images ?? []].flat() as ShareImage[]
      const shared = shareImage(page, locale)
      expect([path, image]).toEqual([path, { ...shared, url: absoluteUrl(shared?.url ?? '') }])
      expect([path, new URL(image?.url ?? '', siteMetadata.metadataBase ?? undefined).href]).toEqual([
        path,
        expect.stringMatching(/^https?:\/\/[^/]+\/(?:.*1200x630|share\/.*\/share\.jpg$)/),
      ])
    }
    expect(new URL(String(siteMetadata.metadataBase)).origin).toBe(absoluteUrl('/'))
  })

  test('is another poster for every public page that has a picture', () => {
    // The site renders pictures of its space's media host, which these pages name as the cloud's.
    const ofSpace = (view: SitePage['page']['view']) =>
      JSON.parse(
        JSON.stringify(view).replaceAll(/https?:\/\/[^/"]+(?:\/content)?(?=\/f\/)/g, env.content.assetOrigin),
      ) as SitePage['page']['view']
    const open = pages.filter(({ path }) => !isGuarded(path))
    const urls = open.map(({ locale, page }) => shareImage({ ...page, view: ofSpace(page.view) }, locale)?.url ?? '')
    expect(urls.filter((url) => !/^\/share\/[\w-]{22}\/.*share\.jpg$/.test(url))).toEqual([])
    expect(new Set(urls).size).toBe(open.length)
  })

  test('is described in the language of the page', () => {
    expect(new Set(shared().map(({ locale }) => locale)).size).toBe(2)
    for (const { path, locale, image } of shared()) {
      const alt = assets.get(image.url.split('/m/')[0]?.split('/').at(-1) ?? '')
      expect([path, image.alt]).toEqual([path, locale === 'en' ? alt?.alt__i18n__en : alt?.alt])
    }
  })

  test('is made of one that is no smaller', () => {
    for (const { path, image } of shared()) {
      const [, width, height] = /\/(\d+)x(\d+)\/[^/]+\/[^/]+\.(?:avif|jpe?g|png|webp)\/m\//.exec(image.url) ?? []
      expect([path, Number(width) >= image.width, Number(height) >= image.height]).toEqual([path, true, true])
    }
  })

  test('is there on a page of each kind, a JPEG of the size that the page declares', async () => {
    const images = new Map(pages.map(({ page }) => [page.story.content.component, plainImage(page) as ShareImage]))
    expect(images.size).toBeGreaterThan(8)
    for (const { url, width, height } of images.values()) {
      const answer = await fetch(url)
      const picture = await sharp(await answer.arrayBuffer()).metadata()
      expect([url, answer.status, answer.headers.get('content-type'), picture.width, picture.height]).toEqual([
        url,
        200,
        'image/jpeg',
        width,
        height,
      ])
    }
  }, 120_000)
})

test.each(LOCALES)('every page that mails and the programmes lead to is there, in %s', (locale) => {
  const paths = new Set(pages.map(({ path }) => path))
  const casino = (Object.keys(CASINO_PAGES[locale]) as CasinoLink[]).map((page) => casinoLink(page, locale))
  const links = [...Object.values(HOTEL_LINKS).map((link) => link[locale]), ...casino]
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((link) => !paths.has(link))).toEqual([])
})

test('the site map has every page that search engines may show, and no other', async () => {
  const hidden = pages.filter(({ page }) => page.view.seo_hidden)
  // Hidden: members' pages, the programmes' own aside, the terminal, and the targets of mailed links and of payments.
  expect(
    hidden.map(({ path }) => path).filter((path) => !/^\/(?:en\/)?(?:infiniment|casino)-barriere\/./.test(path)),
  ).toEqual([
    '/paiement',
    '/en/payment',
    '/abonnement-lettre',
    '/en/newsletter-subscription',
    '/deconnexion',
    '/en/signed-out',
    '/borne',
    '/en/kiosk',
    '/compte-supprime',
    '/en/account-deleted',
  ])
  const xml = await (await sitemap(new Request('http://localhost/sitemap.xml'))).text()
  const locs = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)
  const shown = pages.filter((one) => !hidden.includes(one))
  expect(shown.filter(({ path }) => path.includes('infiniment-barriere')).map(({ path }) => path)).toEqual([
    '/infiniment-barriere',
    '/en/infiniment-barriere',
  ])
  expect(locs.toSorted()).toEqual(shown.map(({ path }) => absoluteUrl(path)).toSorted())
  for (const { locale, page } of shown) {
    for (const [language, path] of Object.entries(pageMetadata(page, locale).alternates?.languages ?? {})) {
      expect(xml).toContain(`hreflang="${language}" href="${absoluteUrl(path as string)}"`)
    }
  }
})
