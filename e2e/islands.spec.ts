import type { Page } from '@playwright/test'
import { MAX_HELD } from '#lib/next/island-loader.ts'
import { breakScripts } from './support/break-scripts.ts'
import { PAGES, WORDS } from './support/members.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const HOTEL = '/hotels/les-colombages'

/** Collects the paths of the build's scripts that the page requests. */
function scriptsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_next/static/chunks/') && pathname.endsWith('.js')) requests.push(pathname)
  })
  return requests
}

/** Serves pages with every island set to load on touch. */
async function letIslandsWait(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.includes('.') && !pathname.startsWith('/api/'),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('data-island="view"', 'data-island="touch"'),
      })
    },
  )
}

/** Extends the island loader's hold on clicks: on a busy machine hydration takes longer than it waits. */
async function holdClicks(page: Page): Promise<void> {
  await page.addInitScript((maxHeld) => {
    const { setTimeout: wait } = window
    window.setTimeout = ((run: () => void, ms?: number) =>
      wait(run, ms === maxHeld ? ms * 20 : ms)) as typeof setTimeout
  }, MAX_HELD)
}

test.describe('an island that works as plain HTML', () => {
  test.beforeEach(async ({ page }) => {
    await letIslandsWait(page)
    await holdClicks(page)
  })

  test('loads nothing before it is touched, and the first click opens the calendar', DEFAULT_RUN, async ({ page }) => {
    const requests = scriptsOf(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    const arrive = page.locator('main input[name="arrive"]').first()
    await expect(arrive).toBeVisible()
    expect(requests).toEqual([])
    // The native field has no calendar: the click is held until hydration.
    await arrive.click()
    await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible()
    expect(requests.length).toBeGreaterThan(0)
  })

  test('shows the stay that another page of the visit has stored, untouched', DEFAULT_RUN, async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('booking', JSON.stringify({ adult: '3' }))
    })
    await page.goto('/')
    await page.locator('main form[data-island]').scrollIntoViewIfNeeded()
    await expect(page.locator('main select[name="adult"]').first()).toHaveValue('3')
  })

  test('opens the first picture at the first click', async ({ page }) => {
    const requests = scriptsOf(page)
    await page.goto(HOTEL, { waitUntil: 'networkidle' })
    expect(requests).toEqual([])
    await page.locator('a[data-large]').first().click()
    await expect(page.getByRole('dialog')).toContainText('1 sur ')
    expect(new URL(page.url()).pathname).toBe(HOTEL)
  })

  test('does what its HTML does where its scripts cannot be loaded', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    await page.goto(HOTEL)
    const link = page.locator('a[data-large]').first()
    const large = (await link.getAttribute('href')) as string
    await link.click()
    await expect(page).toHaveURL(large)
  })
})

/** Names of the stops of the tab key in the booking bar, from its beginning to the first stop after it. */
async function stopsInBar(page: Page): Promise<string[]> {
  const bar = page.locator('main form[data-island]').first()
  await bar.evaluate((form) => {
    form.tabIndex = -1
    form.focus()
  })
  const stops: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await bar.evaluate((form) => {
      const focused = document.activeElement
      if (!focused || !form.contains(focused)) return undefined
      return focused.getAttribute('name') ?? focused.getAttribute('aria-haspopup') ?? focused.localName
    })
    if (stop === undefined) return stops
    stops.push(stop)
  }
}

test.describe('the tab key in the booking bar', () => {
  for (const [path, place] of [
    ['/', ['place']],
    ['/en', ['place']],
    [HOTEL, []],
    [`/en${HOTEL}`, []],
  ] as const)
    for (const width of [390, 1440])
      test(`${path} at ${width}: one stop for both dates, none in a native field`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        // The first press, still outside of the bar, loads the calendar.
        await page.keyboard.press('Tab')
        await expect(page.locator('main form[data-island] [aria-haspopup="dialog"]').first()).toBeVisible()
        expect(await stopsInBar(page)).toEqual([...place, 'dialog', 'summary', 'button'])
        await expect(page.locator('main form[data-island] input[type="date"]:visible')).toHaveCount(0)
      })

  test('the calendar takes the focus from a native field, with its value', DEFAULT_RUN, async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/')
    const depart = page.locator('main input[name="depart"]').first()
    const day = `${new Date().getFullYear() + 1}-03-15`
    await depart.fill(day)
    await expect(depart).toBeFocused()
    scripts.resolve()
    await expect(page.locator('main form[data-island] [aria-haspopup="dialog"]').first()).toBeFocused()
    await expect(depart).toBeHidden()
    await expect(depart).toHaveValue(day)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('reaches both native dates', async ({ page }) => {
      await page.goto('/')
      const stops = await stopsInBar(page)
      expect(stops).toContain('arrive')
      expect(stops).toContain('depart')
      expect(stops).not.toContain('dialog')
    })
  })
})

for (const [how, submit] of [
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ['a press', (page: Page) => page.locator('main form [type="submit"]').first().click({ force: true })],
] as const)
  test(`a form that is submitted by ${how} before hydration is sent after it`, DEFAULT_RUN, async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(PAGES.login.fr)
    await page.locator('[name="email"]').first().fill('nobody@example.com')
    await page.locator('[name="password"]').first().fill('Wrong#2026pass')
    await expect(page.locator('main form [type="submit"]').first()).toBeDisabled()
    await submit(page)
    scripts.resolve()
    await expect(page.getByText(WORDS.fr.errors.hotel['0090'])).toBeVisible()
    await expect(page.locator('[name="email"]').first()).toHaveValue('nobody@example.com')
  })

for (const [how, change] of [
  ['throws', (script: string) => script.replaceAll('.replace("{current}"', '.absent("{current}"')],
  ['cannot be loaded', () => undefined],
] as const)
  test(
    `a built island that ${how} leaves the page and the other islands as they are`,
    DEFAULT_RUN,
    async ({ page }) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      const broken = await breakScripts(page, '{current}', change, '**/_next/static/chunks/*.js')
      await page.goto(HOTEL)
      const before = await page.locator('main').innerText()
      const arrive = page.locator('main input[name="arrive"]').first()
      await arrive.click()
      await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible()
      await page.keyboard.press('Escape')
      expect(broken()).toBeGreaterThan(0)
      await expect.poll(() => errors.join('\n')).toMatch(/absent|ChunkLoadError|Failed to load/)
      const words = (text: string) => text.split(/\s+/).slice(0, 20)
      expect(words(await page.locator('main').innerText())).toEqual(words(before))
      // Its pictures are plain links again.
      const link = page.locator('a[data-large]').first()
      const large = (await link.getAttribute('href')) as string
      await link.click()
      await expect(page).toHaveURL(large)
    },
  )
