import { PAGE_KINDS } from './support/page-kinds.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

/** Rules for whole pages: they say nothing about a header that stands alone. */
const FOR_WHOLE_PAGES = ['page-has-heading-one', 'landmark-one-main', 'region', 'document-title']

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: axe, and nothing wider than the window`, async ({ page, isMobile }) => {
    await page.goto(path)
    expect(await axeViolations(page, kind === 'header' ? FOR_WHOLE_PAGES : [])).toEqual([])
    expect(await overflowOf(page)).toBe(0)
    if (!isMobile) return
    expect(await smallTargets(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflowOf(page)).toBe(0)
  })
}

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/hotels/les-colombages')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
})

test('questions open with the keyboard and without JavaScript', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin })
  const page = await context.newPage()
  await page.goto('/hotels/les-colombages')
  const question = page.locator('main details').last()
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('open', '')
  await context.close()
})
