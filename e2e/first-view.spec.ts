import { expect, test } from './support/test.ts'

const PAGES: Readonly<Record<string, string>> = {
  'home': '/',
  'a destination': '/en/destinations/deauville',
  'a hotel': '/hotels/les-colombages',
  'a room': '/hotels/les-colombages/chambres/chambre-jardin',
  'a casino': '/casinos/deauville',
  'a restaurant': '/restaurants/la-criee',
  'an offer': '/en/offers/two-nights-and-a-bath',
  'the hotels': '/hotels',
}

for (const [screen, size] of Object.entries({
  'a laptop': { width: 1366, height: 657 },
  'a desktop': { width: 1440, height: 900 },
  'a low phone': { width: 390, height: 664 },
}))
  test(`on ${screen} the first view has the name, and where to book`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const [kind, path] of Object.entries(PAGES)) {
      await page.goto(path)
      await expect(page.locator('main h1'), kind).toBeInViewport({ ratio: 1 })
      const ways = page.locator(
        'main form[action="/synxis-redirect"], header a[href="/hotels"], header a[href="/en/hotels"]',
      )
      await expect(ways.filter({ visible: true }).first(), kind).toBeInViewport()
    }
  })
