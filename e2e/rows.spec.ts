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

test('1440 px: at most the first row of the hotels differs from the others', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/hotels')
  const cards = await page.locator('main article').evaluateAll((articles) =>
    articles
      .filter((article) => article.querySelector('a[href^="/hotels/"]'))
      .map((article) => article.getBoundingClientRect())
      .map(({ top, width }) => ({ top: Math.round(top), width: Math.round(width) })),
  )
  expect(cards).toHaveLength(10)
  const others = cards.filter(({ top }) => top !== cards[0]?.top)
  expect(new Set(others.map(({ width }) => width)).size).toBe(1)
})

test('the header’s menu is one row in both languages on screens of 1280 px and more', async ({ page }) => {
  for (const path of ['/casinos', '/en/casinos'])
    for (const width of [1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 657 })
      await page.goto(path)
      const tops = await page
        .locator('header nav > ul')
        .first()
        .evaluate((menu) => [...menu.children].map((item) => Math.round(item.getBoundingClientRect().top)))
      expect([path, width, tops.length > 4, new Set(tops).size]).toEqual([path, width, true, 1])
    }
})

test('nothing of the header covers anything else of it, at any width and in both languages', async ({ page }) => {
  for (const path of ['/casinos', '/en/casinos']) {
    await page.goto(path)
    for (const width of [320, 360, 390, 420, 600, 769, 800, 834, 900, 977, 1024, 1100, 1121, 1280]) {
      await page.setViewportSize({ width, height: 657 })
      const covered = await page
        .locator('header')
        .first()
        .evaluate((header) => {
          const parts = [...header.querySelectorAll(':is(a, button):not([popover] *)')]
            .filter((part) => part.checkVisibility())
            .map((part) => ({ name: part.textContent.trim(), box: part.getBoundingClientRect() }))
          return parts.flatMap(({ name, box }, index) =>
            parts
              .slice(index + 1)
              .filter(
                ({ box: other }) =>
                  Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
                  Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
              )
              .map((other) => `${name} / ${other.name}`),
          )
        })
      expect([path, width, covered]).toEqual([path, width, []])
    }
  }
})
