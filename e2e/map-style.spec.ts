import { pmtiles } from './support/pmtiles.ts'
import { STYLE_HOST as HOST } from './support/projects.ts'
import { expect, test } from './support/test.ts'

test('a style that is configured takes the place of the site’s own map, with its attribution', async ({
  page,
  request,
}) => {
  const requests: string[] = []
  const files: Readonly<Record<string, unknown>> = {
    '/style.json': {
      version: 8,
      sources: { land: { type: 'geojson', data: `${HOST}/land.json`, attribution: 'Atelier des cartes' } },
      layers: [{ id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#f00' } }],
    },
    '/land.json': { type: 'FeatureCollection', features: [] },
  }
  // The content security policy applies before this interception: a blocked request never arrives here.
  await page.context().route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    requests.push(pathname)
    await route.fulfill({ json: files[pathname], headers: { 'access-control-allow-origin': '*' } })
  })
  page.on('request', (one) => {
    if (/\/base\.[^/]*json$/.test(one.url())) requests.push('base')
  })
  await page.goto('/recherche?kind=hotel', { waitUntil: 'networkidle' })
  await page.locator('[data-map]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-drawn]')).toBeVisible()
  await expect(page.locator('[data-map]')).toContainText('Atelier des cartes')
  await expect(page.getByRole('button', { name: /^L’Éperon, Biarritz/ })).toBeVisible()
  expect(requests).toEqual(['/style.json', '/land.json'])
  expect((await request.get('/recherche')).headers()['content-security-policy']).toMatch(
    /connect-src [^;]*https:\/\/map\.example/,
  )
})

test('a style may read its tiles from a PMTiles archive at its host, by ranges', async ({ page }) => {
  const style = {
    version: 8,
    sources: { streets: { type: 'vector', url: `pmtiles://${HOST}/streets.pmtiles`, attribution: 'Atelier des rues' } },
    layers: [{ id: 'streets', type: 'line', source: 'streets', 'source-layer': 'streets' }],
  }
  const archive = pmtiles()
  const ranges: string[] = []
  await page.context().route(`${HOST}/**`, async (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'range' }
    if (new URL(route.request().url()).pathname === '/style.json') return route.fulfill({ json: style, headers })
    const range = route.request().headers()['range'] ?? ''
    if (range === '') return route.fulfill({ status: 204, headers })
    ranges.push(range)
    const [from = 0, to = 0] = range.replace('bytes=', '').split('-').map(Number)
    const body = archive.subarray(from, to + 1)
    const contentRange = `bytes ${from}-${from + body.length - 1}/${archive.length}`
    return route.fulfill({ status: 206, body, headers: { ...headers, 'content-range': contentRange } })
  })
  await page.goto('/recherche?kind=hotel', { waitUntil: 'networkidle' })
  await page.locator('[data-map]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-drawn]')).toBeVisible()
  await expect(page.locator('[data-map]')).toContainText('Atelier des rues')
  // The header with its directory, then the only tile.
  expect(ranges[0]).toMatch(/^bytes=0-/)
  expect(ranges.length).toBeGreaterThan(1)
})
