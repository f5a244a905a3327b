import { holes } from './support/rows.ts'
import { expect, test } from './support/test.ts'

const TOWNS = ['deauville', 'cannes', 'la-baule', 'le-touquet', 'dinard', 'enghien-les-bains', 'biarritz', 'courchevel']

const PAGES = [
  '/',
  '/hotels',
  '/casinos',
  '/restaurants',
  '/offres',
  '/spas',
  '/activites',
  '/en/journal',
  ...TOWNS.map((town) => `/destinations/${town}`),
]

for (const width of [390, 834, 1440])
  test(`${width} px: no row of cards has a hole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of PAGES) {
      await page.goto(path)
      expect(await page.locator('main article').count(), path).toBeGreaterThan(0)
      expect(await page.evaluate(holes), path).toEqual([])
    }
  })
