import type { Page } from '@playwright/test'
import { touchIslands } from './support/islands.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

/** Names and texts of the page's static subtrees. */
const subtreesOf = (page: Page) =>
  page.locator('[data-static]').evaluateAll((found) => found.map((node) => [node.dataset.static, node.textContent]))

test('a page that a browser extension changes while it is parsed keeps its content', DEFAULT_RUN, async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.addInitScript(() => {
    // Before the island loader is there: later changes are undone (foreign-nodes.spec.ts).
    const parsing = new MutationObserver(() => {
      const main = document.querySelector('main')
      if (!main?.firstChild) return
      parsing.disconnect()
      main.prepend(document.createElement('p'))
    })
    parsing.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sent = await subtreesOf(page)
  expect(sent.length).toBeGreaterThan(10)
  await touchIslands(page)
  // React reports the hydration error (#418): without it, the test would prove nothing.
  await expect.poll(() => faults.join()).toContain('#418')
  expect(await page.locator('[data-static]:empty').count()).toBe(0)
  await expect.poll(() => subtreesOf(page)).toEqual(sent)
})
