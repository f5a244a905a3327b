import type { Browser, Locator, Page } from '@playwright/test'
import { PHONE, localesOn } from './support/devices.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { categoryOf } from './support/seats.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

const PAGES = [
  {
    locale: 'fr',
    path: '/tournois',
    clock: '/tournois/horloge',
    fault: 'Le buy-in minimum doit être inférieur au maximum.',
    labels: { game: 'Jeu', most: 'Buy-in jusqu’à (€)', sort: 'Trier par', clear: 'Effacer les filtres' },
    counted: /^\d+\sdates$/,
    left: /^\d+ sur \d+$/,
    calendar: 'Calendrier',
    level: 'Niveau',
  },
  {
    locale: 'en',
    path: '/en/tournaments',
    clock: '/en/tournaments/clock',
    fault: 'The minimum buy-in must be below the maximum.',
    labels: { game: 'Game', most: 'Buy-in up to (€)', sort: 'Sort by', clear: 'Clear filters' },
    counted: /^\d+\sdates$/,
    left: /^\d+ of \d+$/,
    calendar: 'Calendar',
    level: 'Level',
  },
] as const

/** Rows that show, with their buy-ins. */
const rows = (page: Page) => page.locator('[data-sorted] > li:visible')

const buyIns = async (page: Page): Promise<number[]> =>
  (await rows(page).locator('dl > div:first-child dd').allTextContents()).map((text) =>
    Number(text.replaceAll(/[^\d,.]/g, '').replace(',', '.')),
  )

const status = (page: Page) => page.locator('site-list-filters [role=status]')

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** No number is lower than the one before. */
const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0))

for (const { locale, path, fault, labels, counted, left, calendar } of PAGES) {
  for (const device of ['phone', 'desktop'] as const) {
    if (!localesOn(device).includes(locale)) continue
    test.describe(`${locale}, ${device}`, () => {
      test.use(device === 'phone' ? PHONE : { viewport: { width: 1440, height: 900 } })

      test(
        'tournaments: filters in the address, their order, what contradicts itself, and the way back',
        inDefaultRun(device === 'phone'),
        async ({ page }) => {
          await page.goto(path)
          await expect(status(page)).toHaveText(counted)
          const all = await rows(page).count()
          await page.getByLabel(labels.game, { exact: true }).selectOption('omaha')
          await expect(status(page)).toHaveText(left)
          expect(query(page)).toEqual({ game: 'omaha' })
          const omaha = await rows(page).count()
          expect([omaha > 0, omaha < all]).toEqual([true, true])
          await page.reload()
          await expect(rows(page)).toHaveCount(omaha)

          // Contradictory bounds, by keyboard: the form says so, and filters nothing until they are corrected.
          await page.locator('[name=buyInMin]').fill('300')
          await page.getByLabel(labels.most).fill('200')
          await page.keyboard.press('Tab')
          const message = page.getByRole('alert').filter({ hasText: fault })
          await expect(message).toBeVisible()
          await expect(page.locator('[name=buyInMin]')).toHaveAttribute('aria-invalid', 'true')
          await expect(rows(page)).toHaveCount(omaha)
          expect(await axeViolations(page)).toEqual([])
          await page.locator('[name=buyInMin]').fill('1')
          await page.keyboard.press('Tab')
          await expect(message).toBeHidden()

          await page.getByRole('button', { name: labels.clear }).first().click()
          await expect(rows(page)).toHaveCount(all)
          await page.getByLabel(labels.sort).selectOption('buyIn')
          expect(isRising(await buyIns(page))).toBe(true)
          expect(query(page)).toEqual({ sort: 'buyIn' })
        },
      )

      test('tournaments: places are told, the calendar has the same days, and all fits', async ({ page }) => {
        await page.goto(path)
        await expect(page.locator('[data-told]').first()).not.toBeEmpty()
        expect([await axeViolations(page), await overflowOf(page)]).toEqual([[], 0])
        if (device === 'phone') expect(await smallTargets(page)).toEqual([])
        await page.getByText(calendar, { exact: true }).first().click()
        await expect(page.getByRole('table').first()).toBeVisible()
        const title = rows(page).getByRole('link').first()
        await page.goto(path)
        await title.click()
        await expect(page.locator('[data-block^=tournament-structure] table')).toBeVisible()
        expect([await axeViolations(page), await overflowOf(page)]).toEqual([[], 0])
      })
    })
  }

  test.describe(`${locale}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('the server filters, sorts and says what is wrong', async ({ page }) => {
      await page.goto(path)
      await page.getByLabel(labels.most).fill('100')
      await page.getByLabel(labels.sort).selectOption('buyIn')
      await page.locator('site-list-filters noscript button, site-list-filters button[type=submit]').first().click()
      await expect(page).toHaveURL(/buyInMax=100/)
      const found = await buyIns(page)
      expect([found.length > 0, found.every((euros) => euros <= 100), isRising(found)]).toEqual([true, true, true])
      await page.goto(`${path}?buyInMin=200&buyInMax=100`)
      await expect(page.getByText(fault)).toBeVisible()
    })
  })
}

/** A desk's call. */
async function command({ servicesOrigin }: TestStack, id: string, action: string): Promise<void> {
  const response = await fetch(`${servicesOrigin}/casino/v1/desk/clocks/${id}`, {
    method: 'POST',
    headers: { 'authorization': 'Bearer local-casino-desk', 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  })
  expect(response.status).toBe(200)
}

/** Seconds left, as a clock shows them. */
const secondsLeft = (page: Page): Promise<number> =>
  page.getByRole('timer').evaluate((timer) =>
    (timer.textContent ?? '')
      .trim()
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0),
  )

async function open(browser: Browser, stack: TestStack, address: string, phone: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: stack.origin,
    ...(phone ? PHONE : { viewport: { width: 1920, height: 1080 } }),
  })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** A screen in the room and two phones, one of them in English. */
const openDevices = (browser: Browser, stack: TestStack, id: string): Promise<[Page, Page, Page]> =>
  Promise.all([
    open(browser, stack, `${PAGES[0].clock}#${id}`, false),
    open(browser, stack, `${PAGES[0].clock}#${id}`, true),
    open(browser, stack, `${PAGES[1].clock}#${id}`, true),
  ])

