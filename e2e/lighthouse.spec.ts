import { STEADY, auditPage } from '#scripts/run/lighthouse.ts'
import { TEST_ALL } from '#tests/support/test-size.ts'
import { expect, test } from './support/test.ts'

// Performance depends on the machine: `npm run bench` shows it. These do not.
const PAGES = ['/', '/hotels/les-colombages', '/journal/une-journee-aux-planches']

/** Axe looks at their kinds in every run. */
const MORE_PAGES = [
  '/destinations/deauville',
  '/hotels/les-colombages/chambres/deluxe-balcon',
  '/restaurants/la-criee',
  '/casinos/deauville',
]

for (const path of [...PAGES, ...(TEST_ALL ? MORE_PAGES : [])]) {
  test(`Lighthouse gives ${path} full marks for accessibility, best practices and search engines`, async ({
    stack,
  }) => {
    const { scores, short } = await auditPage(stack.origin + path, STEADY)
    expect(short).toEqual([])
    expect(scores).toEqual({ 'accessibility': 100, 'best-practices': 100, 'seo': 100 })
  })
}
