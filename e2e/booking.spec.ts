import type { APIRequestContext } from '@playwright/test'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addDays, toParisTime, weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'
import { localesLike } from './support/devices.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const ROOT = 'website-hotels'

const CHAIN = '24100'

interface Delivered {
  readonly uuid: string
  readonly full_slug: string
  readonly content: Readonly<Record<string, unknown>>
}

interface Published extends Delivered {
  /** Address of its page. */
  readonly path: string
}

/** All published stories of a type in one language, unrendered. */
async function storiesOf(stack: TestStack, type: string, locale: Locale): Promise<Published[]> {
  const query = new URLSearchParams({
    token: 'local-public',
    content_type: type,
    starts_with: `${ROOT}/`,
    per_page: '100',
    ...(locale === 'fr' ? {} : { language: locale }),
  })
  const answer = await fetch(`${stack.servicesOrigin}/content/v2/cdn/stories?${query.toString()}`)
  const { stories } = (await answer.json()) as { stories: Delivered[] }
  const inside = (slug: string): string => slug.replace(/^en\//, '').replace(`${ROOT}/`, '').replace(/\/$/, '')
  return stories.map((story) => ({
    ...story,
    path: `${locale === 'fr' ? '' : `/${locale}`}/${inside(story.full_slug)}`,
  }))
}

const decoded = (markup: string): string =>
  markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const PROVIDERS = /\/partners\/(?:thefork|zenchef|sevenrooms)\//

/** Distinct booking links of a page. */
async function bookingLinks(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(path)
  expect([path, answer.status()]).toEqual([path, 200])
  const links = [...(await answer.text()).matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = '']) => decoded(href))
  return [...new Set(links.filter((href) => href.startsWith('/synxis-redirect') || PROVIDERS.test(href)))]
}

interface PartnerPage {
  readonly status: number
  readonly url: string
  readonly language: string | undefined
  readonly facts: Readonly<Record<string, string>>
}

/** Follows a link and reads what the fake provider received, in a browser of that language. */
async function follow(request: APIRequestContext, href: string, locale: Locale): Promise<PartnerPage> {
  const answer = await request.get(href, { headers: { 'accept-language': locale === 'fr' ? 'fr-FR' : 'en-GB' } })
  const markup = await answer.text()
  return {
    status: answer.status(),
    url: answer.url(),
    language: /<html lang="(\w+)">/.exec(markup)?.[1],
    facts: Object.fromEntries(
      [...markup.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, term = '', text = '']) => [
        decoded(term),
        decoded(text),
      ]),
    ),
  }
}

const WORDS = {
  fr: {
    property: 'Établissement',
    arrival: 'Arrivée',
    departure: 'Départ',
    guests: 'Voyageurs',
    language: 'Langue',
    promotion: 'Promotion',
    room: 'Type de chambre',
    two: '2 adultes',
    tag: 'fr-FR',
  },
  en: {
    property: 'Property',
    arrival: 'Arrival',
    departure: 'Departure',
    guests: 'Guests',
    language: 'Language',
    promotion: 'Promotion',
    room: 'Room type',
    two: '2 adults',
    tag: 'en-US',
  },
} as const

interface Expected {
  readonly from: string
  readonly href: string
  readonly code: string
  readonly locale: Locale
  readonly promotion?: unknown
  readonly room?: unknown
  /** By default, two adults. */
  readonly guests?: string
}

/** Follows a booking link: the engine must get the right hotel, future dates, two guests and the page's language. */
async function expectStay(
  request: APIRequestContext,
  { from, href, code, locale, promotion, room, guests = WORDS[locale].two }: Expected,
): Promise<void> {
  const words = WORDS[locale]
  const { status, language, facts, url } = await follow(request, href, locale)
  expect([from, status, new URL(url).pathname, language]).toEqual([from, 200, '/partners/synxis', locale])
  expect(facts).toMatchObject({
    [words.property]: `${code} (${CHAIN})`,
    [words.guests]: guests,
    [words.language]: words.tag,
  })
  expect([from, facts[words.promotion], facts[words.room]]).toEqual([from, promotion, room])
  const today = toParisTime(Date.now()).day
  const { [words.arrival]: arrive = '', [words.departure]: depart = '' } = facts
  expect(arrive >= today && arrive < depart, `${from}: ${arrive} to ${depart}`).toBe(true)
}

