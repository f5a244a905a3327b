import type { Locator, Page } from '@playwright/test'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

/** The first menu button of the header, and its panel. */
async function megaMenu(page: Page): Promise<{ button: Locator; panel: Locator }> {
  const nav = page.getByRole('navigation', { name: 'Principale' })
  const name = await nav.getByRole('button').first().innerText()
  return {
    button: nav.getByRole('button', { name, exact: true }),
    panel: nav.getByRole('group', { name: `Menu ${name}`, exact: true }),
  }
}

/** Addresses of the links in tab order, from the focus until it leaves the element. */
async function focusOrder(page: Page, within: Locator): Promise<string[]> {
  const hrefs: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const href = await within.evaluate((element) =>
      element.contains(document.activeElement) ? (document.activeElement?.getAttribute('href') ?? '') : null,
    )
    if (href === null) return hrefs
    hrefs.push(href)
  }
}

/** The `expanded` state of a button in the browser's accessibility tree. */
async function expanded(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name)
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value
}

test.describe('with the keyboard alone', () => {
  test('the first stop leads to the content, past the header', DEFAULT_RUN, async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('header')?.contains(document.activeElement))).toBe(false)
  })

  for (const key of ['Enter', 'Space']) {
    test(
      `${key} opens the menu, Tab walks it in order and closes it behind, Escape gives the focus back`,
      inDefaultRun(key === 'Enter'),
      async ({ page }) => {
        await page.goto('/', { waitUntil: 'networkidle' })
        const { button, panel } = await megaMenu(page)
        await expect(panel).toBeHidden()
        await button.focus()
        await page.keyboard.press(key)
        await expect(panel).toBeVisible()
        const hrefs = await panel
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(hrefs.length).toBeGreaterThan(3)
        await page.keyboard.press('Tab')
        await expect(panel.getByRole('link').first()).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        await expect(button).toBeFocused()
        await page.keyboard.press(key)
        const id = await panel.getAttribute('id')
        expect(await focusOrder(page, page.locator(`#${id}`))).toEqual(hrefs)
        await expect(panel).toBeHidden()
      },
    )
  }

  test('a link of the menu leads to its page', async ({ page }) => {
    await page.goto('/')
    const { button, panel } = await megaMenu(page)
    await button.press('Enter')
    const href = (await panel.getByRole('link').first().getAttribute('href')) as string
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
  })
})

test('the menu tells whether it is open, closes by a click elsewhere, and moves nothing', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const { button, panel } = await megaMenu(page)
  const title = page.getByRole('heading', { level: 1 })
  const name = await button.innerText()
  const before = await title.boundingBox()
  expect(await expanded(page, name)).toBe(false)
  await button.click()
  await expect(panel).toBeVisible()
  expect(await expanded(page, name)).toBe(true)
  expect(await title.boundingBox()).toEqual(before)
  const [header, opened] = await Promise.all([page.locator('header').boundingBox(), panel.boundingBox()])
  expect(opened?.x).toBe(0)
  expect(opened?.width).toBe(header?.width)
  await page.mouse.click(4, 40)
  await expect(panel).toBeHidden()
})

test('the header stays in place, its menu hangs from it, and an anchor is not covered', async ({ page }) => {
  await page.goto('/hotels/les-colombages')
  const header = page.locator('header')
  const bottom = (): Promise<number> => header.evaluate((element) => element.getBoundingClientRect().bottom)
  const { button, panel } = await megaMenu(page)
  for (const scroll of ['top', 'end']) {
    if (scroll === 'end')
      await page.evaluate(() => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      })
    await expect.poll(() => header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
    await button.click()
    const under = await bottom()
    await expect
      .poll(() => panel.evaluate((element, edge) => Math.abs(element.getBoundingClientRect().top - edge), under))
      .toBeLessThan(2)
    await page.keyboard.press('Escape')
  }
  const top = await page
    .locator('main h2')
    .last()
    .evaluate((title) => {
      title.id = 'a-title-far-down'
      location.hash = title.id
      return title.getBoundingClientRect().top
    })
  expect(top).toBeGreaterThanOrEqual(await bottom())
})

