import type { Page } from '@playwright/test'
import { PHONE } from './support/devices.ts'
import { overflowOf } from './support/page-checks.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

const SCREENS = {
  'a laptop': { width: 1366, height: 657 },
  'a desktop': { width: 1440, height: 900 },
  'a tablet': { width: 834, height: 1112 },
  'a phone': { width: 390, height: 844 },
  'a small phone': { width: 320, height: 700 },
} as const

const RESTAURANTS = { fr: '/restaurants/la-criee', en: '/en/restaurants/la-criee' } as const

const facts = (page: Page) => page.locator('[data-key-facts]')

for (const [screen, size] of Object.entries(SCREENS))
  test(
    `on ${screen} a restaurant’s first view has its hours, its price and a table`,
    inDefaultRun(screen === 'a phone'),
    async ({ page }) => {
      await page.setViewportSize(size)
      for (const path of Object.values(RESTAURANTS)) {
        await page.goto(path)
        await expect(facts(page).locator('site-open-now')).toBeInViewport({ ratio: 1 })
        await expect(facts(page).getByRole('button', { name: /une table|a table/ })).toBeInViewport({ ratio: 1 })
        expect(await overflowOf(page)).toBe(0)
        if (size.height > 700 || size.width > 1000)
          await expect(facts(page).getByText(/34/).first()).toBeInViewport({ ratio: 1 })
      }
    },
  )

for (const [screen, size] of Object.entries(SCREENS))
  test(`on ${screen} home’s text on tables has today’s hours of the restaurants that it presents`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const [path, today, state] of [
      ['/', 'Aujourd’hui', /^(Ouvert|Fermé)/],
      ['/en', 'Today', /^(Open|Closed)/],
    ] as const) {
      await page.goto(path)
      const rows = page.locator('[data-hours-today] > div')
      await expect(rows).toHaveCount(2)
      for (const [index, name] of ['La Criée', 'Le Port-Vieux'].entries()) {
        const row = rows.nth(index)
        await row.scrollIntoViewIfNeeded()
        await expect(row).toBeInViewport({ ratio: 1 })
        await expect(row.getByRole('link', { name })).toHaveAttribute('href', /restaurants\//)
        await expect(row.locator('site-open-now')).toContainText(today)
        await expect(row.locator('site-open-now > span').first()).toHaveText(state)
      }
      expect(await overflowOf(page)).toBe(0)
    }
  })

