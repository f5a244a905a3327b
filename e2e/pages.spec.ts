import { PHONE } from './support/devices.ts'
import { measureShift } from './support/layout-shift.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

/** One page of each kind, in both languages, with words of its story. */
const PAGES = [
  '/',
  '/destinations/deauville',
  '/hotels',
  '/hotels/les-colombages',
  '/hotels/la-baie-doree',
  '/casinos/deauville',
  '/restaurants/la-criee',
  '/journal/une-journee-aux-planches',
  '/mentions-legales',
  '/jeu-responsable',
]

test('pages are complete without JavaScript', DEFAULT_RUN, async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin })
  const page = await context.newPage()
  for (const path of PAGES) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 200])
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page).toHaveTitle(/.{10}/)
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/.{40}/)
  }
  await context.close()
})

test('a visitor changes the language and stays on the page', DEFAULT_RUN, async ({ page }) => {
  await page.goto('/mentions-legales')
  const english = await page.locator('link[rel="alternate"][hreflang="en"]').getAttribute('href')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(english as string)
  await expect(page).toHaveURL(/\/en\/legal-notice$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/mentions-legales$/)
  // Filters and page of a list are kept, and so is a login's return path.
  for (const address of ['/recherche?sort=price&page=2', '/infiniment-barriere/connexion?return=%2Fhotels']) {
    await page.goto(address)
    const { search } = new URL(page.url())
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/en/') && url.search === search)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the language switch keeps the query, which does not come back once it is cleared', async ({ page }) => {
    const language = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
    for (const address of ['/recherche?sort=price&page=2', '/mentions-legales?from=a%20mail']) {
      await page.goto(address)
      const { search } = new URL(page.url())
      await language('English').click()
      await expect(page).toHaveURL((url) => url.pathname.startsWith('/en/') && url.search === search)
      await language('Français').click()
      await expect(page).toHaveURL((url) => url.pathname + url.search === address)
    }
    await page.goto('/recherche')
    await language('English').click()
    await expect(page).toHaveURL(/\/en\/search$/)
    await page.goto('/en/search?town=Cannes')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/en\/search$/)
  })
})

test('home in French stays within reach of an English browser', async ({ browser, stack }) => {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: stack.origin })
  const page = await context.newPage()
  const answer = await page.goto('/?from=mail#offers')
  expect(answer?.request().redirectedFrom()).toBeNull()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/en\?from=mail#offers$/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/')
  await expect(page).toHaveURL(/\/en$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(`${stack.origin}/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await context.close()
})

test('canonical address, alternates and sitemap agree', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of PAGES) {
    await page.goto(path)
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) as string
    expect(new URL(canonical).pathname).toBe(path)
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
    expect(alternates.map(([language]) => language).sort()).toEqual(['en', 'fr', 'x-default'])
    for (const [language, href] of alternates) {
      expect(sitemap).toContain(`hreflang="${language}" href="${href}"`)
    }
  }
})

test(
  'a page that editors hide from search engines says so, and is not in the sitemap',
  DEFAULT_RUN,
  async ({ page, request, stack }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const path of ['/deconnexion', '/en/signed-out']) {
      expect(sitemap).not.toContain(`${stack.origin}${path}<`)
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    }
  },
)

for (const { path, width, words } of [
  {
    path: '/journal/la-sole-de-midi',
    width: 390,
    words: { author: /^Texte\s: \p{L}/u, section: 'À table', minutes: /\d\s+min de lecture/, next: 'À lire ensuite' },
  },
  {
    path: '/en/journal/the-midday-sole',
    width: 1440,
    words: { author: /^Words: \p{L}/u, section: 'At the table', minutes: /\d\s+min read/, next: 'Read next' },
  },
]) {
  test(
    `${path}, ${width} px: an article says author, section, date, reading time, and what to read next`,
    inDefaultRun(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      const facts = page.getByRole('main').getByRole('list').filter({ hasText: words.author }).getByRole('listitem')
      await expect(facts).toHaveText([words.author, words.section, /\d{1,2}(?:er)? \p{L}+ 20\d\d/u, words.minutes])
      const next = page.locator('main > section').filter({ has: page.getByRole('heading', { name: words.next }) })
      await expect(next.getByRole('article')).toHaveCount(3)
      await expect(next.locator(`a[href="${path}"]`)).toHaveCount(0)
    },
  )
}

test('every picture of a page is there', async ({ page }) => {
  await page.goto('/hotels/les-colombages')
  const broken = await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    return [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc)
  })
  expect(broken).toEqual([])
})

for (const [device, options] of Object.entries({ desktop: {}, phone: PHONE }))
  test.describe(`on a ${device}`, () => {
    // As for a visitor: the worker is registered too.
    test.use({ ...options, serviceWorkers: 'allow' })

    test('the page does not shift, scroll sideways or break its own policy', DEFAULT_RUN, async ({ page }) => {
      const faults: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text())
      })
      page.on('pageerror', (error) => {
        faults.push(error.message)
      })
      await measureShift(page)
      for (const path of ['/', '/hotels/les-colombages', '/en/casinos/deauville']) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const { shift, overflow } = await page.evaluate(() => ({
          shift: window.shift,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }))
        expect([path, overflow]).toEqual([path, 0])
        expect(shift).toBeLessThan(0.02)
      }
      expect(faults).toEqual([])
    })
  })

test('a font that is loaded late moves no block of a page', DEFAULT_RUN, async ({ page }) => {
  await measureShift(page)
  let fonts = Promise.withResolvers<undefined>()
  // Routes disable the browser's cache: each page waits.
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise
    await route.continue()
  })
  for (const [width, path] of [
    [1440, '/'],
    [1280, '/en'],
    [834, '/en/hotels/les-colombages'],
    [390, '/casinos/deauville'],
  ] as const) {
    fonts = Promise.withResolvers()
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    expect([path, await page.evaluate(() => document.fonts.status)]).toEqual([path, 'loading'])
    fonts.resolve(undefined)
    await page.evaluate(async () => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    // Half of the limit for good web vitals: other letters wrap some lines elsewhere.
    expect(await page.evaluate(() => window.shift), `${path} at ${width} px`).toBeLessThan(0.05)
  }
})

test('the missing page is in the design and in its language, with a way home', DEFAULT_RUN, async ({ page }) => {
  const response = await page.goto('/en/nope')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /en/nope')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has closed for the season.')
  await page.locator('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en$/)
})

for (const { locale, width } of [
  { locale: 'fr', width: 390 },
  { locale: 'en', width: 1440 },
] as const) {
  test(`${locale}, ${width} px: the missing page has the search and the other language at hand`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const [missing, search, other] = locale === 'fr' ? ['/nope', '/recherche', '/en'] : ['/en/nope', '/en/search', '/']
    await page.goto(missing)
    const main = page.getByRole('main')
    await expect(page.locator(`footer a[hreflang="${locale === 'fr' ? 'en' : 'fr'}"]`)).toHaveAttribute('href', other)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    // With scripts, the field becomes a combobox.
    const field = main.locator('input[type=search]')
    await field.fill('Colombages')
    await field.press('Enter')
    await expect(page).toHaveURL(`${search}?q=Colombages`)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Colombages/ })
        .first(),
    ).toBeVisible()
  })
}
