import sharp from 'sharp'
import { expect, test } from './support/test.ts'

for (const path of ['/', '/en', '/hotels/les-colombages', '/en/casinos']) {
  test(`${path}: the picture to share is a poster of the page`, async ({ page, request }) => {
    await page.goto(path)
    const of = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute('content')
    const [image, width, height, alt] = await Promise.all(['image', 'image:width', 'image:height', 'image:alt'].map(of))
    expect([width, height]).toEqual(['1200', '630'])
    expect(alt).toMatch(/ – /)
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    expect(await page.locator('meta[name="twitter:image"]').getAttribute('content')).toBe(image)
    const { pathname } = new URL(String(image))
    expect(pathname).toMatch(/^\/share\/[\w-]{22}(?:\/.*)?\/share\.jpg$/)
    const answer = await request.get(pathname)
    expect([answer.status(), answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ])
    const file = await answer.body()
    expect(file.length).toBeLessThanOrEqual(120_000)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })
}

test('a former picture to share leads to the current one, and a made-up page has none', async ({ page, request }) => {
  await page.goto('/hotels')
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const former = await request.get('/share/former/hotels/share.jpg', { maxRedirects: 0 })
  expect([former.status(), former.headers()['location']]).toEqual([307, new URL(String(image)).pathname])
  expect((await request.get('/share/former/nowhere/share.jpg')).status()).toBe(404)
})
