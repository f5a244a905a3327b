import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

const HOTEL = '/hotels/le-pavillon-des-dunes'

const WORDS = {
  fr: { path: HOTEL, label: 'Alertes', text: 'L’avenue des Oyats est en travaux', close: 'Fermer cette alerte' },
  en: { path: `/en${HOTEL}`, label: 'Alerts', text: 'Roadworks in avenue des Oyats', close: 'Close this alert' },
} as const

for (const [locale, { path, label, text, close }] of Object.entries(WORDS))
  for (const width of [320, 1280])
    test(`an alert stands on the pages of its house, and stays closed: ${locale}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const alerts = page.getByRole('complementary', { name: label })
      await expect(alerts).toContainText(text)
      expect([await overflowOf(page), await smallTargets(page)]).toEqual([0, []])
      expect(await axeViolations(page)).toEqual([])
      await alerts.getByRole('button', { name: close }).press('Enter')
      await expect(page.getByText(text)).toBeHidden()
      await expect(alerts).toHaveCount(0)
      await expect(page.locator('a:focus')).toHaveAttribute('href', '#content')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(text)).toBeHidden()
      // Another house does not show it.
      await page.goto('/hotels/les-colombages')
      await expect(page.locator('site-alert')).toHaveCount(0)
    })

test('without JavaScript it is there, and nothing that would not close it', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(HOTEL)
  await expect(page.getByText(WORDS.fr.text)).toBeVisible()
  await expect(page.getByRole('button', { name: WORDS.fr.close })).toBeHidden()
  await context.close()
})
