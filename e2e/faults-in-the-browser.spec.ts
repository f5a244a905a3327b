import type { Page } from '@playwright/test'
import { breakScripts } from './support/break-scripts.ts'
import { PHONE } from './support/devices.ts'
import { PAGES, WORDS } from './support/members.ts'
import { expect, inDefaultRun, test } from './support/test.ts'

const THROWING = '(()=>{throw Error("made to fail")})()'

/** Errors on the browser's console, except those of its network, and error reports. */
function watch(page: Page) {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  const faults = () =>
    page.evaluate(() => (globalThis as { faults?: { waiting: unknown[] } }).faults?.waiting.map(String))
  return { errors, faults }
}

/** Starts the hydration of a page that fails by it: the click may never end, since its field goes with the page. */
const touchForm = (page: Page): void => {
  page
    .getByRole('main')
    .locator('input')
    .first()
    .click()
    .catch(() => {})
}

/** The field of the login's island, in the built code. */
const REMEMBER = '"remember")})]'

for (const [locale, width, device] of [
  ['fr', 'desk', {}],
  ['en', 'phone', PHONE],
] as const) {
  const words = WORDS[locale]

  test.describe(`${locale}, ${width}`, () => {
    test.use(device)

    for (const [how, change, message] of [
      ['throws', (script: string) => script.replace(REMEMBER, `"remember")}),${THROWING}]`), 'made to fail'],
      ['has a script that does not come', () => undefined, 'ChunkLoadError'],
    ] as const)
      test(
        `an island that ${how} leaves the server’s markup, and one line on the console`,
        inDefaultRun(locale === 'fr'),
        async ({ page }) => {
          const { errors, faults } = watch(page)
          const broken = await breakScripts(page, REMEMBER, change)
          await page.goto(PAGES.login[locale])
          const main = page.getByRole('main')
          const before = await main.innerHTML()
          await main.locator('input').first().click()
          await expect.poll(async () => (await faults())?.length).toBe(1)
          expect(broken()).toBeGreaterThan(0)
          expect(errors).toEqual([expect.stringContaining(message)])
          expect(await faults()).toEqual([expect.stringContaining(message)])
          // The page keeps all of its text; tags and comments do not count.
          const textOf = (html: string) => html.replace(/<!--.*?-->|<[^>]*>/g, ' ').replace(/\s+/g, ' ')
          expect(textOf(await main.innerHTML())).toBe(textOf(before))
          await expect(main.locator('input[type=password]').first()).toBeVisible()
          await expect(page.locator('header').first()).toBeVisible()
        },
      )

    test(
      'a page that throws outside of its islands is replaced by the page for 500, at its address',
      inDefaultRun(locale === 'fr'),
      async ({ page }) => {
        const { faults } = watch(page)
        await breakScripts(page, '"data-static":', (script) =>
          script.replaceAll('"data-static":', `"data-static":${THROWING},"data-x":`),
        )
        await page.goto(PAGES.login[locale])
        touchForm(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.serverError.title)
        await expect(page).toHaveTitle('500 · Barrière')
        await expect(page).toHaveURL(PAGES.login[locale])
        await expect(page.locator('footer')).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
        expect(await faults()).toEqual([expect.stringContaining('made to fail')])
      },
    )

    test('a layout that throws, too; where the network is gone besides, words and a way home stay', async ({
      page,
    }) => {
      // Next passes more than the error to its own error boundary, and the error alone to the layout's.
      const failing = `(Object.keys(arguments[0]).length>1?${THROWING}:"Internal Server Error")`
      const broken = await breakScripts(page, '', (script) =>
        script
          .replaceAll('"data-static":', `"data-static":${THROWING},"data-x":`)
          .replaceAll('"Internal Server Error"', failing),
      )
      await page.route('**/server-error', (route) => route.abort())
      await page.goto(PAGES.login[locale])
      touchForm(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error')
      await expect(page.getByRole('link', { name: 'Barrière' })).toHaveAttribute('href', locale === 'fr' ? '/' : '/en')
      expect(broken()).toBeGreaterThan(0)
    })
  })
}

test('an enhancer that throws is told of once, and the others do their work', async ({ page }) => {
  const { errors, faults } = watch(page)
  await breakScripts(page, '"site-account-badge"', (script) =>
    script.replace(/("site-account-badge",\([\w$,]+\)=>\{)/, `$1${THROWING};`),
  )
  await page.goto('/')
  await expect.poll(() => errors).toEqual([expect.stringContaining('made to fail')])
  expect(await faults()).toEqual([expect.stringContaining('made to fail')])
  await expect(page.locator('site-carousel button').first()).toBeVisible()
})
