import type { Page } from '@playwright/test'
import { addDays, toParisTime, weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'
import { axeViolations } from './support/page-checks.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

/** Selectors of the itineraries of a page, and of the parts of one. */
const EVENINGS = 'article[data-theme="night"]'
const PARTS = 'ol > li:has(h4)'

/** Address of the next evening with a show, from the page's own links. */
async function nextEvening(page: Page, path: string, house: string): Promise<string> {
  const list = path.startsWith('/en') ? 'Next evenings with a show' : 'Prochains soirs avec un spectacle'
  for (let days = 0; days < 60; days += 1) {
    await page.goto(`${path}?house=${house}&date=${addDays(toParisTime(Date.now()).day, days)}&party=2`)
    const link = page.getByRole('list', { name: list }).getByRole('link').first()
    if ((await link.count()) > 0) return (await link.getAttribute('href')) ?? ''
  }
  throw new Error(`No show to come near ${house}.`)
}

const dateOf = (href: string): string => new URL(href, 'http://x').searchParams.get('date') ?? ''

for (const [from, path, compose, size] of [
  ['/hotels/la-baie-doree', '/ma-soiree', 'Composer ma soirée', 1440],
  ['/en/casinos/la-baule', '/en/my-evening', 'Plan my evening', 390],
] as const) {
  test(
    `from ${from} to three parts that do not clash, each with one link that books them`,
    inDefaultRun(from.startsWith('/hotels')),
    async ({ page, request }) => {
      await page.setViewportSize({ width: size, height: 900 })
      await page.goto(from)
      const form = page.getByRole('form', { name: compose })
      await form.scrollIntoViewIfNeeded()
      await form.getByRole('spinbutton').fill('3')
      await form.getByRole('button', { name: compose }).click()
      await expect(page).toHaveURL(new RegExp(`${path}\\?house=[\\w-]+&date=[\\d-]+&party=3#soirees$`))
      const house = new URL(page.url()).searchParams.get('house') ?? ''

      const href = await nextEvening(page, path, house)
      const date = dateOf(href)
      await page.goto(href.replace('party=2', 'party=3'))
      const evening = page.locator(EVENINGS).first()
      const parts = evening.locator(PARTS)
      await expect(parts).toHaveCount(3)
      for (const part of await parts.all()) await expect(part.getByRole('link')).toHaveCount(1)

      const moments = await evening
        .locator('time')
        .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')))
      expect(moments).toHaveLength(2)
      expect(moments[1] ?? 0).toBeGreaterThanOrEqual((moments[0] ?? 0) + 7_200_000)
      expect(toParisTime(moments[0] ?? 0).day).toBe(date)

      const links = await parts
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const room = links.find((link) => link.startsWith('/synxis-redirect')) ?? ''
      const engine = new URL((await request.get(room)).url())
      expect([
        engine.pathname,
        engine.searchParams.get('arrive'),
        engine.searchParams.get('depart'),
        engine.searchParams.get('adult'),
      ]).toEqual(['/partners/synxis', date, addDays(date, 1), '2,1'])
      const table = links.find((link) => /\/partners\/(?:thefork|zenchef|sevenrooms)\//.test(link)) ?? ''
      expect(table).toMatch(/[?&](?:pax|party_size)=3/)
      expect(table).toContain(date)
      expect((await request.get(table)).status()).toBe(200)
      const show = links.find((link) => link !== room && link !== table) ?? ''
      expect((await request.get(show)).status()).toBe(200)
    },
  )
}

test('a day without a whole evening says why, and the next one with a show is a link', async ({ page }) => {
  const href = await nextEvening(page, '/ma-soiree', 'les-colombages')
  await expect(page.locator('#soirees')).toContainText(
    /Pas de spectacle à Deauville|complet|reporté|annulé|commencé|Aucune table/,
  )
  await page.goto(href)
  await expect(page.locator(`${EVENINGS} h4`).first()).toBeVisible()
  await expect(page.getByLabel(/^Quel soir/)).toHaveValue(dateOf(href))
})

test('a night without a show says so, and has its room', async ({ page }) => {
  const soon = addDays(toParisTime(Date.now()).day, 8)
  // On Mondays Courchevel has neither show nor dinner.
  const monday = addDays(soon, (8 - weekdayOf(soon)) % 7)
  await page.goto(`/ma-soiree?house=le-grand-meleze&date=${monday}&party=2`)
  await expect(page.getByText('Pas de spectacle à Courchevel ce soir-là.')).toBeVisible()
  await expect(page.locator(EVENINGS).first().getByRole('heading', { name: 'Le Grand Mélèze' })).toBeVisible()
})

for (const width of [390, 1440])
  test(`${width} px: the calendar marks the nights with a show, and one of them is a whole evening`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ma-soiree')
    await page.getByLabel(/^D’où partez-vous/).selectOption({ label: 'Les Colombages, Deauville' })
    await page.getByLabel(/^Quel soir/).click()
    const night = page.getByRole('dialog').getByRole('button', { name: /, spectacle$/ })
    // The shows of this month may be over.
    if ((await night.count()) === 0) await page.getByRole('button', { name: 'Mois suivant' }).click()
    await night.first().click()
    await page.getByRole('button', { name: 'Composer ma soirée' }).click()
    // The page before had its example.
    await expect(page).toHaveURL(/#soirees$/)
    await expect(page.locator(EVENINGS).first().locator(PARTS)).toHaveCount(3)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the form works, and invalid values are reported beside their field with nothing lost',
    DEFAULT_RUN,
    async ({ page }) => {
      await page.goto('/ma-soiree')
      await page.getByLabel(/^D’où partez-vous/).selectOption({ label: 'Le Palmarium, Cannes' })
      await page.getByRole('button', { name: 'Composer ma soirée' }).click()
      await expect(page).toHaveURL(/house=le-palmarium&date=[\d-]+&party=2/)
      await expect(page.locator('#soirees')).toBeVisible()

      await page.goto('/ma-soiree?house=le-palmarium&date=2020-01-01&party=12')
      await expect(page.getByLabel(/^D’où partez-vous/)).toHaveValue('le-palmarium')
      await expect(page.getByLabel(/^Quel soir/)).toHaveAccessibleDescription(/Le 1er janvier 2020 est passé/)
      await expect(page.getByLabel(/^Combien/)).toHaveAccessibleDescription(/«\s12\s» ne convient pas/)
      await expect(page.getByLabel(/^Combien/)).toHaveValue('12')
      await expect(page.locator(EVENINGS)).toHaveCount(0)
    },
  )
})

test('an address with a query is rendered for each request and not indexed', async ({ request }) => {
  const asked = await request.get('/ma-soiree?house=les-colombages')
  expect(asked.headers()['cache-control']).toContain('no-store')
  const html = await asked.text()
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/)
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/ma-soiree"/)
  const plain = await request.get('/ma-soiree')
  expect(plain.headers()['cache-control'] ?? '').not.toContain('no-store')
  expect(await plain.text()).not.toContain('noindex')
})

test('a casino brings the law’s warning, a hotel without a show does not', async ({ page }) => {
  const warning = page.locator('#soirees').getByText(/Les jeux d'argent/)
  await page.goto('/ma-soiree?house=deauville')
  // Visible on paper only: on a screen the same words above the footer follow at once.
  await expect(warning).toHaveCount(1)
  await page.goto('/ma-soiree?house=le-grand-meleze')
  await expect(page.locator('#soirees')).toBeVisible()
  await expect(warning).toHaveCount(0)
})

test('hostile values come back as words', async ({ page }) => {
  const house = encodeURIComponent('"><script>document.title="x"</script>')
  await page.goto(`/ma-soiree?house=${house}&date=%0D%0A..%2F&party=${'9'.repeat(500)}`)
  await expect(page).toHaveTitle(/Barrière/)
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3)
})

for (const path of ['/ma-soiree', '/en/my-evening?house=la-baie-doree', '/ma-soiree?house=nope&date=x&party=0']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await axeViolations(page)).toEqual([])
  })
}
