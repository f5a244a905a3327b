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

/** Rows of cards that do not reach the right edge of their grid: a hole, or a card left alone. */
const holes = () =>
  [...document.querySelectorAll('main article')]
    .map((card) => card.parentElement?.parentElement)
    .filter((grid, index, grids): grid is HTMLElement => !!grid && grids.indexOf(grid) === index)
    .filter((grid) => getComputedStyle(grid).display === 'grid')
    .flatMap((grid) => {
      const { right } = grid.getBoundingClientRect()
      const ends = new Map<number, number>()
      for (const item of grid.children) {
        const box = item.getBoundingClientRect()
        ends.set(Math.round(box.top), Math.max(ends.get(Math.round(box.top)) ?? 0, box.right))
      }
      return [...ends.values()]
        .filter((end) => right - end > 2)
        .map(() => `${grid.childElementCount} cards: ${grid.querySelector('h2, h3, h4')?.textContent}`)
    })

for (const width of [390, 834, 1440])
  test(`${width} px: no row of cards has a hole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of PAGES) {
      await page.goto(path)
      expect(await page.locator('main article').count(), path).toBeGreaterThan(0)
      expect(await page.evaluate(holes), path).toEqual([])
    }
  })
