import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { expect, test } from './support/test.ts'

// The booking engine cannot be reached; the search itself goes on.

test('while the prices are away the hotels are listed, and their price is on request', async ({ page }) => {
  const today = toParisTime(Date.now()).day
  const rows = page.locator('[data-answer]').getByRole('article')
  for (const flex of ['', '&flex=week']) {
    await page.goto(`/recherche?kind=hotel&arrive=${addDays(today, 20)}&depart=${addDays(today, 22)}&adult=2${flex}`)
    await expect(rows).toHaveCount(10)
    for (const row of await rows.all()) await expect(row).toContainText('Prix sur demande')
    await expect(page.locator('[data-total]')).toHaveText('10 résultats')
  }
})