/** The party of an offer, as the engine writes it. */
const guestsOf = ({ children }: Delivered['content'], locale: Locale): string =>
  children
    ? `${WORDS[locale].two}, ${String(children)} ${{ fr: 'enfants', en: 'children' }[locale]}`
    : WORDS[locale].two

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** A link to an offer's stay has its nights, one of its days of arrival, its party and its code. */
function expectOwnStay(href: string, { nights, arrival_days, adults, children, promotion_code }: Delivered['content']) {
  if (!nights) return
  const { searchParams } = new URL(href, 'http://site.example')
  const [arrive = '', depart = ''] = [searchParams.get('arrive'), searchParams.get('depart')].map(String)
  expect([href, addDays(arrive, Number(nights))]).toEqual([href, depart])
  // Fields without a value are absent.
  const days = (arrival_days ?? []) as string[]
  if (days.length > 0) expect(days, href).toContain(WEEKDAYS[weekdayOf(arrive) - 1])
  expect(['adult', 'child', 'promo'].map((name) => searchParams.get(name))).toEqual([
    String(adults ?? 2),
    children ? String(children) : null,
    promotion_code,
  ])
}

/** Follows a table link: the provider must get the right restaurant and the page's language. */
async function expectTable(
  request: APIRequestContext,
  { from, href, locale, restaurant }: { from: string; href: string; locale: Locale; restaurant: Published },
): Promise<void> {
  const { status, url, language, facts } = await follow(request, href, locale)
  expect([from, status, language]).toEqual([from, 200, locale])
  expect(new URL(url).pathname).toContain(`/partners/${String(restaurant.content.booking_provider)}/`)
  expect(facts.Restaurant).toBe(restaurant.content.booking_id)
}

const online = ({ content }: Published): boolean => content.booking_provider !== 'none'

