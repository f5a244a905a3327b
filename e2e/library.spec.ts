import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { BLOCKS } from '#blocks/schemas.ts'
import { portrait } from './support/portrait.ts'
import { preview } from './support/preview.ts'
import { expect, test } from './support/test.ts'

/** Pixels of a desk, a tablet and a phone. */
const WIDTHS = [1440, 834, 390]

/** Blocks that show what holds today, whichever day that is. */
const OF_TODAY: readonly string[] = ['search']

const TONES = { day: '', night: '/nuit' } as const

// Blocks that list stories show their dates: they are those of the week that the library is looked at in.
test.use({ settings: { CONTENT_SEED_DAY: '2026-06-08' } })

/** The library is for editors: whoever previews a page has the right to see it. */
async function enter(page: Page): Promise<void> {
  await page.goto(preview('website-hotels/mentions-legales'))
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Several fixtures of one block share a page: names that are one's own on a page of the site stand twice here.
    .disableRules(['landmark-unique', 'landmark-no-duplicate-banner', 'heading-order'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

for (const name of [...Object.keys(BLOCKS).sort(), 'composants']) {
  test(`${name} reads, fits and looks as before, by day and by night`, async ({ page }) => {
    await enter(page)
    for (const [tone, suffix] of Object.entries(TONES)) {
      await page.setViewportSize({ width: WIDTHS[0] ?? 1440, height: 900 })
      const response = await page.goto(`/bibliotheque/${name}${suffix}`, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(200)
      expect(
        await page
          .locator('[data-fixture]')
          .evaluateAll((fixtures) => fixtures.filter((fixture) => fixture.childElementCount < 2).length),
      ).toBe(0)
      expect([tone, await faultsOf(page)]).toEqual([tone, []])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([tone, width, overflow]).toEqual([tone, width, 0])
        if (!OF_TODAY.includes(name))
          expect
            .soft(await portrait(page))
            .toMatchSnapshot(`${name}-${tone}-${width}.png`, { threshold: 0.2, maxDiffPixelRatio: 0.002 })
      }
    }
  })
}

test('visitors have no library', async ({ request }) => {
  for (const path of ['/bibliotheque', '/bibliotheque/hero', '/en/bibliotheque', '/fr/library/hero', '/library']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
})

test('editors find every block from its first page', async ({ page }) => {
  await enter(page)
  await page.goto('/bibliotheque')
  const links = await page
    .locator('main a')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).pathname))
  for (const name of Object.keys(BLOCKS)) expect(links).toContain(`/bibliotheque/${name}`)
})
