import type { Page } from '@playwright/test'
import { type EngineNight, engineNights, engineProperties } from '@barriere/shared/contracts/availability.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { localesLike } from './support/devices.ts'
import { PEOPLE, WORDS, signIn } from './support/members.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

interface Property {
  readonly code: string
  readonly path: Readonly<Record<Locale, string>>
  readonly nights: readonly EngineNight[]
}

/** The booking engine's data on the next sixty nights of every property. */
async function propertiesOf(stack: TestStack): Promise<readonly Property[]> {
  const engine = `${stack.servicesOrigin}/partners/availability`
  const { properties } = engineProperties.parse(await (await fetch(`${engine}/properties`)).json())
  const today = toParisTime(Date.now()).day
  const query = new URLSearchParams([
    ...properties.map((code) => ['hotel', code]),
    ['from', today],
    ['to', addDays(today, 60)],
  ])
  const { hotels } = engineNights.parse(await (await fetch(`${engine}/nights?${query.toString()}`)).json())
  const stories = `${stack.servicesOrigin}/content/v2/cdn/stories?token=local-public&content_type=hotel&per_page=100`
  const { stories: pages } = (await (await fetch(stories)).json()) as {
    stories: { slug: string; content: { booking_code: string } }[]
  }
  // Prices are kept once the services have requested them.
  await stack.until(async () => {
    const kept = await fetch(`${stack.origin}/api/availability/nights?${query.toString()}`)
    return ((await kept.json()) as { hotels: unknown[] }).hotels.length === properties.length
  })
  return hotels.map(({ hotel, nights }) => {
    const slug = pages.find(({ content }) => content.booking_code === hotel)?.slug ?? ''
    return { code: hotel, nights, path: { fr: `/hotels/${slug}`, en: `/en/hotels/${slug}` } }
  })
}

/** A property with two free nights in a row a week ahead or later, of which an arrival may be the first. */
function withFreeNights(properties: readonly Property[]): { property: Property; arrive: string; depart: string } {
  for (const property of properties)
    for (const [index, { day, state, minNights }] of property.nights.entries())
      if (index > 7 && state === 'open' && minNights <= 2 && property.nights[index + 1]?.state === 'open')
        return { property, arrive: day, depart: addDays(day, 2) }
  throw new Error('The demonstration has free nights.')
}

/** Price requests that a page sends. */
function questions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/availability/')) asked.push(pathname + search)
  })
  return asked
}

async function openCalendar(page: Page, locale: Locale): Promise<void> {
  const form = page.locator('main form[action="/synxis-redirect"]')
  // A touch brings the calendar's button.
  await form.locator('summary').click()
  await form.locator('summary').click()
  await form.getByRole('button', { name: new RegExp(`^${WORDS[locale].booking.bar.arrive}`) }).click()
  await expect(page.getByRole('grid').first()).toBeVisible()
}

/** Turns the months until a day is in view. */
async function turnTo(page: Page, day: string, locale: Locale): Promise<void> {
  const cell = page.locator(`[data-day="${day}"]`)
  const next = page.getByRole('button', { name: WORDS[locale].booking.bar.next })
  const previous = page.getByRole('button', { name: WORDS[locale].booking.bar.previous })
  while ((await cell.count()) === 0) {
    const first = await page.locator('[data-day]').first().getAttribute('data-day')
    await (day < (first ?? '') ? previous : next).click()
  }
}

const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