for (const locale of localesLike('fr')) {
  test.describe(`in ${locale}`, () => {
    test('every page of a hotel and of its rooms leads to the prices of that hotel', async ({ stack, request }) => {
      test.setTimeout(180_000)
      const [hotels, rooms] = await Promise.all([storiesOf(stack, 'hotel', locale), storiesOf(stack, 'room', locale)])
      const paths = await sitemapPaths(request)
      expect(hotels.length).toBeGreaterThan(5)
      for (const { path: above, content } of hotels) {
        const code = String(content.booking_code)
        const pages = paths.filter((path) => path === above || path.startsWith(`${above}/`))
        // The hotel, the list of its rooms, and two rooms at least.
        expect(pages.length, above).toBeGreaterThan(3)
        const found = await Promise.all(pages.map(async (path) => [path, await bookingLinks(request, path)] as const))
        const own = new Map(
          rooms
            .filter(({ path }) => path.startsWith(`${above}/`))
            .map((room) => [room.path, String(room.content.booking_code)]),
        )
        expect(new Set(own.values()).size, above).toBe(own.size)
        for (const [path, links] of found) {
          const room = own.get(path)
          // A room's page leads to that room, and with the other rooms to the house.
          expect([path, links.length]).toEqual([path, room === undefined ? 1 : 2])
          const [href = ''] = links
          if (room !== undefined) await expectStay(request, { from: path, href, code, locale, room })
        }
        const house = found.flatMap(([path, links]) => (own.has(path) ? links.slice(1) : links))
        for (const href of new Set(house)) await expectStay(request, { from: above, href, code, locale })
      }
    })

    test('every restaurant that takes bookings online leads to its own page at its provider', async ({
      stack,
      request,
    }) => {
      const restaurants = await storiesOf(stack, 'restaurant', locale)
      const paths = await sitemapPaths(request)
      expect(new Set(restaurants.map(({ content }) => content.booking_provider)).size).toBeGreaterThan(2)
      for (const restaurant of restaurants) {
        const { path } = restaurant
        expect(paths).toContain(path)
        const [href, ...more] = await bookingLinks(request, path)
        expect([path, href !== undefined, more]).toEqual([path, online(restaurant), []])
        if (href !== undefined) await expectTable(request, { from: path, href, locale, restaurant })
      }
    })

    test('every spa leads to a stay at its hotel', async ({ stack, request }) => {
      const [spas, hotels] = await Promise.all([storiesOf(stack, 'spa', locale), storiesOf(stack, 'hotel', locale)])
      expect(spas.length).toBeGreaterThan(4)
      for (const { path, content } of spas) {
        const hotel = hotels.find(({ uuid }) => (content.hotel as string[]).includes(uuid))
        const [href = '', ...more] = await bookingLinks(request, path)
        expect([path, more]).toEqual([path, []])
        await expectStay(request, { from: path, href, code: String(hotel?.content.booking_code), locale })
      }
    })

    for (const javaScriptEnabled of [true, false]) {
      test(
        `the ages of children reach the engine, ${javaScriptEnabled ? 'with' : 'without'} scripts`,
        DEFAULT_RUN,
        async ({ browser, stack }) => {
          const words = {
            fr: { guests: 'Voyageurs', age: 'Enfant', submit: 'Voir les prix' },
            en: { guests: 'Guests', age: 'Child', submit: 'See prices' },
          }[locale]
          const context = await browser.newContext({ javaScriptEnabled, baseURL: stack.origin })
          const page = await context.newPage()
          const [hotel] = await storiesOf(stack, 'hotel', locale)
          await page.goto(String(hotel?.path), { waitUntil: 'networkidle' })
          const form = page.locator('main form[action="/synxis-redirect"]')
          await form.locator('summary').click()
          await expect(form.locator('input[type="number"]:visible')).toHaveCount(0)
          await form.locator('select[name="child"]').selectOption('2')
          await expect(form.locator('input[type="number"]:visible')).toHaveCount(2)
          await form.getByLabel(`${words.age} 1`, { exact: true }).fill('8')
          if (!javaScriptEnabled) {
            // With scripts the browser itself asks for the missing age.
            await form.getByRole('button', { name: words.submit }).click()
            await expect(page.locator('#booking-ages')).toContainText(SENTENCES[locale].ages)
            await page.goBack()
            if (!(await form.locator('details').evaluate((details: HTMLDetailsElement) => details.open)))
              await form.locator('summary').click()
            await form.locator('select[name="child"]').selectOption('2')
            await form.getByLabel(`${words.age} 1`, { exact: true }).fill('8')
          }
          await form.getByLabel(`${words.age} 2`, { exact: true }).fill('0')
          await form.getByRole('button', { name: words.submit }).click()
          await expect(
            page.getByRole('definition').filter({ hasText: `(${{ fr: 'âges', en: 'ages' }[locale]} 8,0)` }),
          ).toBeVisible()
          await context.close()
        },
      )
    }

    test('every offer leads to a stay at its hotel with its code, or to a table', async ({ stack, request }) => {
      const [offers, hotels, restaurants] = await Promise.all(
        (['offer', 'hotel', 'restaurant'] as const).map(async (type) => await storiesOf(stack, type, locale)),
      )
      const paths = await sitemapPaths(request)
      expect(offers?.length).toBeGreaterThan(5)
      for (const { path, content } of offers ?? []) {
        expect(paths).toContain(path)
        const houses = content.houses as string[]
        const among = (stories: readonly Published[] = []): Published[] =>
          houses.flatMap((uuid) => stories.find((story) => story.uuid === uuid) ?? [])
        const [hotel] = among(hotels).filter((one) => one.content.booking_code)
        const [restaurant] = among(restaurants).filter(online)
        const links = await bookingLinks(request, path)
        const [href] = links
        expect([path, href !== undefined]).toEqual([path, Boolean(hotel ?? restaurant)])
        if (href === undefined) continue
        for (const link of links) expectOwnStay(link, content)
        if (hotel)
          await expectStay(request, {
            from: path,
            href,
            code: String(hotel.content.booking_code),
            locale,
            promotion: content.promotion_code,
            guests: guestsOf(content, locale),
          })
        else if (restaurant) await expectTable(request, { from: path, href, locale, restaurant })
      }
    })
  })
}

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

test('the way to the engine and back fails no view transition', DEFAULT_RUN, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/hotels/les-colombages')
  await page.locator('main form[action="/synxis-redirect"] [type=submit]').first().click()
  await expect(page).toHaveURL(/\/partners\/synxis/)
  await page.goBack()
  await expect(page).toHaveURL(/\/hotels\/les-colombages/)
  await page.goForward()
  await expect(page).toHaveURL(/\/partners\/synxis/)
  expect(errors).toEqual([])
})

