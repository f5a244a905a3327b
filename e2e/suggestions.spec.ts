import AxeBuilder from '@axe-core/playwright'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const FIELD = { fr: 'Que cherchez-vous ?', en: 'What are you looking for?' } as const

test(
  'suggestions show towns, houses and answers, with picture, kind and town, and move nothing',
  DEFAULT_RUN,
  async ({ page }) => {
    await page.goto('/recherche', { waitUntil: 'networkidle' })
    const field = page.getByLabel(FIELD.fr)
    await expect(field).toHaveAttribute('type', 'search')
    const below = page.locator('[data-total]')
    const before = await below.boundingBox()
    await field.pressSequentially('deauvil')
    const options = page.locator('[role=option]:visible')
    await expect(options.first()).toContainText('Deauville')
    await expect(options.first()).toContainText('Destination')
    await expect(options.filter({ hasText: 'Les Colombages' })).toContainText('Hôtel · Deauville')
    const picture = options.first().locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96)
    expect(await below.boundingBox()).toEqual(before)
    const { violations } = await new AxeBuilder({ page }).include('search').analyze()
    expect(violations).toEqual([])
  },
)

test('suggestions are chosen by keyboard, and Enter alone searches', async ({ page }) => {
  await page.goto('/en/search', { waitUntil: 'networkidle' })
  const field = page.getByRole('combobox', { name: FIELD.en })
  await page.getByLabel(FIELD.en).pressSequentially('kayak')
  await expect(page.locator('[role=option]:visible').first()).toContainText('Kayaking on the Rance')
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=option]:visible')).toHaveCount(0)
  await expect(field).toHaveValue('kayak')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?q=kayak$/)
  await field.fill('palma')
  await expect(page.locator('[role=option]:visible').first()).toContainText('Le Palmarium')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role=option][aria-selected=true]')).toContainText('Le Palmarium')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/hotels\/le-palmarium$/)
})

test('a question leads to its answer, opened', async ({ page }) => {
  await page.goto('/recherche', { waitUntil: 'networkidle' })
  await page.getByLabel(FIELD.fr).pressSequentially('facture')
  await page.locator('[role=option]:visible').filter({ hasText: 'Comment obtenir une facture ?' }).click()
  await expect(page).toHaveURL(/\/questions-frequentes#reponse-/)
  await expect(page.getByText('Elle part par e-\u2060mail le jour du départ')).toBeVisible()
  await expect(page.getByText('Comment obtenir une facture ?')).toBeInViewport()
})

for (const [name, path] of [
  ['a list', '/casinos'],
  ['a missing page', '/rien-de-tel'],
] as const)
  test(`suggestions come on ${name} too, under the finger`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'fr-FR',
    })
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    const field = page.getByLabel(FIELD.fr)
    await field.tap()
    await field.pressSequentially('kayak')
    const option = page.locator('[role=option]:visible').filter({ hasText: 'Kayak sur la Rance' })
    await option.tap()
    await expect(page).toHaveURL(/\/activites\/kayak-sur-la-rance$/)
    await context.close()
  })

test('pages without a search field do not load the code of suggestions, others when it is used', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/enhancers.suggestions.')) loaded.push(request.url())
  })
  await page.goto('/recherche', { waitUntil: 'networkidle' })
  expect(loaded).toEqual([])
  await page.getByLabel(FIELD.fr).focus()
  await expect(page.getByRole('combobox', { name: FIELD.fr })).toHaveAttribute('aria-expanded', 'false')
  expect(loaded).toHaveLength(1)
})
