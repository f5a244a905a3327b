import { STEADY, auditPage } from '#scripts/run/lighthouse.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { expect, test } from './support/test.ts'

// Without performance, which depends on the machine and is measured by `npm run bench`.
const PAGES = ['/', '/hotels/les-colombages', '/journal/une-journee-aux-planches']

/** Kinds that axe already checks in every run. */
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
