import { touchIslands } from './support/islands.ts'
import { expect, test } from './support/test.ts'

test('a page that a browser extension changes before hydration keeps its content', async ({ page, stack }) => {
  await page.goto(stack.origin, { waitUntil: 'networkidle' })
  await touchIslands(page)
  const before = await page.locator('main').innerText()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.prepend(document.createElement('p'))
    })
  })
  await page.reload({ waitUntil: 'networkidle' })
  await touchIslands(page)
  // React reports the hydration error (#418): without it, the test would prove nothing.
  await expect.poll(() => faults.join()).toContain('#418')
  expect(await page.locator('[data-static]:empty').count()).toBe(0)
  await expect.poll(() => page.locator('main').innerText()).toBe(before)
})
