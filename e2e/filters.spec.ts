import type { Page } from '@playwright/test'
import { fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'
import { holes } from './support/rows.ts'

/** Visible items of the page's lists: cards and rows, without the calendar’s. */
const shown = (page: Page) =>
  page
    .locator('main [data-filter]:visible')
    .evaluateAll((items) => [
      ...new Set(items.map((item) => (JSON.parse(item.getAttribute('data-filter') ?? '') as { key: string }).key)),
    ])

const status = (page: Page) => page.locator('site-list-filters [role=status]').first()

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Dinner time of today in Paris, whose hours the restaurants keep; the page itself stays open all day. */
const atDinner = () => fromParisTime(toParisTime(Date.now()).day, '20:30')

test(
  'restaurants: by town, cuisine and what is open now; rows without holes, and a way out of nothing',
  DEFAULT_RUN,
  async ({ page }) => {
    await page.goto('/restaurants')
    const all = await shown(page)
    await page.getByLabel('Cuisine', { exact: true }).selectOption({ label: 'Poissons et coquillages' })
    await expect(status(page)).toHaveText(/^\d+ sur 16$/)
    const fish = await shown(page)
    expect([fish.length > 1, fish.length < all.length, query(page)]).toEqual([true, true, { category: 'seafood' }])
    for (const width of [390, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(holes), `${width} px`).toEqual([])
    }
    // The way to a card and back.
    await page.locator('main article a:visible').first().click()
    await expect(page).toHaveURL(/\/restaurants\/./)
    await page.goBack()
    await expect(status(page)).toHaveText(`${fish.length} sur 16`)
    expect(await shown(page)).toEqual(fish)
    await page.goForward()
    await expect(page).toHaveURL(/\/restaurants\/./)

    // No seafood in the mountains: by keyboard back to all.
    await page.goto('/restaurants?town=Courchevel&category=seafood')
    await expect(page.getByText('Rien ne réunit tout cela.')).toBeVisible()
    const clear = page.locator('[data-none]').getByRole('button', { name: 'Effacer les filtres' })
    await clear.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Ville', { exact: true })).toBeFocused()
    expect([(await shown(page)).length, query(page)]).toEqual([all.length, {}])
  },
)

test('restaurants: open now is what the cards’ own pages say', async ({ page }) => {
  await page.goto('/restaurants')
  const open = page.getByRole('checkbox', { name: 'Ouvert maintenant' })
  await page.clock.setFixedTime(atDinner())
  await open.check({ force: true })
  await expect(page).toHaveURL(/\?open=1$/)
  const houses = await page
    .locator('main [data-filter]')
    .evaluateAll((items) =>
      items.map((item) => ({
        isShown: !(item as HTMLElement).hidden,
        href: item.querySelector('a')?.getAttribute('href') ?? '',
      })),
    )
  const [first, none] = [houses.find(({ isShown }) => isShown), houses.find(({ isShown }) => !isShown)]
  for (const house of [first, none].filter((one) => one !== undefined)) {
    await page.goto(house.href)
    await expect(page.locator('site-open-now').first(), house.href).toHaveText(
      house.isShown ? /^Ouvert/ : /^(?!Ouvert)/,
    )
  }
  expect(first).toBeDefined()
})

test('hotels: landscape, stars and moods, in the search’s own words', async ({ page }) => {
  await page.goto('/en/hotels?experience=ski')
  await expect(page.getByRole('radio', { name: 'Mountains' })).toBeChecked()
  const mountain = await shown(page)
  await page.getByRole('radio', { name: 'Sea' }).check({ force: true })
  await expect(page).toHaveURL(/\?experience=beach$/)
  const sea = await shown(page)
  expect([mountain.length, sea.some((key) => mountain.includes(key))]).toEqual([1, false])
  await page.getByLabel('In the mood for').selectOption({ label: 'Golf' })
  const golf = await shown(page)
  expect([golf.length > 0, golf.length < sea.length]).toEqual([true, true])
  expect(new URL(page.url()).search).toBe('?experience=beach&experience=golf')
  await expect(status(page)).toHaveText(`${golf.length} of 10`)
})

test(
  'shows: town, month, kind and price, in rows and in the calendar, which the address names',
  DEFAULT_RUN,
  async ({ page }) => {
    await page.goto('/spectacles?town=Cannes')
    const cannes = await shown(page)
    expect(cannes.length).toBeGreaterThan(0)
    const month = page.getByLabel('Mois')
    const last = await month.locator('option').last().getAttribute('value')
    await month.selectOption(last)
    await page.getByLabel('Ville', { exact: true }).selectOption('')
    const name = await month.locator('option').last().textContent()
    // Rows are under the requested month.
    const months = page.locator('main [data-filter-group]:visible')
    await expect(months).toHaveCount(1)
    await expect(months.getByRole('heading').first()).toHaveText(name ?? '')
    const there = await shown(page)
    expect(there.length).toBeGreaterThan(0)

    await page.getByRole('tab', { name: 'Calendrier' }).click()
    await expect(page.locator('main table:visible')).toHaveCount(1)
    expect((await shown(page)).toSorted()).toEqual(there.toSorted())
    const address = page.url()
    expect(address).toMatch(/\?date=\d{4}-\d\d#/)
    await page.goto('/spectacles')
    await page.goto(address)
    await expect(page.getByRole('tab', { name: 'Calendrier' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('main table:visible')).toHaveCount(1)
    await page.getByLabel('Genre', { exact: true }).selectOption({ label: 'Musique' })
    expect(query(page)).toEqual({ date: last, category: 'music' })
  },
)

test('events: town, month and kind', async ({ page }) => {
  // Their number depends on the hour: an event leaves the list when it is over.
  await page.goto('/evenements')
  const all = (await shown(page)).length
  await page.goto('/evenements?category=sport')
  await expect(status(page)).toHaveText(new RegExp(`^\\d+ sur ${all}$`))
  const sports = (await shown(page)).length
  expect([sports > 1, sports < all]).toEqual([true, true])
  await page.getByLabel('Genre', { exact: true }).selectOption({ label: 'Bals' })
  await expect(status(page)).toHaveText(`2 sur ${all}`)
  await page.getByLabel('Ville', { exact: true }).selectOption('Cannes')
  await expect(page.getByRole('main').getByRole('link', { name: 'Bal masqué de Cannes' })).toBeVisible()
  await expect(status(page)).toHaveText(`1 sur ${all}`)
})

test('casinos: a town is that of the houses and of their evenings, which have month and price too', async ({
  page,
}) => {
  await page.goto('/casinos')
  const evenings = page.locator('site-list-filters').nth(1)
  const before = await shown(page)
  await evenings.getByLabel('Ville').selectOption('Dinard')
  await expect(page.locator('main article:visible')).toHaveCount(1)
  await expect(page.locator('site-list-filters').first().getByLabel('Ville')).toHaveValue('Dinard')
  await expect(page).toHaveURL(/\?town=Dinard$/)
  await evenings.getByLabel('Prix').selectOption({ index: 1 })
  const { priceMax, town } = query(page)
  expect([town, Number(priceMax) > 0]).toEqual(['Dinard', true])
  await evenings.locator('[data-clear] button:visible, [data-none] button:visible').click()
  expect(await shown(page)).toEqual(before)
})

test('offers, activities and rooms: their chips are addresses too', async ({ page }) => {
  for (const [path, chip, search] of [
    ['/offres', 'Spas', '?category=spa'],
    ['/activites', 'Neige', '?category=snow'],
    ['/hotels/les-colombages/chambres', 'Mer', '?view=Mer'],
  ] as const) {
    await page.goto(path)
    const all = await shown(page)
    await page.getByRole('radio', { name: chip }).check({ force: true })
    await expect(page).toHaveURL((url) => url.search === search)
    const some = await shown(page)
    expect([path, some.length > 0, some.length < all.length]).toEqual([path, true, true])
    await page.reload()
    await expect(page.getByRole('radio', { name: chip })).toBeChecked()
    expect(await shown(page)).toEqual(some)
  }
})

test('a finger on a phone of 320 px: nothing is cut, nothing is small', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/restaurants?town=Enghien-les-Bains')
  const faults = await page.locator('site-list-filters').evaluate((form) =>
    [...form.querySelectorAll<HTMLElement>('select, label:has(input), button')]
      .filter((control) => control.checkVisibility())
      .flatMap((control) => {
        const { left, right, height } = control.getBoundingClientRect()
        return left < 0 || right > innerWidth || height < 44 ? [control.outerHTML.slice(0, 80)] : []
      }),
  )
  expect(faults).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads into the search with the same filters', DEFAULT_RUN, async ({ page }) => {
    await page.goto('/spectacles')
    const month = page.getByLabel('Mois')
    await month.selectOption(await month.locator('option').nth(1).getAttribute('value'))
    await page.getByLabel('Genre', { exact: true }).selectOption({ label: 'Musique' })
    await page.getByRole('button', { name: 'Filtrer' }).click()
    await expect(page).toHaveURL(/\/recherche\?kind=show&town=&date=\d{4}-\d\d&category=music/)
    await expect(page.locator('[data-answer] input[name=from]')).toHaveValue(/-01$/)
    expect(await page.locator('[data-answer] article').count()).toBeGreaterThan(0)
  })
})
