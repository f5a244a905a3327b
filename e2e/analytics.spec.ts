import type { Page } from '@playwright/test'
import { vitalsReport } from '@barriere/shared/contracts/vitals.ts'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'
import { consent, layerOf, namesOf, stayOnPage, withTagManager } from './support/analytics.ts'
import { PHONE, localesLike, localesOn } from './support/devices.ts'
import { openHydrated, touchIslands } from './support/islands.ts'
import { PAGES, PEOPLE, WORDS, logIn, signIn } from './support/members.ts'
import { expect, inDefaultRun, test } from './support/test.ts'

const PATHS = {
  fr: { home: '/', hotel: '/hotels/les-colombages', hotels: '/hotels', search: '/recherche', contact: '/contact' },
  en: {
    home: '/en',
    hotel: '/en/hotels/les-colombages',
    hotels: '/en/hotels',
    search: '/en/search',
    contact: '/en/contact',
  },
} as const

const NOBODY = {
  formAnswer: undefined,
  customerCountry: undefined,
  customerEmployee: 'false',
  customerStatus: undefined,
  loginStatus: 'false',
  userId: undefined,
}

/** The newest event of a name, once there is one. */
async function eventOf(page: Page, name: string): Promise<Record<string, unknown>> {
  await expect.poll(() => namesOf(page)).toContain(name)
  return (await layerOf(page)).findLast(({ event }) => event === name) ?? {}
}

