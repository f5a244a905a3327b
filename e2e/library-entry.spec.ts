import { BLOCKS } from '#blocks/schemas.ts'
import { preview } from '#tests/support/preview.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

test('visitors have no library', DEFAULT_RUN, async ({ request }) => {
  for (const path of ['/bibliotheque', '/bibliotheque/hero', '/en/bibliotheque', '/fr/library/hero', '/library']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
})

test('editors find every block from its first page', DEFAULT_RUN, async ({ page }) => {
  await page.request.get(preview('website-hotels/mentions-legales'), { maxRedirects: 0 })
  await page.goto('/bibliotheque')
  const links = await page
    .locator('main a')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).pathname))
  for (const name of Object.keys(BLOCKS)) expect(links).toContain(`/bibliotheque/${name}`)
})
