import type { Page } from '@playwright/test'
import { PEOPLE, signIn } from './support/members.ts'
import { axeViolations } from './support/page-checks.ts'
import { expect, inDefaultRun, test } from './support/test.ts'

const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Garder ${name} dans mon voyage` })
    .first()

const keys = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('trip') ?? '{"items":[]}').items.length as number)

for (const width of [320, 390, 834, 1440])
  test(
    `${width} px: what is kept with a heart is shown by kind, and shared by an address`,
    inDefaultRun(width === 390),
    async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/hotels')
      const { width: wide = 0, height = 0 } = (await heart(page, 'Les Colombages').boundingBox()) ?? {}
      expect([wide, height].every((side) => side >= 44)).toBe(true)
      await heart(page, 'Les Colombages').click()
      await expect(page).toHaveURL(/\/hotels$/)
      await expect(heart(page, 'Les Colombages')).toHaveAttribute('aria-pressed', 'true')
      await page.goto('/restaurants/la-criee')
      await heart(page, 'La Criée').focus()
      await page.keyboard.press('Space')
      await expect(heart(page, 'La Criée')).toHaveAttribute('aria-pressed', 'true')
      await page.goto('/ma-soiree?house=les-colombages')
      await heart(page, 'cette soirée').click()

      await page.goto('/mon-voyage')
      const main = page.getByRole('main')
      await expect(main.getByText('3 idées pour votre voyage')).toBeVisible()
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Dormir', 'À table', 'Mes soirées'])
      await expect(main.getByText('Un voyage que l’on a partagé avec vous.')).toBeHidden()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

      const mail = (await main.getByRole('link', { name: 'Envoyer par e-\u2060mail' }).getAttribute('href')) ?? ''
      const address = /https?:\S+$/.exec(decodeURIComponent(mail))?.[0] ?? ''
      expect(new URL(address).search).toMatch(/^\?items=[\w.-]+$/)

      // The recipient, also without scripts.
      const context = await browser.newContext({ javaScriptEnabled: false })
      const plain = await context.newPage()
      const { pathname, search } = new URL(address)
      await plain.goto(new URL(pathname + search, page.url()).href)
      await expect(plain.getByRole('main').getByText('Un voyage que l’on a partagé avec vous.')).toBeVisible()
      await expect(plain.getByRole('main').getByRole('article')).toHaveCount(3)
      await expect(plain.getByRole('main').getByRole('button')).toHaveCount(0)
      await context.close()
      const other = await browser.newContext()
      const receiver = await other.newPage()
      await receiver.goto(new URL(pathname + search, page.url()).href)
      await receiver.getByRole('button', { name: 'Garder dans mon voyage', exact: true }).click()
      await expect(receiver).toHaveURL(/\/mon-voyage$/)
      await expect(receiver.getByRole('main').getByRole('article')).toHaveCount(3)
      expect(await keys(receiver)).toBe(3)
      await other.close()
    },
  )

test('a login takes the trip into the account, and the logout clears the browser', async ({
  page,
  context,
  browser,
  stack,
}) => {
  await page.goto('/hotels')
  await heart(page, 'Les Colombages').click()
  await signIn(page, stack.origin, PEOPLE.infinitely)
  await page.goto('/mon-voyage')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('trip'))).toContain('"member":true')
  const other = await browser.newContext()
  const second = await other.newPage()
  await second.goto(new URL('/', page.url()).href)
  await signIn(second, stack.origin, PEOPLE.infinitely)
  await second.goto(new URL('/en/my-trip', page.url()).href)
  await expect(second.getByRole('main').getByRole('link', { name: 'Les Colombages' })).toBeVisible()
  await other.close()
  await page.goto('/logout')
  await page.goto('/hotels')
  await expect(heart(page, 'Les Colombages')).toHaveAttribute('aria-pressed', 'false')
  expect(await keys(page)).toBe(0)
  expect((await context.cookies()).some(({ name }) => name === 'signed-in')).toBe(false)
})

test('an empty trip says how it fills; an address with what is gone says so', async ({ page, request }) => {
  await page.goto('/en/my-trip')
  await expect(page.getByText('Nothing in your trip yet.')).toBeVisible()
  await page.goto('/mon-voyage?items=AAAAAAAAAAAAAAAAAAAAAA.%3Cb%3E')
  await expect(page.getByText(/2 pages n’existent plus/)).toBeVisible()
  const asked = await request.get('/mon-voyage?items=AAAAAAAAAAAAAAAAAAAAAA')
  expect(asked.headers()['cache-control']).toContain('no-store')
  expect(await asked.text()).toMatch(/<meta name="robots" content="noindex, follow"/)
})

test('axe finds nothing on a trip', async ({ page }) => {
  await page.goto('/hotels')
  await heart(page, 'Les Colombages').click()
  await page.goto('/mon-voyage', { waitUntil: 'networkidle' })
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  expect(await axeViolations(page)).toEqual([])
})