for (const device of ['desktop', 'phone'] as const)
  test.describe(device, () => {
    if (device === 'phone') test.use(PHONE)

    for (const locale of localesOn(device)) {
      const paths = PATHS[locale]

      test.describe(`measured, in ${locale}`, () => {
        test.beforeEach(async ({ context, stack }) => {
          await withTagManager(context)
          await consent(context, stack.origin, true)
        })

        test(
          'a hotel’s page is a view of the page and of the hotel, once each',
          inDefaultRun(device === 'phone'),
          async ({ page }) => {
            await page.goto(paths.hotel)
            const view = await eventOf(page, 'page_view_GA4')
            expect(view).toEqual({
              ...NOBODY,
              event: 'page_view_GA4',
              pageType: 'hotel',
              pageId: expect.stringMatching(/^[\da-f-]{36}$/),
              pageLanguage: locale,
            })
            const layer = await layerOf(page)
            const at = layer.findIndex(({ event }) => event === 'view_item')
            expect(layer[at - 1]).toEqual({ ecommerce: null })
            expect(layer[at]).toMatchObject({
              ecommerce: {
                currency: 'EUR',
                items: [{ item_id: view['pageId'], item_name: 'les-colombages', item_category: 'hotel', quantity: 1 }],
              },
            })
            expect(
              (await namesOf(page)).filter((name) => name === 'page_view_GA4' || name === 'view_item'),
            ).toHaveLength(2)
          },
        )

        test('a card in a list is chosen and discovered', async ({ page }) => {
          await page.goto(paths.hotels)
          await eventOf(page, 'page_view_GA4')
          await stayOnPage(page)
          const card = page.locator('main a[data-product^=hotel]').first()
          const block = await card.evaluate((link) => link.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? '')
          const [blockName, blockId] = block.split(' ')
          await card.click()
          const chosen = await eventOf(page, 'select_item')
          expect(chosen).toMatchObject({
            ecommerce: {
              items: [
                {
                  item_category: 'hotel',
                  item_list_name: blockName,
                  item_list_id: blockId,
                  index: 0,
                  item_id: expect.any(String),
                },
              ],
            },
          })
          expect(await eventOf(page, 'clic_decouvrir')).toMatchObject({ blockName, blockId, itemType: 'hotel' })
        })

        test('a promotion is seen once, and its link clicked', async ({ page }) => {
          await page.goto(paths.home)
          await eventOf(page, 'page_view_GA4')
          const promotion = page.locator('[data-promo]:has(a[data-track]):visible').last()
          const [blockName, blockId] = ((await promotion.getAttribute('data-block')) ?? '').split(' ')
          const seen = async () =>
            (await layerOf(page)).filter((event) => event['event'] === 'autopromo_view' && event['blockId'] === blockId)
          await promotion.scrollIntoViewIfNeeded()
          await page.evaluate((id) => {
            document.querySelector(`[data-block$="${id}"]`)?.scrollIntoView({ block: 'center' })
          }, blockId)
          await expect.poll(seen).toEqual([{ ...NOBODY, event: 'autopromo_view', blockName, blockId }])
          await page.evaluate(() => scrollTo(0, 0))
          await promotion.scrollIntoViewIfNeeded()
          await stayOnPage(page)
          await promotion.locator('a[data-track]:visible').first().click()
          expect(await eventOf(page, 'autopromo_click')).toMatchObject({ blockName, blockId })
          expect(await seen()).toHaveLength(1)
        })

        test(
          'the header’s booking link opens a popin, whose form books',
          inDefaultRun(device === 'desktop'),
          async ({ page }) => {
            await page.goto(paths.hotel)
            await eventOf(page, 'page_view_GA4')
            await page.locator('a[data-booking-sheet]:visible').first().click()
            const shown = await eventOf(page, 'popin_interaction')
            expect(shown).toMatchObject({ popinAction: 'show', trackingMode: 'manual' })
            await page.keyboard.press('Escape')
            await expect
              .poll(async () => (await layerOf(page)).filter(({ event }) => event === 'popin_interaction'))
              .toMatchObject([{ popinAction: 'show' }, { popinAction: 'close', popinName: shown['popinName'] }])
          },
        )

        test('a search says what it found, never its words; a result is clicked at its place', async ({ page }) => {
          await page.goto(`${paths.search}?q=Camille+Rousseau+spa`)
          const search = await eventOf(page, 'search')
          expect(search).toEqual({
            ...NOBODY,
            event: 'search',
            resultCount: expect.any(Number),
            searchKinds: [],
            searchFacets: ['words'],
          })
          await page.goto(`${paths.search}?kind=hotel`)
          expect(await eventOf(page, 'search')).toMatchObject({ searchKinds: ['hotel'], searchFacets: [] })
          await stayOnPage(page)
          await page.locator('[data-answer] article a[data-track=discover]').nth(1).click()
          expect(await eventOf(page, 'search_click')).toMatchObject({ searchPosition: 1, itemType: 'hotel' })
          expect(await eventOf(page, 'select_item')).toMatchObject({
            ecommerce: { items: [{ item_list_name: 'search' }] },
          })
          expect(JSON.stringify(await layerOf(page))).not.toContain('Camille')
        })

        test('a form that is empty, wrong and refused says so', inDefaultRun(device === 'phone'), async ({ page }) => {
          await page.goto(paths.contact)
          await touchIslands(page)
          const words = WORDS[locale].requests.contact
          const send = page.getByRole('button', { name: words.submit })
          const told = async () =>
            (await layerOf(page)).flatMap(({ event, formError }) => (event === 'form_validation' ? [formError] : []))
          await send.click()
          await expect.poll(told).toEqual(['empty'])
          await page.locator('#contact-email').fill('canary-of-an-address')
          await send.click()
          await expect.poll(told).toEqual(['empty', 'fields'])
          expect(await eventOf(page, 'form_validation')).toEqual({
            ...NOBODY,
            event: 'form_validation',
            formName: 'contact',
            formAnswer: 'fail',
            formError: 'fields',
          })
          expect(JSON.stringify(await layerOf(page))).not.toContain('canary')
        })
      })
    }
  })

