import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { WORDS } from './support/members.ts'
import { overflowOf } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

const PATHS = { fr: '/hotels', en: '/en/hotels' } as const

for (const locale of LOCALES) {
  test(`${locale}: without a connection the site’s own page says so, and the page opens once there is one`, async ({
    browser,
    baseURL,
  }) => {
    const words = WORDS[locale].offline
    // Not the context of other tests: a worker that is removed between two of them is never ready.
    await using context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'allow' })
    const page = await context.newPage()
    await page.goto(PATHS[locale])
    const title = await page.title()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await context.setOffline(true)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${PATHS[locale]}?from=anywhere`)
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await expect(page).toHaveTitle(`${words.short} · Barrière`)
      expect(await page.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(locale)
      expect(await overflowOf(page)).toBe(0)
    }
    const faces = await page.evaluate(() =>
      document.fonts.ready.then((fonts) => [...fonts].filter(({ status }) => status === 'loaded').length),
    )
    expect(faces).toBeGreaterThanOrEqual(2)
    await expect(page.getByRole('link', { name: words.card })).toHaveAttribute('href', HOTEL_LINKS.card[locale])
    expect(faults).toEqual([])
    await context.setOffline(false)
    await page.getByRole('link', { name: words.again }).click()
    await expect(page).toHaveTitle(title)
    // Nothing else was stored: the page of another address is not there without a connection either.
    const stored = await page.evaluate(async () =>
      Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length)),
    )
    expect(stored).toEqual([LOCALES.length])
  })
}
