import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeViolations } from './support/page-checks.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const PHONE = { width: 390, height: 844 }

/** Accessible name of the map by language; it tells screen reader users that the list has the same content. */
const NAMES = [
  /^Carte des résultats.: tout ce qu’elle montre est dans la liste$/,
  /^Map of the results: all it shows is in the list$/,
] as const

const map = (page: Page) =>
  page.getByRole('region', { name: NAMES[0] }).or(page.getByRole('region', { name: NAMES[1] }))

/** Collects the paths of the page's requests from now on. */
function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    requests.push(new URL(request.url()).pathname)
  })
  return requests
}

/** Filters the files that contain MapLibre or its base data. */
async function mapFiles(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of new Set(paths.filter((one) => one.startsWith('/_next/static/')))) {
    const text = await (await page.request.get(path)).text()
    if (text.includes('maplibregl-canvas-container') || /\/(base|towns|maplibre)[^/]*\.(json|mjs)$/.test(path))
      found.push(path)
  }
  return found
}

test('no file of the map is requested before it is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 })
  const requests = requestsOf(page)
  await page.goto('/recherche?kind=hotel', { waitUntil: 'networkidle' })
  expect(await mapFiles(page, requests)).toEqual([])
  await page.locator('[data-map]').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(page.locator('[data-drawn]')).toBeVisible()
  expect(
    (await mapFiles(page, requests))
      .map((path) => path.replace(/^.*\/(base|towns|maplibre-gl-worker)?[^/]*(\.\w+)$/, '$1$2'))
      .sort(),
  ).toEqual(['.js', 'base.json', 'maplibre-gl-worker.mjs', 'towns.json'])
})

test('list and map stand side by side, and each shows what is meant in the other', DEFAULT_RUN, async ({ page }) => {
  await page.goto('/recherche?kind=hotel', { waitUntil: 'networkidle' })
  await page.locator('[data-map]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-drawn]')).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: 'L’Éperon' })
  const pin = map(page).getByRole('button', { name: /^L’Éperon, Biarritz, Hôtel, dès\s340\s€$/ })
  const [left, right] = [await card.boundingBox(), await pin.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
  await card.getByRole('link').focus()
  await expect(pin).toHaveAttribute('data-lit')
  await pin.focus()
  await expect(card).toHaveAttribute('data-lit')
})

for (const { path, pin, words, town } of [
  { path: '/recherche?kind=hotel', pin: /^L’Éperon, Biarritz/, words: 'Hôtel, dès', town: /^Cannes\s: 2 résultats$/ },
  { path: '/en/search?kind=hotel', pin: /^L’Éperon, Biarritz/, words: 'Hotel, from', town: /^Cannes: 2 results$/ },
]) {
  test(`the map on ${path} works by keyboard`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('[data-map]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-drawn]')).toBeVisible()
    const one = map(page).getByRole('button', { name: pin })
    await one.focus()
    await page.keyboard.press('Enter')
    const card = page.getByRole('dialog', { name: pin })
    await expect(card).toContainText(words)
    await expect(card.getByRole('link', { name: 'L’Éperon' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(one).toBeFocused()

    // The map's canvas handles arrow keys; a cluster splits, and the focus stays on one of its points.
    const before = await one.boundingBox()
    await map(page).locator('canvas').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await one.boundingBox())?.x).toBeLessThan(before?.x ?? 0)
    await map(page).getByRole('button', { name: town }).focus()
    await page.keyboard.press('Enter')
    await expect(map(page).getByRole('button', { name: /^Le Palmarium, Cannes/ })).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/, Cannes, /)
    await map(page)
      .getByRole('button', { name: /^Le Palmarium, Cannes/ })
      .press('Enter')
    await page.getByRole('dialog').getByRole('link', { name: 'Le Palmarium' }).press('Enter')
    await expect(page).toHaveURL(/\/hotels\/le-palmarium$/)
  })
}

test('several at one address open as a list', async ({ page }) => {
  await page.goto('/recherche?kind=room&town=Biarritz', { waitUntil: 'networkidle' })
  await page.locator('[data-map]').scrollIntoViewIfNeeded()
  await map(page)
    .getByRole('button', { name: /^Biarritz\s: \d+ résultats$/ })
    .click()
  await expect(map(page).getByRole('dialog').getByRole('link').nth(1)).toBeVisible()
})

/** Shares of the map's picture that are in the inks of land and sea. */
async function sharesOf(page: Page): Promise<{ land: number; sea: number }> {
  const picture = await map(page).locator('canvas').screenshot()
  const inks = await map(page).evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    return ['--map-land', '--map-sea'].map((name) => {
      context.fillStyle = getComputedStyle(element).getPropertyValue(name)
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
    })
  })
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = [0, 0]
  for (let at = 0; at < data.length; at += 3)
    for (const [index, ink] of inks.entries())
      if (ink.every((part, channel) => Math.abs(part - (data[at + channel] ?? 0)) < 6))
        counts[index] = (counts[index] ?? 0) + 1
  const [land = 0, sea = 0] = counts.map((count) => count / (info.width * info.height))
  return { land, sea }
}

const COAST: readonly (readonly [town: string, neighbour: string])[] = [
  ['Biarritz', 'Anglet'],
  ['Cannes', 'Le Cannet'],
  ['Deauville', 'Touques'],
  ['Dinard', 'Saint-Malo'],
  ['La Baule', 'Le Pouliguen'],
  ['Le Touquet', 'Étaples'],
]
const INLAND: typeof COAST = [
  ['Courchevel', 'Méribel'],
  ['Enghien-les-Bains', 'Gennevilliers'],
]