for (const locale of localesLike('fr'))
  test(`login and logout of a member, in ${locale}`, async ({ page, context, stack }) => {
    await withTagManager(context)
    await consent(context, stack.origin, true)
    // The test keeps events that are pushed before the page is left.
    const pushed: Record<string, unknown>[] = []
    await page.exposeFunction('pushedHere', (event: Record<string, unknown>) => pushed.push(event))
    await page.addInitScript(() => {
      const layer: unknown[] = []
      const push = layer.push.bind(layer)
      layer.push = (...events) => {
        for (const event of events)
          void (globalThis as { pushedHere?: (event: unknown) => unknown }).pushedHere?.(event)
        return push(...events)
      }
      Object.assign(globalThis, { dataLayer: layer })
    })
    const named = (name: string) => pushed.filter(({ event }) => event === name)
    await openHydrated(page, PAGES.login[locale])
    await expect.poll(() => named('page_view_GA4')).toHaveLength(1)
    await logIn(page, { ...PEOPLE.discovery, password: 'Tramontane#1999' }, locale)
    await expect.poll(() => named('login')).toHaveLength(1)
    expect(named('login')[0]).toEqual({
      ...withoutUndefined(NOBODY),
      event: 'login',
      formAnswer: 'fail',
      loginMethod: 'password',
    })
    await logIn(page, PEOPLE.discovery, locale)
    await expect.poll(() => named('login')).toHaveLength(2)
    const member = {
      customerCountry: 'FR',
      customerEmployee: 'false',
      customerStatus: 'Discovery',
      loginStatus: 'true',
      userId: expect.stringMatching(/^\w+$/),
    }
    expect(named('login')[1]).toEqual({ ...member, event: 'login', formAnswer: 'success', loginMethod: 'password' })
    expect(named('form_validation')).toMatchObject([
      { formName: 'loginStandard', formAnswer: 'fail', formError: 'fields' },
      { formName: 'loginStandard', formAnswer: 'success' },
    ])
    await page.waitForURL(`**${PAGES.card[locale]}`)
    await expect.poll(() => named('page_view_GA4').at(-1)).toMatchObject({ ...member, pageType: 'page' })
    await page.locator('a[data-logout]:visible').first().click()
    await expect.poll(() => named('logout')).toEqual([{ ...member, event: 'logout' }])
    for (const secret of [PEOPLE.discovery.email, PEOPLE.discovery.password, 'Tramontane'])
      expect(JSON.stringify(pushed)).not.toContain(secret)
  })

/** Pages with a form for strangers, each with the form's name in the data layer; '' where it is not tracked. */
const FORMS = {
  '/contact': 'contact',
  '/en/receptions': 'event',
  '/lettre': 'newsletter',
  '/suivi': '',
  '/seminaires/devis': 'seminar',
  [PAGES.login.fr]: 'loginStandard',
  [PAGES.login.en]: 'loginStandard',
  [PAGES.registration.fr]: 'accountCreationStandard',
  [PAGES.forgotten.en]: 'forgottenPassword',
} as const

for (const [path, form] of Object.entries(FORMS))
  test(
    `nothing that is typed at ${path} is measured`,
    inDefaultRun(path === '/contact'),
    async ({ page, context, stack }) => {
      await withTagManager(context)
      await consent(context, stack.origin, true)
      await page.goto(path)
      await eventOf(page, 'page_view_GA4')
      await touchIslands(page)
      await stayOnPage(page)
      const typed = ['text', 'email', 'tel', 'search', 'password'].map((type) => `input[type=${type}]`).join()
      const fields = page.locator(`:is(main, footer) :is(textarea, input:not([type]), ${typed}):visible`)
      const count = await fields.count()
      expect(count).toBeGreaterThan(0)
      for (let index = 0; index < count; index += 1) await fields.nth(index).fill(`canary-${index}@example`)
      await page.locator('main form [type=submit]:visible').last().click()
      await page.locator('footer form [type=submit]:visible').last().click()
      if (form !== '')
        await expect
          .poll(async () => (await layerOf(page)).find(({ formName }) => formName === form))
          .toMatchObject({ event: 'form_validation', formAnswer: 'fail', formError: 'fields' })
      expect(JSON.stringify(await layerOf(page))).not.toContain('canary')
    },
  )

/** An event of the page as the test receives it: JSON has no undefined. */
const withoutUndefined = (event: object): object => JSON.parse(JSON.stringify(event)) as object

