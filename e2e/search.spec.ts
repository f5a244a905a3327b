import { PHONE } from './support/devices.ts'
import { tabTo } from './support/keyboard.ts'
import { axeViolations, overflowOf } from './support/page-checks.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

const total = '[data-total]'

test('a search answers in the page, its address says it all, and back goes back', DEFAULT_RUN, async ({ page }) => {
  await page.goto('/recherche', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    document.body.dataset.same = 'yes'
  })
  await page.getByLabel('Que cherchez-vous ?').fill('deauvile spa')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL(/\/recherche\?q=deauvile\+spa$/)
  await expect(page.getByRole('article').first()).toContainText('Les Bains de Deauville')
  await page.getByRole('link', { name: 'deauville spa' }).click()
  await expect(page).toHaveURL(/q=deauville\+spa/)
  await expect(page.getByLabel('Que cherchez-vous ?')).toHaveValue('deauville spa')

  await page.getByLabel('Que cherchez-vous ?').fill('')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL(/\/recherche$/)
  await page
    .getByRole('link', { name: /^Hôtels/ })
    .and(page.locator('[data-answer] nav a'))
    .click()
  await expect(page).toHaveURL(/\/recherche\?kind=hotel$/)
  await expect(page.locator(total)).toHaveText('10 résultats')
  await page.getByRole('button', { name: 'Filtres' }).click()
  await page.getByRole('checkbox', { name: /^5 étoiles/ }).check()
  await expect(page).toHaveURL(/\/recherche\?kind=hotel&stars=5$/)
  await expect(page.locator(total)).toHaveText('4 résultats')
  await expect(page.getByRole('checkbox', { name: /^5 étoiles/ })).toBeFocused()
  await page.goBack()
  await expect(page.locator(total)).toHaveText('10 résultats')
  await page.goForward()
  await expect(page.locator(total)).toHaveText('4 résultats')
  await page.getByRole('link', { name: 'Tout effacer' }).click()
  await expect(page).toHaveURL(/\/recherche\?kind=hotel$/)
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes')
})

test('under results that promote gambling the law’s warning stands once, above the footer', async ({ page }) => {
  await page.goto('/recherche?q=piscine')
  await expect(page.locator('[data-map-split] [role=note]')).toHaveCount(1)
  await expect(page.locator('[data-map-split] [role=note]')).toBeHidden()
  await expect(page.locator('main + aside')).toBeVisible()
})

test('where nothing is found, one filter less is offered', DEFAULT_RUN, async ({ page }) => {
  await page.goto('/en/search?kind=casino&town=Courchevel', { waitUntil: 'networkidle' })
  await expect(page.locator(total)).toHaveText('No results')
  await page.getByRole('link', { name: 'Without the town' }).click()
  await expect(page.locator(total)).toHaveText('8 results')
})