for (const [town, neighbour] of [...COAST, ...INLAND]) {
  test(`the map of ${town} shows the town: land, and water only where there is some`, async ({ page }) => {
    await page.goto(`/recherche?town=${encodeURIComponent(town)}`, { waitUntil: 'networkidle' })
    await page.locator('[data-map]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-drawn]')).toBeVisible()
    await expect(map(page).getByText(neighbour, { exact: true })).toBeVisible()
    const isCoast = COAST.some(([name]) => name === town)
    await expect
      .poll(async () => {
        const { land, sea } = await sharesOf(page)
        return isCoast ? land > 0.15 && sea > 0.1 : land > 0.7 && sea < 0.01
      })
      .toBe(true)
  })
}

test('all results of a search are on the map, not only those of the page of its list', async ({ page }) => {
  for (const path of ['/recherche', '/en/search?page=2']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('[data-map]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-drawn]')).toBeVisible()
    const all = (await (await page.request.get('/api/search/places')).json()) as { points: unknown[] }
    expect(all.points.length).toBeGreaterThan(100)
    await expect
      .poll(async () => {
        const pins = await map(page)
          .getByRole('button', { name: /,|résultats|results/ })
          .all()
        const names = await Promise.all(pins.map((pin) => pin.getAttribute('aria-label')))
        return names.reduce((sum, name) => sum + Number(/(\d+) (résultats|results)$/.exec(name ?? '')?.[1] ?? 1), 0)
      })
      .toBe(all.points.length)
  }
})

test('what the map shows can be searched, and the map stays where it is', async ({ page }) => {
  await page.goto('/recherche?kind=hotel', { waitUntil: 'networkidle' })
  await page.locator('[data-map]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-drawn]')).toBeVisible()
  const area = page.getByRole('button', { name: 'Chercher dans cette zone' })
  await expect(area).toBeHidden()
  await map(page)
    .getByRole('button', { name: /^Cannes/ })
    .click()
  await map(page).getByRole('button', { name: 'Éloigner' }).click()
  await area.click()
  await expect(page).toHaveURL(/near=4\d\.\d+%2C\d\.\d+&.*radius=\d+|radius=\d+.*near=/)
  await expect(page.locator('[data-total]')).toHaveText(/^[23] résultats$/)
  await expect(map(page).getByRole('button', { name: /^Le Palmarium, Cannes|^Cannes/ })).toBeVisible()
  await expect(map(page).locator('canvas')).toBeFocused()
  await page.goBack()
  await expect(page.locator('[data-total]')).toHaveText('10 résultats')
  await expect(map(page).getByRole('button', { name: /^L’Éperon, Biarritz/ })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('list or map, opened by keyboard, without overflow', DEFAULT_RUN, async ({ page }) => {
    const requests = requestsOf(page)
    await page.goto('/recherche?kind=hotel', { waitUntil: 'networkidle' })
    await expect(map(page)).toBeHidden()
    expect(await mapFiles(page, requests)).toEqual([])
    await page.getByRole('button', { name: 'Carte', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-drawn]')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    // A new search keeps the chosen side.
    await page.getByLabel('Que cherchez-vous ?').fill('cannes')
    await page.getByLabel('Que cherchez-vous ?').press('Enter')
    await expect(page).toHaveURL(/q=cannes/)
    await expect(page.getByRole('button', { name: 'Carte', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(
      map(page)
        .getByRole('button', { name: /Cannes/ })
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Liste', exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

for (const { path, words } of [
  { path: '/recherche?kind=hotel', words: 'La carte ne peut pas s’afficher ici' },
  { path: '/en/search?kind=hotel', words: 'The map cannot be shown here' },
]) {
  test(`a browser that cannot draw says so on ${path}, and loads nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      const context = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(context, this, [kind, ...more])
      } as typeof context
    })
    const requests = requestsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('[data-map]').scrollIntoViewIfNeeded()
    await expect(map(page).getByText(words)).toBeVisible()
    expect(await mapFiles(page, requests)).toEqual([])
    expect(await page.getByRole('article').count()).toBe(10)
  })
}

test('a visitor who is not located chooses a town', async ({ page, context }) => {
  await context.clearPermissions()
  for (const { path, around, choose } of [
    { path: '/recherche?kind=hotel', around: 'Autour de moi', choose: 'Choisissez une ville' },
    { path: '/en/search?kind=hotel', around: 'Around me', choose: 'Choose a town' },
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: around }).click()
    const towns = page.getByLabel(choose)
    await expect(towns).toBeFocused()
    await towns.selectOption('Cannes')
    await expect(page).toHaveURL(/town=Cannes/)
    await expect(page.locator('[data-total]')).toHaveText(/^2 /)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is the list and no place for a map', async ({ page }) => {
    await page.goto('/recherche?kind=hotel')
    await expect(page.locator('[data-map]')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Carte', exact: true })).toBeHidden()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('axe finds nothing on an open map', async ({ page }) => {
  await page.goto('/recherche?kind=hotel', { waitUntil: 'networkidle' })
  await page.locator('[data-map]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-drawn]')).toBeVisible()
  await map(page)
    .getByRole('button', { name: /^L’Éperon/ })
    .click()
  // Where a pin stands on a map is essential, so it may touch the next one (WCAG 2.5.8).
  expect(await axeViolations(page, ['target-size'])).toEqual([])
})