test('the hours do not move when the words for open or closed come', async ({ page }) => {
  await page.setViewportSize(SCREENS['a phone'])
  const state = facts(page).locator('site-open-now > span').first()
  const hours = facts(page).locator('site-open-now > span').last()
  await page.route(/\.js(?:\?|$)/, (route) => route.abort())
  await page.goto(RESTAURANTS.fr)
  await expect(state).toHaveText('')
  const before = await hours.boundingBox()
  await page.unrouteAll()
  await page.goto(RESTAURANTS.fr)
  await expect(state).not.toHaveText('')
  expect(await hours.boundingBox()).toEqual(before)
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('a restaurant says whether it is open by the clock of Paris', async ({ page }) => {
    await page.goto(RESTAURANTS.fr)
    const states = await facts(page)
      .locator('site-open-now')
      .evaluate(
        (element) => JSON.parse((element as HTMLElement).dataset['states'] ?? '[]') as [number, 0 | 1, string][],
      )
    const opening = states.find(([, open]) => open === 1)
    if (!opening) throw new Error('It does not open within three days.')
    await page.clock.setFixedTime(opening[0] * 1000 + 60_000)
    await page.reload()
    await expect(facts(page).locator('site-open-now[data-open]')).toContainText(opening[2])
    expect(opening[2]).toMatch(/^Ouvert, jusqu’à /)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('home’s text on tables has today’s hours, and says nothing of the moment', async ({ page }) => {
    await page.goto('/')
    for (const row of await page.locator('[data-hours-today] > div').all()) {
      await expect(row).toContainText('Aujourd’hui')
      await expect(row).not.toContainText(/Ouvert|Fermé/)
    }
  })

  test('hours, menu, table and routes are there', async ({ page }) => {
    await page.goto(RESTAURANTS.fr)
    await expect(facts(page)).toContainText('Aujourd’hui')
    await expect(facts(page).getByRole('link', { name: /Réserver une table/ })).toBeVisible()
    await page.locator('#acces summary').click()
    await expect(page.locator('#acces').getByRole('link', { name: /^OpenStreetMap/ })).toBeVisible()
  })
})

test('the whole menu is on the page, and as a file that is the same for everyone', async ({ page, request }) => {
  for (const [path, name] of [
    [RESTAURANTS.fr, 'La carte en PDF'],
    [RESTAURANTS.en, 'Menu as PDF'],
  ] as const) {
    await page.goto(path)
    expect(await page.locator('#carte li').count()).toBeGreaterThan(10)
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
    const file = await request.get(href)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    const again = await request.get(href, { headers: { 'if-none-match': file.headers()['etag'] ?? '' } })
    expect(again.status()).toBe(304)
  }
})

const PLACES = [
  '/hotels/les-colombages',
  '/casinos/deauville',
  '/en/restaurants/le-ponton',
  '/spas/spa-imperial',
] as const

test(
  'every kind of place says how to get there, and its map asks nobody before it is opened',
  DEFAULT_RUN,
  async ({ page, baseURL }) => {
    const outside: string[] = []
    page.on('request', (sent) => {
      if (!sent.url().startsWith(baseURL ?? '') && !sent.url().startsWith('data:')) outside.push(sent.url())
    })
    for (const path of PLACES) {
      await page.goto(path)
      const place = page.locator('#acces')
      await expect(place.locator('[data-map] svg')).toHaveCount(1)
      await expect(place.getByRole('heading', { name: /^(Comment venir|Getting here)$/ })).toBeVisible()
      await expect(place).toContainText(/min/)
      await expect(place).toContainText(/Accessibil/)
    }
    expect(outside).toEqual([])
  },
)

test('the map of a place opens in the place of its drawing', async ({ page }) => {
  await page.goto('/casinos/deauville')
  await page.getByRole('link', { name: 'Voir sur la carte' }).click()
  await expect(page.locator('#acces [data-drawn]')).toBeVisible()
  await expect(page).toHaveURL(/\/casinos\/deauville$/)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a map application is chosen once, and offered first on other pages', async ({ page, context }) => {
    await context.route(/openstreetmap\.org/, (route) => route.fulfill({ body: 'map' }))
    await page.goto('/restaurants/la-criee')
    await page.locator('#acces summary').tap()
    const opened = context.waitForEvent('page')
    await page
      .locator('#acces')
      .getByRole('link', { name: /^OpenStreetMap/ })
      .tap()
    await (await opened).close()
    await page.goto('/hotels/villa-estelle')
    const first = page.locator('#acces').getByRole('link', { name: /^Itinéraire avec OpenStreetMap/ })
    await expect(first).toBeVisible()
    expect(await first.getAttribute('href')).toContain('directions?to=43.5499')
  })
})

test(
  'a show tells date, place, length, price and telephone, and each date is a calendar file',
  DEFAULT_RUN,
  async ({ page, request }) => {
    for (const path of ['/spectacles', '/en/shows']) {
      await page.goto(path)
      const href = await page
        .locator('main')
        .locator('a[href*="/spectacles/"], a[href*="/shows/"]')
        .first()
        .getAttribute('href')
      await page.goto(href ?? '')
      await expect(facts(page)).toContainText(/€/)
      await expect(facts(page)).toContainText(/min|\dh|\d\sh/)
      const file = await request.get((await facts(page).locator('a[href$=".ics"]').getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      expect(await file.text()).toContain('BEGIN:VEVENT')
      await expect(facts(page).locator('a[href^="tel:"]').first()).toBeVisible()
    }
  },
)

test('a casino tells its address, its telephone and who may come in', async ({ page }) => {
  await page.goto('/casinos/deauville')
  await expect(facts(page)).toContainText('Dès 18 ans')
  await expect(facts(page)).toContainText('rue du Dôme')
  await expect(facts(page).locator('a[href^="tel:"]')).toBeInViewport()
  await expect(page.locator('#acces')).toContainText('carte d’identité, passeport')
})
