import type { Locator, Page } from '@playwright/test'
import { engineNights, engineProperties, engineStays } from '@barriere/shared/contracts/availability.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { PHONE, localesLike } from './support/devices.ts'
import { touchIslands } from './support/islands.ts'
import { WORDS } from './support/members.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

// Long files: workers share their tests.
test.describe.configure({ mode: 'parallel' })

const SEARCH: Readonly<Record<Locale, string>> = { fr: '/recherche', en: '/en/search' }

interface Dates {
  readonly arrive: string
  readonly depart: string
}

/** The engine's nights of every property, and the price of a stay there for two adults. */
async function engineOf(stack: TestStack) {
  const engine = `${stack.servicesOrigin}/partners/availability`
  const { properties } = engineProperties.parse(await (await fetch(`${engine}/properties`)).json())
  const hotels = properties.map((code): [string, string] => ['hotel', code])
  const today = toParisTime(Date.now()).day
  const nightsUntil = (days: number): string =>
    new URLSearchParams([...hotels, ['from', today], ['to', addDays(today, days)]]).toString()
  const nights = engineNights.parse(await (await fetch(`${engine}/nights?${nightsUntil(300)}`)).json()).hotels
  // Prices of nights are kept once the services have requested them.
  await stack.until(async () => {
    const kept = await fetch(`${stack.origin}/api/availability/nights?${nightsUntil(90)}`)
    return ((await kept.json()) as { hotels: unknown[] }).hotels.length === properties.length
  })
  return {
    nights,
    async staysOf({ arrive, depart }: Dates) {
      const asked = new URLSearchParams([...hotels, ['arrive', arrive], ['depart', depart], ['adult', '2']])
      return engineStays.parse(await (await fetch(`${engine}/stays?${asked.toString()}`)).json()).stays
    },
  }
}

type Engine = Awaited<ReturnType<typeof engineOf>>

/** A stay for which a property is sold out and another is free, with free nights after its first. */
async function soldOutDates({ nights, staysOf }: Engine): Promise<Dates & { readonly code: string }> {
  for (const { hotel: code, nights: all } of nights)
    for (const [index, { day, state, minNights }] of all.entries()) {
      const length = Math.max(2, minNights)
      const after = all.slice(index + 1, index + 1 + length)
      const isFree = after.length === length && after.every((one) => one.state === 'open' && one.minNights <= length)
      if (index < 7 || state !== 'sold-out' || !isFree) continue
      const dates = { arrive: day, depart: addDays(day, length) }
      const stays = await staysOf(dates)
      const isSoldOut = stays.some((stay) => stay.hotel === code && stay.state === 'sold-out')
      if (isSoldOut && stays.some((stay) => stay.state === 'open')) return { code, ...dates }
    }
  throw new Error('The demonstration has nights that are sold out.')
}

const bar = (page: Page): Locator => page.locator('main form[action="/synxis-redirect"]').first()

const rows = (page: Page): Locator => page.locator('[data-answer]').getByRole('article')

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** Amounts of the rows that have one, in cents. */
async function pricesOf(page: Page): Promise<number[]> {
  const texts = await rows(page).locator('[data-state="open"]').allInnerTexts()
  return texts.map((text) => {
    const digits = plain(text).replaceAll(/[^\d.,]/g, '')
    const [, whole = '', cents = '00'] = /^([\d.,]*?)(?:[.,](\d\d))?$/.exec(digits) ?? []
    return Number(whole.replaceAll(/[.,]/g, '') + cents)
  })
}

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other)

