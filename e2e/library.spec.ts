import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { BLOCKS, type BlockName } from '#blocks/schemas.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { openHydrated } from './support/islands.ts'
import { axeViolations, overflowOf } from './support/page-checks.ts'
import { preview } from '#tests/support/preview.ts'
import { SCREENSHOTS, compareScreenshot, otherBrowser } from './support/screenshot.ts'
import { isLibraryChecked } from './support/library.ts'
import { expect, inDefaultRun, test } from './support/test.ts'

/** Viewport widths: desktop, tablet and phone. */
const EVERY_WIDTH = [1440, 834, 390]
const WIDTHS = TEST_ALL ? EVERY_WIDTH : [1440, 390]

/** The page of the primitives, besides those of the blocks. */
const SHOWCASE = 'composants'

const NAMES = [...Object.keys(BLOCKS).sort(), SHOWCASE]

/** Also in the night theme where an editor can choose it. */
const tonesOf = (name: string): readonly ('day' | 'night')[] =>
  name === SHOWCASE || 'tone' in BLOCKS[name as BlockName].fields ? ['day', 'night'] : ['day']

/** Blocks whose content depends on the current day, or on what is sold now: no screenshots. */
const TODAY: readonly string[] = ['casino-jackpots', 'search', 'seats']

/**
 * Axe rules that fail because several fixtures share a page: names that are unique on a real page are repeated here.
 */
const NOT_OF_THE_LIBRARY = ['landmark-unique', 'landmark-no-duplicate-banner', 'heading-order']

/** The default run leaves the library out where nothing that it shows has changed. */
const WHERE_CHANGED = inDefaultRun(!isLibraryChecked())

test.describe.configure({ mode: 'parallel' })

/** Opens the library, which requires a preview session. */
async function enter(page: Page): Promise<void> {
  await page.request.get(preview('website-hotels/mentions-legales'), { maxRedirects: 0 })
}

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0] ?? 1440, height: 900 })
  expect((await openHydrated(page, path))?.status()).toBe(200)
  const empty = await page
    .locator('[data-fixture]')
    .evaluateAll((fixtures) => fixtures.filter((fixture) => fixture.childElementCount < 2).length)
  expect(empty).toBe(0)
}

for (const name of NAMES) {
  test(`${name} is accessible, fits and looks as before`, WHERE_CHANGED, async ({ page }, info) => {
    await enter(page)
    for (const tone of tonesOf(name)) {
      await open(page, `/bibliotheque/${name}${tone === 'night' ? '/nuit' : ''}`)
      if (tone === 'day' || TEST_ALL) expect([tone, await axeViolations(page, NOT_OF_THE_LIBRARY)]).toEqual([tone, []])
      for (const width of tone === 'day' || TEST_ALL ? WIDTHS : [1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect([tone, width, await overflowOf(page)]).toEqual([tone, width, 0])
        if (!TODAY.includes(name)) await compareScreenshot(page, `${name}-${tone}-${width}.png`, info)
      }
    }
  })

  if (TEST_ALL)
    test(`${name} is accessible and fits in English`, async ({ page }) => {
      await enter(page)
      await open(page, `/en/bibliotheque/${name}`)
      expect(await axeViolations(page, NOT_OF_THE_LIBRARY)).toEqual([])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect([width, await overflowOf(page)]).toEqual([width, 0])
      }
    })
}

test('the screenshots are of this browser', WHERE_CHANGED, ({ browser }) => {
  const reason = otherBrowser(browser.version())
  test.skip(reason !== undefined, reason)
})

test('no screenshot is left of what is gone', WHERE_CHANGED, () => {
  const taken = NAMES.filter((name) => !TODAY.includes(name)).flatMap((name) =>
    tonesOf(name).flatMap((tone) => EVERY_WIDTH.map((width) => `${name}-${tone}-${width}.png`)),
  )
  // `pages` are those of `screens-pixels.spec.ts`; the fingerprint is there once the library has passed.
  const stored = readdirSync(SCREENSHOTS).filter((name) => name !== 'pages' && name !== 'checked.sha256')
  expect(stored.toSorted()).toEqual([...taken, 'browser.json'].toSorted())
})