/** All show the same time left, to the second. */
async function expectAgreement(devices: readonly Page[]): Promise<void> {
  const shown = await Promise.all(devices.map(secondsLeft))
  expect(Math.min(...shown)).toBeGreaterThan(0)
  expect(Math.max(...shown) - Math.min(...shown)).toBeLessThanOrEqual(1)
}

/** All show this level; within 20 seconds where their connections were lost. */
const expectLevel = (devices: readonly Page[], level: number, timeout = 10_000): Promise<unknown> =>
  Promise.all(
    devices.map((page) =>
      expect(page.locator('#clock-level')).toHaveText(
        new RegExp(`^(${PAGES[0].level}|${PAGES[1].level})\\s${level}$`),
        { timeout },
      ),
    ),
  )

const close = (devices: readonly Page[]): Promise<unknown> => Promise.all(devices.map((page) => page.context().close()))

test('the level clock has its breadcrumb above its title, and the title clear of the header', async ({ page }) => {
  await page.goto(PAGES[0].clock)
  const boxOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return { top: y, bottom: y + height }
  }
  const header = await boxOf(page.locator('header').first())
  const crumbs = await boxOf(page.locator('main nav ol').first())
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  expect([crumbs.top - header.bottom, title.top - crumbs.bottom].every((gap) => gap >= 16)).toBe(true)
})

test(
  'the level clock: a screen and two phones agree, through a desk’s hands, a lost line and a reload',
  DEFAULT_RUN,
  async ({ browser, stack }) => {
    const { saleId: id } = await categoryOf(stack, 'tournois/main-event-du-lac')
    const devices = await openDevices(browser, stack, id)
    const [screen, lost, other] = devices
    await expectLevel(devices, 1)
    await command(stack, id, 'start')
    await command(stack, id, 'next')
    await expectLevel(devices, 2)
    await expectAgreement(devices)
    expect(await Promise.all(devices.map(overflowOf))).toEqual([0, 0, 0])
    expect(await axeViolations(screen)).toEqual([])
    await expect(screen.getByRole('link', { name: 'joueurs-info-service.fr' })).toHaveCount(1)

    // One phone loses its connection, and goes on; the desk stops the clock meanwhile.
    await lost.context().setOffline(true)
    await command(stack, id, 'pause')
    await expect(other.getByText('Paused').first()).toBeVisible()
    await lost.context().setOffline(false)
    await expect(lost.getByText('En pause', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
    await expectAgreement(devices)
    await lost.reload()
    await expect(lost.getByText('En pause', { exact: true }).first()).toBeVisible()
    await expectAgreement(devices)
    await close(devices)
  },
)

test('the level clock: devices agree while the services are away, and after their restart', async ({
  browser,
  stack,
}) => {
  test.slow()
  const { saleId: id } = await categoryOf(stack, 'tournois/deepstack-du-mardi')
  const devices = await openDevices(browser, stack, id)
  const [screen, reloaded] = devices
  await expectLevel(devices, 1)
  await command(stack, id, 'start')
  await command(stack, id, 'next')
  await expectLevel(devices, 2)
  await expectAgreement(devices)
  const before = await secondsLeft(screen)

  await stack.stopServices()
  try {
    // The clock runs on without the services.
    await expect.poll(() => secondsLeft(screen)).toBeLessThan(before)
    await expectAgreement(devices)
  } finally {
    await stack.startServices()
  }
  // A device that reads the clock again agrees with the others, which have counted by themselves.
  await stack.until(async () => (await fetch(`${stack.origin}/api/casino/sales`)).ok)
  await reloaded.reload()
  await expectLevel(devices, 2)
  await expectAgreement(devices)
  await command(stack, id, 'next')
  await expectLevel(devices, 3, 20_000)
  await expectAgreement(devices)
  await close(devices)
})
