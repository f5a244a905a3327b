import type { Locator, Page } from '@playwright/test'
import { PHONE, TABLET } from './support/devices.ts'
import { touchIslands } from './support/islands.ts'
import { WORDS } from './support/members.ts'
import { expect, inDefaultRun, test } from './support/test.ts'

/** A finger on the glass: the browser makes the pointer, mouse and click events of it, wherever they then land. */
async function tap(page: Page, target: Locator): Promise<void> {
  // A trial scrolls there and waits until it stands still.
  await target.tap({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('It has no place on the screen.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

for (const [device, options] of Object.entries({ phone: PHONE, tablet: TABLET }))
  test.describe(`on a ${device}`, () => {
    test.use(options)

    for (const [kind, locale, path] of [
      ['home', 'fr', '/'],
      ['a hotel', 'en', '/en/hotels/les-colombages'],
    ] as const)
      test(
        `${kind}: the prices are asked for while the guests are open`,
        inDefaultRun(device === 'phone' && kind === 'home'),
        async ({ page }) => {
          const words = WORDS[locale].booking.bar
          await page.goto(path)
          const form = page.locator('main form[action="/synxis-redirect"]').first()
          const place = form.locator('select[name="place"]')
          if ((await place.count()) > 0) await place.selectOption('14001')
          const panel = form.locator('details')
          await tap(page, panel.locator('summary'))
          await expect(panel).toHaveAttribute('open', '')
          await form.locator('select[name="adult"]').selectOption('3')
          await tap(page, form.getByRole('button', { name: words.submit }))
          await expect(page).toHaveURL(/\/partners\/synxis\?.*adult=3/)
        },
      )

    test('the guests close where the page is tapped beside them', async ({ page }) => {
      await page.goto('/hotels/les-colombages')
      await touchIslands(page)
      const panel = page.locator('main form[action="/synxis-redirect"] details').first()
      await tap(page, panel.locator('summary'))
      await expect(panel).toHaveAttribute('open', '')
      await tap(page, page.locator('main h1').first())
      await expect(panel).not.toHaveAttribute('open')
    })
  })