const SENTENCES = {
  fr: {
    hotel: 'Choisissez un hôtel du groupe.',
    past: 'Ce jour d’arrivée est passé.',
    order: 'Le départ doit suivre l’arrivée',
    arrive: 'Indiquez votre jour d’arrivée.',
    ages: 'Indiquez l’âge de chaque enfant',
  },
  en: {
    hotel: 'Choose one of the group’s hotels.',
    past: 'This day of arrival is in the past.',
    order: 'Departure must be at least one night after arrival.',
    arrive: 'Give your day of arrival.',
    ages: 'Give the age of each child',
  },
} as const

/** Requests a booking redirect without following it. */
const requestRedirect = async (request: APIRequestContext, params: Record<string, string>) =>
  await request.get(`/synxis-redirect?${new URLSearchParams(params).toString()}`, { maxRedirects: 0 })

for (const locale of localesLike('en')) {
  test(
    `in ${locale} bad dates and unknown hotels lead back, and the page says why`,
    DEFAULT_RUN,
    async ({ stack, request, page }) => {
      const [hotel] = await storiesOf(stack, 'hotel', locale)
      if (!hotel) throw new Error('No hotel.')
      const today = toParisTime(Date.now()).day
      const good = {
        hotel: String(hotel.content.booking_code),
        arrive: addDays(today, 10),
        depart: addDays(today, 12),
        adult: '2',
        locale,
      }
      const cases = [
        ['past', { ...good, arrive: addDays(today, -1) }],
        ['order', { ...good, depart: good.arrive }],
        ['arrive', { ...good, arrive: '2026-02-30' }],
        ['hotel', { ...good, hotel: '99999' }],
        ['hotel', { ...good, hotel: '' }],
      ] as const
      for (const [fault, params] of cases) {
        const answer = await requestRedirect(request, params)
        const location = new URL(answer.headers().location ?? '', stack.origin)
        const back = fault === 'hotel' ? { fr: '/recherche', en: '/en/search' }[locale] : hotel.path
        expect([fault, answer.status(), location.origin, location.pathname, location.hash]).toEqual([
          fault,
          303,
          stack.origin,
          back,
          `#booking-${fault}`,
        ])
        expect(location.searchParams.get('kind')).toBe(fault === 'hotel' ? 'hotel' : null)
        await page.goto(location.href)
        const said = page.locator(`#booking-${fault}`)
        await expect(said).toBeVisible()
        await expect(said).toContainText(SENTENCES[locale][fault])
      }
    },
  )
}

const HOSTILE = [
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '%2f%2fevil.example',
  'javascript:alert(1)',
  'x\r\nLocation: https://evil.example',
  '"><script>alert(1)</script>',
  '../../evil.example',
  'be.synxis.com@evil.example',
  '1&chain=1',
  '\u202eelpmaxe.live',
  '\u0000',
]

test('hostile values lead nowhere but to the engine or back', DEFAULT_RUN, async ({ stack, request }) => {
  const [hotel] = await storiesOf(stack, 'hotel', 'fr')
  const today = toParisTime(Date.now()).day
  const code = String(hotel?.content.booking_code)
  const good = { hotel: code, arrive: addDays(today, 10), depart: addDays(today, 12), adult: '2' }
  const engine = `/partners/synxis?chain=${CHAIN}&hotel=${code}&`
  const names = ['hotel', 'arrive', 'depart', 'adult', 'promo', 'room', 'locale', 'utm_source', 'next', 'chain']
  // All combinations of values and parameters are unit-tested (lib/booking/decide-booking.test.ts); here each parameter
  // gets some of them.
  for (const [index, value] of HOSTILE.entries()) {
    const name = names[index % names.length] as string
    const answer = await requestRedirect(request, { ...good, [name]: value })
    const location = answer.headers().location ?? ''
    expect([name, value, answer.status()]).toEqual([name, value, 303])
    expect(
      location.startsWith(engine) ||
        location.startsWith(`${hotel?.path}?booking=`) ||
        location.startsWith('/recherche?kind=hotel&booking='),
      location,
    ).toBe(true)
    expect(answer.headers()['set-cookie']).toBeUndefined()
  }
})