for (const locale of localesLike('fr')) {
  const words = WORDS[locale].booking

  test(
    `${locale}: from the sea on the home page to hotels compared for the dates`,
    DEFAULT_RUN,
    async ({ page, stack }) => {
      const { staysOf } = await engineOf(stack)
      await page.goto(locale === 'fr' ? '/' : '/en')
      await bar(page).getByLabel(words.bar.place).selectOption('sea')
      await bar(page).getByRole('button', { name: words.bar.submit }).click()
      await expect(page).toHaveURL((url) => url.pathname === SEARCH[locale])
      const { searchParams } = new URL(page.url())
      expect([searchParams.get('experience'), searchParams.get('adult')]).toEqual(['beach', '2'])
      const dates = { arrive: searchParams.get('arrive') ?? '', depart: searchParams.get('depart') ?? '' }
      await expect(rows(page)).toHaveCount(7)
      const prices = await pricesOf(page)
      expect(prices).toEqual(inOrder(prices))
      const cheapest = (await staysOf(dates))
        .filter(({ state }) => state === 'open')
        .map(({ rooms }) =>
          Math.min(
            ...rooms.flatMap(({ rates }) =>
              rates.filter(({ audience }) => audience === 'public').map(({ total }) => total),
            ),
          ),
        )
      expect(prices.length).toBeGreaterThan(0)
      for (const price of prices) expect(cheapest).toContain(price)
      await expect(rows(page).first()).toContainText(locale === 'fr' ? /[Pp]lage/ : /[Bb]each/)
      await expect(bar(page).getByLabel(words.bar.place)).toHaveValue('sea')

      // The address is complete: it shows the same to another visitor, and the hotel's page then has the dates.
      const shown = await rows(page).allInnerTexts()
      const first = (await rows(page).first().getByRole('link').first().getAttribute('href')) ?? ''
      const address = page.url()
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(address, { waitUntil: 'networkidle' })
      expect(await rows(page).allInnerTexts()).toEqual(shown)
      await page.goto(first)
      await touchIslands(page)
      await expect(bar(page).locator('[name="arrive"]')).toHaveValue(dates.arrive)
      await expect(bar(page).locator('[name="depart"]')).toHaveValue(dates.depart)
    },
  )

  test(`${locale}: a destination’s bar begins with it and finds its hotels`, async ({ page }) => {
    await page.goto(locale === 'fr' ? '/destinations/deauville' : '/en/destinations/deauville')
    await page.evaluate(() => sessionStorage.setItem('booking', JSON.stringify({ place: 'Cannes' })))
    await page.reload()
    await touchIslands(page)
    await expect(bar(page).getByLabel(words.bar.place)).toHaveValue('Deauville')
    await bar(page).getByRole('button', { name: words.bar.submit }).click()
    await expect(page).toHaveURL(/kind=hotel&town=Deauville&arrive=/)
    await expect(rows(page)).toHaveCount(2)
    for (const row of await rows(page).all()) await expect(row).toContainText('Deauville')
  })

  test(
    `${locale}: a missing age is asked for in the page’s language, and nothing is lost`,
    DEFAULT_RUN,
    async ({ page }) => {
      await page.goto(locale === 'fr' ? '/' : '/en')
      await touchIslands(page)
      const form = bar(page)
      await form.getByLabel(words.bar.place).selectOption('mountains')
      await form.locator('summary').click()
      await form.locator('select[name="child"]').selectOption('1')
      await form.getByRole('button', { name: words.bar.submit }).click()
      await expect(page.locator('#booking-ages')).toBeVisible()
      await expect(page.locator('#booking-ages')).toHaveText(words.faults.ages)
      await expect(form.getByLabel(`${locale === 'fr' ? 'Enfant' : 'Child'} 1`, { exact: true })).toBeFocused()
      await expect(form.getByLabel(words.bar.place)).toHaveValue('mountains')
      await page.keyboard.type('8')
      await form.getByRole('button', { name: words.bar.submit }).click()
      await expect(page).toHaveURL(/experience=ski&.*childages=8/)
    },
  )

  test(`${locale}: a full hotel comes last, with other dates and what is near`, async ({ page, stack }) => {
    const { code, arrive, depart } = await soldOutDates(await engineOf(stack))
    await page.goto(`${SEARCH[locale]}?kind=hotel&arrive=${arrive}&depart=${depart}&adult=2`)
    const states = await rows(page)
      .locator('[data-state]')
      .evaluateAll((all) => all.map((one) => one.dataset.state))
    expect(states).toContain('sold-out')
    expect(states).toContain('open')
    expect(states.lastIndexOf('open')).toBeLessThan(states.indexOf('sold-out'))
    const other = rows(page).locator(`a[href*="hotel=${code}&"]`).first()
    await expect(other).toBeVisible()
    expect(await other.getAttribute('href')).not.toContain(`arrive=${arrive}`)
    await other.click()
    await expect(page).toHaveURL(/\/partners\/synxis/)
  })
}