/** An amount as both languages write its digits. */
const written = (cents: number, locale: Locale): RegExp =>
  new RegExp((cents / 100).toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-US').replaceAll(/\s/g, '\\s'))

for (const locale of localesLike('fr')) {
  const { bar, prices } = WORDS[locale].booking

  test(
    `${locale}: prices and closed days are in the calendar, and the total says what is in it`,
    DEFAULT_RUN,
    async ({ page, stack }) => {
      const properties = await propertiesOf(stack)
      const { property, arrive, depart } = withFreeNights(properties)
      const asked = questions(page)
      await page.goto(property.path[locale], { waitUntil: 'networkidle' })
      expect(asked).toEqual([])
      await openCalendar(page, locale)
      await turnTo(page, arrive, locale)
      const day = page.locator(`[data-day="${arrive}"]`)
      const night = property.nights.find((one) => one.day === arrive)
      await expect(day).toHaveAccessibleName(written(night?.prices?.public ?? 0, locale))
      await expect(page.locator(`[aria-label*="${bar.lowest}"]`).first()).toBeVisible()
      // One request for each month in view, none of them twice.
      expect(new Set(asked).size).toBe(asked.length)
      if ((await page.getByRole('button', { name: bar.clear }).count()) > 0)
        await page.getByRole('button', { name: bar.clear }).click()
      await day.click()
      await turnTo(page, depart, locale)
      await page.locator(`[data-day="${depart}"]`).click()
      const total = page.locator('dialog[open] [aria-live="polite"]')
      await expect(total).toContainText(prices.breakfastNotIncluded)
      const said = plain(await total.textContent())
      expect(said).toMatch(
        locale === 'fr'
          ? /dès, 2 nuits.*€.*2 nuits, 2 adultes.*Taxe de séjour en sus/
          : /from, 2 nights.*€.*2 nights, 2 adults.*Tourist tax extra/,
      )
      await page.getByRole('button', { name: bar.weekend }).click()
      await expect(page.getByRole('list', { name: bar.proposals }).getByRole('button').first()).toBeVisible()
      // “1er” in the name of a day is “1” in its cell.
      expect(await axeViolations(page, locale === 'fr' ? ['label-content-name-mismatch'] : [])).toEqual([])
      for (const width of [320, 390, 834]) {
        await page.setViewportSize({ width, height: 844 })
        expect([width, await overflowOf(page)]).toEqual([width, 0])
        expect(await smallTargets(page)).toEqual([])
      }
    },
  )

  test(`${locale}: a night without rooms cannot be chosen, and says why`, DEFAULT_RUN, async ({ page, stack }) => {
    const properties = await propertiesOf(stack)
    const full = properties
      .map((property) => ({
        property,
        night: property.nights.find(({ state }, index) => index > 1 && state !== 'open'),
      }))
      .find(({ night }) => night)
    if (!full?.night) throw new Error('The demonstration has nights that are full.')
    const { day, state } = full.night
    await page.goto(full.property.path[locale])
    await openCalendar(page, locale)
    await page.getByRole('button', { name: bar.clear }).click()
    await turnTo(page, day, locale)
    const cell = page.locator(`[data-day="${day}"]`)
    await expect(cell).toHaveAccessibleName(new RegExp(state === 'closed' ? bar.closed : bar.soldOut))
    await expect(cell).toHaveAttribute('aria-disabled', 'true')
    // To the cell itself: prices that arrive meanwhile move the cells under a pointer.
    await cell.dispatchEvent('click')
    await expect(page.locator('main form[action="/synxis-redirect"] input[name="arrive"]')).toHaveValue('')
  })
}

test('chosen dates bring their price to every card of a hotel', async ({ page, stack }) => {
  const { property, arrive, depart } = withFreeNights(await propertiesOf(stack))
  await page.goto('/hotels', { waitUntil: 'networkidle' })
  const places = page.locator('site-stay-price')
  await expect(places.first()).toBeHidden()
  await page.evaluate((stay) => sessionStorage.setItem('booking', JSON.stringify(stay)), { arrive, depart })
  const asked = questions(page)
  for (const address of ['/hotels', '/recherche?kind=hotel']) {
    asked.splice(0)
    await page.goto(address, { waitUntil: 'networkidle' })
    const own = page.locator(`site-stay-price[data-hotel="${property.code}"]`).first()
    await expect(own).toContainText(/dès, 2\snuits/)
    for (const place of await places.all()) await expect(place).toContainText(/€|Complet|Fermé|minimum|demande/)
    expect(asked).toHaveLength(1)
    // The usual price makes room.
    await expect(own.locator('xpath=preceding-sibling::p')).toBeHidden()
  }
})

test('members and staff see their own price beside the public one, and nobody else does', async ({
  page,
  stack,
  request,
}) => {
  const { property, arrive, depart } = withFreeNights(await propertiesOf(stack))
  const query = `hotel=${property.code}&arrive=${arrive}&depart=${depart}&rates=own`
  const stranger = await request.get(`/api/availability/stays?${query}`)
  expect(await stranger.text()).not.toContain('"own"')
  expect(stranger.headers()['cache-control']).toBe('private, no-store')
  for (const [person, label] of [
    [PEOPLE.discovery, 'Votre tarif membre'],
    [PEOPLE.collaborator, 'Votre tarif collaborateur'],
  ] as const) {
    await page.context().clearCookies()
    await signIn(page, stack.origin, person)
    await page.goto(property.path.fr)
    await openCalendar(page, 'fr')
    await page.getByRole('button', { name: 'Effacer' }).click()
    await turnTo(page, arrive, 'fr')
    await expect(page.locator(`[data-day="${arrive}"]`)).toHaveAccessibleName(/votre tarif/)
    await page.locator(`[data-day="${arrive}"]`).click()
    await turnTo(page, depart, 'fr')
    await page.locator(`[data-day="${depart}"]`).click()
    await expect(page.locator('dialog[open] [aria-live="polite"]')).toContainText(label)
    // The stored page is the same for everyone.
    expect(await (await page.request.get(property.path.fr)).text()).not.toContain(label)
  }
})

test('while the prices are away pages are as before, and the price is on request', async ({ page, stack }) => {
  const { property, arrive, depart } = withFreeNights(await propertiesOf(stack))
  // Both pages are stored before.
  for (const path of [property.path.fr, '/hotels']) expect((await page.request.get(path)).status()).toBe(200)
  await stack.stopServices()
  try {
    await page.goto(property.path.fr)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await openCalendar(page, 'fr')
    await page.getByRole('button', { name: 'Effacer' }).click()
    await turnTo(page, arrive, 'fr')
    await expect(page.locator(`[data-day="${arrive}"]`)).toHaveAccessibleName(/Prix sur demande/)
    await page.locator(`[data-day="${arrive}"]`).click()
    await turnTo(page, depart, 'fr')
    await page.locator(`[data-day="${depart}"]`).click()
    await expect(page.locator('dialog[open] [aria-live="polite"]')).toHaveText(/Prix sur demande/)
    await page.goto('/hotels')
    for (const place of await page.locator('site-stay-price').all()) await expect(place).toHaveText('Prix sur demande')
  } finally {
    await stack.startServices()
    // The next test of this site finds the prices again.
    await propertiesOf(stack)
  }
})