test('around me asks for the place only on a click, and takes a refusal', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 49.36, longitude: 0.07 })
  await page.goto('/recherche?kind=hotel', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Autour de moi' }).click()
  await expect(page).toHaveURL(/near=49\.36%2C0\.07/)
  await expect(page.getByRole('article').first()).toContainText('Deauville')
  await context.clearPermissions()
  await page.goto('/recherche', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Autour de moi' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Choisissez une ville' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form finds, filters and turns pages', DEFAULT_RUN, async ({ page }) => {
    await page.goto('/recherche')
    await page.getByLabel('Que cherchez-vous ?').fill('mer')
    await page.getByLabel('Que cherchez-vous ?').press('Enter')
    await expect(page).toHaveURL(/q=mer/)
    const before = await page.locator(total).innerText()
    await page
      .locator('[data-answer] nav')
      .getByRole('link', { name: /^Chambres/ })
      .click()
    await expect(page).toHaveURL(/kind=room/)
    await page.getByRole('button', { name: 'Filtres' }).click()
    await page.getByRole('checkbox', { name: /^Biarritz/ }).check()
    await page.getByRole('button', { name: /^Voir les \d+ résultats$/ }).click()
    await expect(page).toHaveURL(/q=mer&kind=room&town=Biarritz/)
    expect(await page.locator(total).innerText()).not.toBe(before)
    await page.goto('/recherche')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('a casino leads to the hotels of its town by stars and experience, and to other casinos', async ({ page }) => {
    await page.goto('/casinos/deauville')
    const stay = page.getByRole('search', { name: 'Dormir près du casino' })
    await stay.getByLabel('Étoiles').selectOption('5 étoiles')
    await stay.getByLabel('Envies').selectOption('Spa')
    await stay.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveURL(/\/recherche\?kind=hotel&town=Deauville&stars=5&experience=spa$/)
    await expect(page.getByRole('article').first()).toContainText('Les Colombages')
    await page.goBack()
    await page.getByRole('search', { name: 'Un autre casino' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/recherche\?kind=casino&kind=show&kind=event$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('the casinos’ programme leads to casinos, and to hotels of any town', async ({ page }) => {
    await page.goto('/en/casino-barriere')
    const room = page.getByRole('search', { name: 'After the evening, a room' })
    await room.getByLabel('Town').selectOption('Biarritz')
    await room.getByLabel('In the mood for').selectOption('Golf')
    await room.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/en\/search\?kind=hotel&town=Biarritz&stars=&experience=golf$/)
    await expect(page.locator(total)).toHaveText('1 result')
    await page.goBack()
    await page.getByRole('search', { name: 'Find a casino, an evening' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/en\/search\?kind=casino&kind=show&kind=event$/)
  })
})

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desk', {}],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use(viewport)

    test(
      'by keyboard alone from a casino to a hotel of its town with the stars and the mood',
      inDefaultRun(device === 'phone'),
      async ({ page }) => {
        await page.goto('/en/casinos/deauville')
        const stay = page.getByRole('search', { name: 'Stay near the casino' })
        const [stars, mood] = [stay.getByLabel('Stars'), stay.getByLabel('In the mood for')]
        await tabTo(page, stars)
        await page.keyboard.type('5')
        await expect(stars).toHaveValue('5')
        await page.keyboard.press('Tab')
        await expect(mood).toBeFocused()
        await page.keyboard.type('Spa')
        await expect(mood).toHaveValue('spa')
        expect(await overflowOf(page)).toBe(0)
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/en\/search\?kind=hotel&town=Deauville&stars=5&experience=spa$/)
        await expect(page.getByRole('article').first()).toContainText('Les Colombages')
        await tabTo(page, page.getByRole('article').first().getByRole('link').first())
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/en\/hotels\/les-colombages/)
      },
    )
  })

for (const [kind, path] of [
  ['a later page of a search', '/recherche?q=mer&page=2'],
  ['a page that the search has not', '/recherche?kind=casino&page=5'],
] as const)
  test(`${kind} asks the search once, to route it and to render it`, async ({ stack, request }) => {
    // Stored, so that its own search is not counted.
    await request.get('/recherche')
    const requests = (path: string) => stack.servicesLog.filter((line) => line.path === path).length
    const marks = requests('/site/search/suggest')
    const before = requests('/site/search')
    expect((await request.get(path)).status()).toBe(path.includes('casino') ? 404 : 200)
    // The log is in order: once it has this line, it has all earlier ones.
    // Suggestions are cached: each test asks for others.
    await request.get(`/api/search/suggest?locale=fr&q=${path.includes('casino') ? 'lac' : 'mer'}`)
    await stack.until(() => requests('/site/search/suggest') > marks)
    expect(requests('/site/search') - before).toBe(1)
  })

test('filtered addresses are neither indexed nor cached', DEFAULT_RUN, async ({ request }) => {
  const filtered = await request.get('/recherche?town=Cannes')
  expect(filtered.headers()['cache-control']).toContain('no-store')
  const html = await filtered.text()
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/)
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/recherche"/)
  expect(await (await request.get('/recherche')).text()).not.toContain('noindex')
})

for (const path of ['/recherche', '/en/search?q=sea&kind=room', '/recherche?kind=casino&town=Courchevel']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await axeViolations(page)).toEqual([])
  })
}

test('while the search index is unavailable the page says so and keeps the words, and it recovers by itself', async ({
  stack,
  request,
}) => {
  await request.get('/recherche')
  await stack.stopServices()
  try {
    const html = await (await request.get('/recherche?q=vue+mer')).text()
    expect(html).toContain('La recherche ne répond pas')
    expect(html).toContain('value="vue mer"')
    expect((await request.get('/api/search?q=mer')).status()).toBe(503)
  } finally {
    await stack.startServices()
  }
  await stack.until(async () => (await request.get('/api/search?q=mer')).status() === 200)
})

test('what programs are answered leads to this site alone', async ({ request }) => {
  const body = await (await request.get('/api/search?q=hotel')).text()
  expect(body).toContain('"src":"/media/f/1/')
  expect(body).not.toMatch(/https?:/)
})

test('a bad question is a clear 400', DEFAULT_RUN, async ({ request }) => {
  for (const query of ['priceMin=cheap', 'kind=palace', `q=${'a'.repeat(201)}`, 'locale=de', 'near=nowhere']) {
    const response = await request.get(`/api/search?${query}`)
    expect([query, response.status()]).toEqual([query, 400])
    expect(await response.json()).toMatchObject({ error: 'bad_request' })
  }
})
