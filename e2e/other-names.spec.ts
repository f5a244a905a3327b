import { PAGES, PEOPLE, logIn } from './support/members.ts'
import { RESTAURANTS, fillIn } from './support/table.ts'
import { test as base, expect } from './support/test.ts'

/** A name that no setting of the site knows, and that leads to this machine in this file's browser. */
const NAME = 'www.another-name.test'

const test = base.extend({
  baseURL: async ({ stack }, provide) => {
    await provide(stack.origin.replace('localhost', NAME))
  },
})

test.use({
  reuseContext: false,
  consent: { tables: true },
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} localhost`],
    })
  },
})

test('under another name pictures, search, rooms, tables and the member area work', async ({ page }) => {
  const foreign: string[] = []
  const failed: string[] = []
  page.context().on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.hostname !== NAME) foreign.push(url.href)
  })
  page.context().on('response', (response) => {
    if (response.status() >= 400 && !response.url().includes('/api/eph/users/init')) failed.push(response.url())
  })

  await test.step('pictures', async () => {
    await page.goto('/')
    const hero = page.locator('main img').first()
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('search', async () => {
    await page.goto('/recherche?kind=hotel')
    const first = page.getByRole('article').first()
    await first.scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        first
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    await first.getByRole('link').first().click()
    await expect(page).toHaveURL(({ hostname, pathname }) => hostname === NAME && pathname.startsWith('/hotels/'))
  })

  await test.step('rooms', async () => {
    await page.goto('/hotels/les-colombages')
    const link = page.locator('a[href*="/synxis-redirect?"]').first()
    await page.goto((await link.getAttribute('href')) ?? '')
    expect([new URL(page.url()).hostname, new URL(page.url()).pathname]).toEqual([NAME, '/partners/synxis'])
    await expect(page.locator('dd').first()).toBeVisible()
  })

  await test.step('tables', async () => {
    const { popin, goOn } = await fillIn(page, 'TheFork', 'fr')
    await goOn.click()
    await expect(popin.frameLocator('iframe').getByText(RESTAURANTS.TheFork.id)).toBeVisible()
  })

  await test.step('the member area', async () => {
    await page.goto(PAGES.login.fr)
    await logIn(page, PEOPLE.infinitely, 'fr')
    await expect(page).toHaveURL(new RegExp(`^http://${NAME}:\\d+/infiniment-barriere`))
    await page.goto(PAGES.stays.fr)
    await expect(page.getByRole('article').first().or(page.locator('main li').first())).toBeVisible()
    await page.goto('/logout')
    expect(new URL(page.url()).pathname).toBe(PAGES.signedOut.fr)
  })

  expect(foreign).toEqual([])
  expect(failed).toEqual([])
})
