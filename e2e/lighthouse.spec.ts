import { STEADY, auditPage } from '#scripts/run/lighthouse.ts'
import { expect, test } from './support/test.ts'

// Performance depends on the machine: `npm run bench` shows it. These do not.
const PAGES = [
  '/',
  '/destinations/deauville',
  '/hotels/les-colombages',
  '/hotels/les-colombages/chambres/deluxe-balcon',
  '/restaurants/la-criee',
  '/casinos/deauville',
  '/journal/une-journee-aux-planches',
]

for (const path of PAGES) {
  test(`Lighthouse gives ${path} full marks for accessibility, best practices and search engines`, async ({
    stack,
  }) => {
    const { scores, short } = await auditPage(stack.origin + path, STEADY)
    expect(short).toEqual([])
    expect(scores).toEqual({ 'accessibility': 100, 'best-practices': 100, 'seo': 100 })
  })
}