test('web vitals go to the data layer and to the site, rounded, without a cookie', async ({ page, context, stack }) => {
  await withTagManager(context)
  await consent(context, stack.origin, true)
  await signIn(page, stack.origin, PEOPLE.discovery)
  await page.goto('/hotels/les-colombages')
  await eventOf(page, 'page_view_GA4')
  await expect
    .poll(async () => (await layerOf(page)).filter(({ event }) => event === 'web_vitals'))
    .toContainEqual(expect.objectContaining({ metricName: 'TTFB', pageType: 'hotel', metricValue: expect.any(Number) }))
  await page.locator('h1').click()
  // A page that another tab covers; Playwright does not show the requests of a page that is left.
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/vitals/record')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  const request = await sent
  expect((await request.allHeaders())['cookie']).toBeUndefined()
  const body = request.postDataJSON() as { page: string; metrics: { metric: string; value: number }[] }
  expect(body.page).toBe('hotel')
  expect(body.metrics.map(({ metric }) => metric)).toEqual(expect.arrayContaining(['TTFB', 'LCP']))
  expect(Object.keys(body)).toEqual(['page', 'metrics'])
})

test('a page that is left has told its vitals to the sums of its kind', async ({ page, context, stack }) => {
  await withTagManager(context)
  await consent(context, stack.origin, true)
  const measured = async (): Promise<number> => {
    const response = await fetch(`${stack.servicesOrigin}/site/vitals?days=1`, {
      headers: { authorization: `Bearer ${LOCAL_SECRETS.SITE_API_TOKEN}` },
    })
    const { rows } = vitalsReport.parse(await response.json())
    return rows.find((row) => row.page === 'restaurant' && row.metric === 'TTFB')?.count ?? 0
  }
  const before = await measured()
  await page.goto('/en/restaurants/la-criee')
  await expect.poll(async () => (await layerOf(page)).filter(({ metricName }) => metricName === 'TTFB')).toHaveLength(1)
  await page.goto('/mentions-legales')
  await expect.poll(measured).toBe(before + 1)
})

for (const [state, decide] of [
  ['refused', false],
  ['undecided', undefined],
] as const)
  test(
    `with the consent ${state} nothing is pushed, asked for or stored`,
    inDefaultRun(state === 'refused'),
    async ({ page, context, stack }) => {
      await withTagManager(context)
      if (decide !== undefined) await consent(context, stack.origin, decide)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      await page.goto('/hotels/les-colombages')
      await stayOnPage(page)
      await page.locator('main a[data-track]:visible').first().click()
      // Ten polls of 500 ms, then the message of giving up.
      await expect.poll(() => said).toContain('analytics: page_view_GA4 was given up: consent')
      expect(await namesOf(page)).toEqual([])
      expect(asked.filter((url) => new URL(url).origin !== stack.origin)).toEqual([])
      expect(asked.filter((url) => /vitals/.test(url))).toEqual([])
      const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      expect(stored.filter((key) => /analytics|purchase|vital|_ga/.test(key))).toEqual([])
    },
  )

test('a visitor who agrees after the page was given up is measured from then on, with one view', async ({
  page,
  context,
}) => {
  await withTagManager(context)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto('/hotels/les-colombages')
  await expect.poll(() => said).toContain('analytics: page_view_GA4 was given up: consent')
  await page.evaluate(() => {
    const { consentStore } = globalThis as { consentStore?: { choose: (answers: object) => void } }
    consentStore?.choose({ measurement: true })
    consentStore?.choose({ measurement: true })
  })
  await eventOf(page, 'page_view_GA4')
  expect((await namesOf(page)).filter((name) => name === 'page_view_GA4')).toHaveLength(1)
})

test('without the tag manager the page works, and events are given up', async ({ page, context, stack }) => {
  await consent(context, stack.origin, true)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const faults: Error[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  await page.goto('/hotels/les-colombages')
  await expect.poll(() => said).toContain('analytics: page_view_GA4 was given up: tag manager')
  expect(await namesOf(page)).toEqual([])
  await page.locator('main a[data-track=discover]:visible').first().click()
  await expect(page).not.toHaveURL(/les-colombages$/)
  expect(faults).toEqual([])
})
