import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { PHONE } from './support/devices.ts'
import { PAGE_KINDS } from './support/page-kinds.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

/** Axe rules for whole pages, which do not apply to a header rendered alone. */
const FOR_WHOLE_PAGES = ['page-has-heading-one', 'landmark-one-main', 'region', 'document-title']

/** Kinds of pages whose layout differs on a phone; the complete set has all kinds. */
const OTHER_ON_PHONES: readonly string[] = ['home', 'hotel', 'search', 'menu', 'header']

const withoutRules = (kind: string): readonly string[] => (kind === 'header' ? FOR_WHOLE_PAGES : [])

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(
    `${kind}: axe, and nothing wider than the window`,
    inDefaultRun(['home', 'hotel', 'casino', 'search', 'missing page'].includes(kind)),
    async ({ page }) => {
      await page.goto(path)
      expect(await axeViolations(page, withoutRules(kind))).toEqual([])
      expect(await overflowOf(page)).toBe(0)
    },
  )
}

test.describe('on a phone', () => {
  test.use(PHONE)

  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    test(
      `${kind}: targets for fingers, and nothing wider than the window`,
      inDefaultRun(['home', 'hotel'].includes(kind)),
      async ({ page }) => {
        await page.goto(path)
        if (TEST_ALL || OTHER_ON_PHONES.includes(kind))
          expect(await axeViolations(page, withoutRules(kind))).toEqual([])
        expect(await overflowOf(page)).toBe(0)
        expect(await smallTargets(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await overflowOf(page)).toBe(0)
      },
    )
  }

  test('the menu opens and closes with the keyboard', async ({ page }) => {
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Ouvrir le menu' })
    await open.focus()
    await page.keyboard.press('Enter')
    const close = page.getByRole('button', { name: 'Fermer le menu' })
    await expect(close).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(close).toBeHidden()
    await expect(open).toBeFocused()
  })
})

for (const { scheme, width, paths } of [
  {
    scheme: 'dark',
    width: 390,
    paths: [
      '/',
      '/hotels/les-colombages',
      '/recherche',
      '/infiniment-barriere/connexion',
      '/questions-frequentes',
      '/nope',
    ],
  },
  { scheme: 'dark', width: 1440, paths: ['/', '/en/hotels/les-colombages/rooms', '/offres', '/casinos/deauville'] },
  { scheme: 'light', width: 1440, paths: ['/', '/hotels/les-colombages', '/casinos/deauville'] },
] as const) {
  test(`a ${scheme} device, ${width} px: pages follow it, and the browser’s bars are their ground`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 844 })
    for (const path of paths) {
      await page.goto(path)
      const isNight = scheme === 'dark' || path.includes('casinos')
      const ground = isNight ? 'rgb(11, 20, 40)' : 'rgb(247, 240, 224)'
      const colours = await page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        const meta = metas.find(({ media }) => media === '' || matchMedia(media).matches)
        const bars = document.createElement('i')
        bars.style.color = meta?.content ?? ''
        document.body.append(bars)
        const bar = getComputedStyle(bars).color
        bars.remove()
        const header = document.querySelector('body > div > header') ?? document.body
        return [bar, getComputedStyle(document.body).backgroundColor, getComputedStyle(header).backgroundColor]
      })
      expect([path, ...colours]).toEqual([path, ground, ground, ground])
      if (isNight) expect(await axeViolations(page, [])).toEqual([])
    }
  })
}

test('the first stop of the keyboard skips to the content', DEFAULT_RUN, async ({ page }) => {
  await page.goto('/hotels/les-colombages')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
})

test('questions open with the keyboard and without JavaScript', DEFAULT_RUN, async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin })
  const page = await context.newPage()
  await page.goto('/hotels/les-colombages')
  const question = page.locator('main details').last()
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('open', '')
  await context.close()
})
