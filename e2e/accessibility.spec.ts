import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/test.ts'

const PAGES = [
  '/',
  '/en',
  '/destinations/deauville',
  '/hotels/les-colombages',
  '/en/hotels/la-baie-doree',
  '/hotels/les-colombages/chambres/deluxe-balcon',
  '/casinos/deauville',
  '/en/restaurants/la-criee',
  '/journal/une-journee-aux-planches',
  '/mentions-legales',
  '/nope',
  '/website-hotels/headers/main',
]

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    // Rules for whole pages say nothing about a header that stands alone.
    const builder = new AxeBuilder({ page }).withTags([
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22aa',
      'best-practice',
    ])
    if (path.includes('website-hotels'))
      builder.disableRules(['page-has-heading-one', 'landmark-one-main', 'region', 'document-title'])
    const { violations } = await builder.analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ).toEqual([])
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