test('a window has either the links in the header or the menu, which opens', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Principale' })
  const open = page.getByRole('button', { name: 'Ouvrir le menu' })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await expect(links).toBeVisible()
  await expect(open).toBeHidden()
  await page.setViewportSize({ width: 1279, height: 900 })
  await expect(links).toBeHidden()
  await open.click()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(menu).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the menu opens, its groups hold the links of the wide header, and Escape gives the focus back',
    DEFAULT_RUN,
    async ({ page }) => {
      await page.goto('/')
      const open = page.getByRole('button', { name: 'Ouvrir le menu' })
      await open.click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu).toBeVisible()
      const group = menu.locator('details').first()
      await expect(group.getByRole('link').first()).toBeHidden()
      await group.locator('summary').click()
      await expect(group.getByRole('link').first()).toBeVisible()
      await expect(menu.getByRole('img')).toHaveCount(0)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(open).toBeFocused()
    },
  )

  test('everything in the header and its menu is 44 px high and wide', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).locator('summary').first().click()
    const small = await page
      .locator('header')
      .locator('a:visible, button:visible, summary:visible')
      .evaluateAll((targets) =>
        targets
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect()
            return width < 43.5 || height < 43.5
          })
          .map((target) => target.outerHTML.slice(0, 120)),
      )
    expect(small).toEqual([])
  })

  test('the local header shows the current page and scrolls sideways inside itself', async ({ page }) => {
    await page.goto('/hotels/les-colombages')
    const local = page.getByRole('navigation', { name: /Les Colombages.*sections/ })
    const current = local.locator('[aria-current]')
    await expect(current).toHaveCount(1)
    await expect(current).toBeInViewport()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header’s links and menus lead to pages that mark them', DEFAULT_RUN, async ({ page }) => {
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Principale' })
    const { button, panel } = await megaMenu(page)
    await button.click()
    await expect(panel).toBeVisible()
    const link = panel.getByRole('link').first()
    const href = (await link.getAttribute('href')) as string
    await link.click()
    await expect(page).toHaveURL(href)
    await expect(nav.getByRole('button').first()).toHaveAttribute('aria-current', 'true')
    await nav.getByRole('link').last().click()
    await expect(nav.locator('[aria-current="page"]').filter({ visible: true })).toHaveCount(1)
  })

  test('only one menu is open at a time', async ({ page }) => {
    await page.goto('/')
    const buttons = page.getByRole('navigation', { name: 'Principale' }).getByRole('button')
    const panels = page.getByRole('navigation', { name: 'Principale' }).getByRole('group')
    expect(await buttons.count()).toBeGreaterThan(1)
    await buttons.nth(0).click()
    await expect(panels).toHaveCount(1)
    await buttons.nth(1).click()
    await expect(panels).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panels).toHaveCount(0)
  })

  test('the language switch keeps the page and its own address', async ({ page }) => {
    await page.goto('/mentions-legales')
    const english = page.locator('header').getByRole('link', { name: 'EN English' })
    await expect(english).toHaveAttribute('hreflang', 'en')
    await expect(english).toHaveAttribute('lang', 'en')
    await english.click()
    await expect(page).toHaveURL(/\/en\/legal-notice$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('header').getByRole('link', { name: 'EN English' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await page.locator('header').getByRole('link', { name: 'FR Français' }).click()
    await expect(page).toHaveURL(/\/mentions-legales$/)
  })

  test('the menu of a phone works too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.locator('summary').first().click()
    const link = menu.locator('details').first().getByRole('link').first()
    const href = (await link.getAttribute('href')) as string
    await link.click()
    await expect(page).toHaveURL(href)
  })
})

test('a page on paper has no navigation', async ({ page }) => {
  await page.goto('/hotels/les-colombages')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('header')).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeHidden()
})

test('a hotel on paper is what is to be read: no booking, few pages, few bytes', async ({ page }) => {
  await page.goto('/hotels/les-colombages', { waitUntil: 'networkidle' })
  const paper = await page.pdf({ format: 'A4' })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(8)
  expect(paper.byteLength).toBeLessThan(3_000_000)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main form').first()).toBeHidden()
  await expect(page.locator('main article picture').first()).toBeHidden()
})

test('the law’s warning stands on every page, in French, and cannot be closed', DEFAULT_RUN, async ({ page }) => {
  for (const [path, label] of [
    ['/', 'Jeu responsable'],
    ['/en/casinos/deauville', 'Responsible gaming'],
  ] as const) {
    await page.goto(path)
    const notice = page.getByRole('complementary', { name: label })
    await expect(notice.locator('p[lang="fr"]')).toHaveText(
      "Les jeux d'argent et de hasard peuvent être dangereux : pertes d'argent, conflits familiaux, addiction… " +
        'Retrouvez nos conseils sur joueurs-info-service.fr (09 74 75 13 13 - appel non surtaxé)',
    )
    await expect(notice.getByRole('button')).toHaveCount(0)
  }
})

test(
  'the law’s warning follows the first gambling content of a page and closes it, never twice in a row',
  DEFAULT_RUN,
  async ({ page }) => {
    const notices = page.getByRole('note', { name: 'Jeu responsable' })
    await page.goto('/casinos/deauville')
    await expect(notices).toHaveCount(1)
    const games = page.locator('main > *').filter({ has: notices }).first()
    await expect(games).toContainText('Roulette')
    // Here the bar above the footer follows at once.
    await page.goto('/ma-soiree?house=deauville')
    await expect(page.locator('#soirees')).toBeVisible()
    await expect(notices).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: 'Jeu responsable' })).toBeVisible()
  },
)