test('dates are changed on the results page by its own calendar, and the filters stay', async ({ page }) => {
  const today = toParisTime(Date.now()).day
  const [arrive, depart] = [addDays(today, 20), addDays(today, 22)]
  await page.goto(`/recherche?kind=hotel&stars=5&arrive=${arrive}&depart=${depart}&adult=3`)
  await touchIslands(page)
  await expect(bar(page).locator('[data-guests]')).toContainText(/3\sadultes/)
  await bar(page)
    .getByRole('button', { name: /^Arrivée/ })
    .click()
  const dialog = page.locator('dialog[open]')
  for (const day of [addDays(today, 21), addDays(today, 23)]) {
    const cell = dialog.locator(`[data-day="${day}"]`)
    if ((await cell.count()) === 0) await dialog.getByRole('button', { name: 'Mois suivant' }).click()
    await cell.click()
  }
  await dialog.getByRole('button', { name: 'Valider' }).click()
  await bar(page).getByRole('button', { name: 'Voir les prix' }).click()
  await expect(page).toHaveURL(
    `/recherche?kind=hotel&stars=5&arrive=${addDays(today, 21)}&depart=${addDays(today, 23)}&adult=3`,
  )
  for (const row of await rows(page).all()) await expect(row).toContainText('★★★★★')

  await page.getByRole('link', { name: /^±\s3\sjours$/ }).click()
  await expect(page).toHaveURL(/adult=3&flex=around$/)
  await expect(page.locator('[data-total]')).toContainText('autour du')
  await page.getByRole('link', { name: /5 étoiles$/ }).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('stars') && url.searchParams.has('arrive'))
  // The bar would send the filters that the page shows.
  await expect(bar(page).locator('[name="stars"]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar finds the hotels of a place, and says what is wrong', DEFAULT_RUN, async ({ page }) => {
    await page.goto('/en')
    const form = page.locator('main form[action="/synxis-redirect"]').first()
    await form.getByLabel('Destination').selectOption('mountains')
    await form.getByRole('button', { name: 'See prices' }).click()
    await expect(page).toHaveURL(/\/en\/search\?kind=hotel&experience=ski&arrive=/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await form.locator('[name="depart"]').fill(await form.locator('[name="arrive"]').inputValue())
    await page.getByRole('button', { name: 'See prices' }).click()
    await expect(page.locator('#booking-order')).toBeVisible()
    await expect(page.locator('#booking-order')).toContainText('at least one night after arrival')
    await expect(page.locator('main select[name="place"]')).toHaveValue('mountains')
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test(
    'filters are a sheet that stays while they are chosen, and chips take them away',
    DEFAULT_RUN,
    async ({ page }) => {
      await page.goto('/recherche?kind=hotel', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Filtres' }).tap()
      const sheet = page.getByRole('dialog', { name: 'Filtres' })
      await sheet.getByRole('checkbox', { name: /^Spa/ }).check()
      await expect(page).toHaveURL(/experience=spa/)
      await expect(sheet).toBeVisible()
      await sheet.getByRole('button', { name: /^Voir les \d+ résultats$/ }).tap()
      await expect(sheet).toBeHidden()
      const count = await rows(page).count()
      expect(count).toBeLessThan(10)
      await page.getByRole('link', { name: /^Retirer\s:\sSpa$/ }).tap()
      await expect(rows(page)).toHaveCount(10)
    },
  )
})

for (const [width, height, language] of [
  [320, 640, 'fr'],
  [390, 844, 'en'],
  [834, 1112, 'fr'],
  [1366, 657, 'en'],
  [1440, 900, 'fr'],
] as const)
  for (const locale of localesLike(language))
    test(
      `${locale}, ${width} px: the results have no fault of access, overflow or small target`,
      inDefaultRun(width === 390),
      async ({ page }) => {
        const today = toParisTime(Date.now()).day
        await page.setViewportSize({ width, height })
        await page.goto(
          `${SEARCH[locale]}?kind=hotel&stars=4&arrive=${addDays(today, 20)}&depart=${addDays(today, 22)}&adult=2`,
          { waitUntil: 'networkidle' },
        )
        expect(await axeViolations(page)).toEqual([])
        expect([await overflowOf(page), await smallTargets(page)]).toEqual([0, []])
        await page.locator('[data-answer] [popovertarget]').first().click()
        await expect(page.locator('[data-filters]')).toBeVisible()
        expect(await axeViolations(page)).toEqual([])
        expect(await smallTargets(page)).toEqual([])
      },
    )
