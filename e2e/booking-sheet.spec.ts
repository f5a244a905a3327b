import type { Page } from '@playwright/test'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { PHONE, localesLike } from './support/devices.ts'
import { PEOPLE, WORDS, signIn } from './support/members.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const TODAY = toParisTime(Date.now()).day
const STAY = { arrive: addDays(TODAY, 24), depart: addDays(TODAY, 26) }

const SHOW = '/spectacles/le-grand-magicien'
const ROOM = '/hotels/les-colombages/chambres/chambre-jardin'
const OFFER = '/offres/semaine-thalasso'

const at = (path: string, locale: Locale): string => (locale === 'fr' ? path : `/en${path}`)

/** The header's booking link, which leads to the hotels where there are no scripts. */
const reserve = (page: Page) => page.locator('header a[data-booking-sheet]:visible').first()

const sheet = (page: Page) => page.locator('dialog[open]')

async function openSheet(page: Page, path: string) {
  await page.goto(path)
  await reserve(page).click()
  await expect(sheet(page)).toBeVisible()
  return sheet(page)
}

/** Dates of the visit, chosen on another page. */
const choose = (page: Page, stay: Record<string, string> = STAY) =>
  page.addInitScript((kept) => sessionStorage.setItem('booking', JSON.stringify(kept)), stay)

const factOf = (page: Page, name: string) =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]')

for (const locale of localesLike('fr')) {
  const { sheet: words, bar, prices } = WORDS[locale].booking

  test(
    `${locale}: on a room the sheet is that room, on the dates of the visit, with what they cost`,
    DEFAULT_RUN,
    async ({ page }) => {
      await choose(page)
      const dialog = await openSheet(page, at(ROOM, locale))
      await expect(dialog.getByRole('heading', { name: words.room })).toBeVisible()
      await expect(dialog.locator('site-stay-price')).toContainText(/€|Complet|Sold out|minimum/)
      await expect(dialog.locator('[name="arrive"]')).toHaveValue(STAY.arrive)
      await dialog.getByRole('button', { name: bar.submit }).click()
      await expect(page).toHaveURL(new RegExp(`/partners/synxis.*hotel=14001.*arrive=${STAY.arrive}.*room=CJAR`))
    },
  )

  test(`${locale}: on a restaurant it is a table, on a show its dates, on a town its hotels`, async ({ page }) => {
    const table = await openSheet(page, at('/restaurants/la-criee', locale))
    await expect(table.getByLabel(WORDS[locale].booking.table.party)).toBeVisible()
    await expect(table.locator('a[href^="tel:"]')).toBeVisible()
    const seats = await openSheet(page, at(SHOW, locale))
    await expect(seats.getByRole('heading', { name: words.seat })).toBeVisible()
    await expect(seats.locator('time').first()).toBeVisible()
    await expect(seats.locator('a[href^="tel:"]')).toBeVisible()
    const town = await openSheet(page, at('/destinations/cannes', locale))
    await expect(town.locator('[name="place"]')).toHaveValue('Cannes')
  })

  test(`${locale}: on an offer it is the offer’s own stay, and what is full says so`, DEFAULT_RUN, async ({ page }) => {
    await page.route('**/api/availability/nights**', async (route) => {
      const { searchParams } = new URL(route.request().url())
      const [hotel, from, to] = ['hotel', 'from', 'to'].map((name) => searchParams.get(name) ?? '')
      const nights = []
      for (let day = from ?? ''; day <= (to ?? ''); day = addDays(day, 1))
        nights.push({ day, state: day < addDays(TODAY, 12) ? 'sold-out' : 'open', minNights: 1, price: 20_000 })
      await route.fulfill({ json: { hotels: [{ hotel, currency: 'EUR', nights }] } })
    })
    const dialog = await openSheet(page, at(OFFER, locale))
    await expect(dialog.getByRole('listitem').filter({ hasText: prices.soldOut }).first()).toBeVisible()
    const first = dialog.getByRole('listitem').getByRole('link').first()
    await first.click()
    await expect(page).toHaveURL(/\/partners\/synxis.*hotel=44003.*promo=MAREE6/)
    const query = new URL(page.url()).searchParams
    expect(addDays(query.get('arrive') ?? '', 6)).toBe(query.get('depart'))
    expect(new Date(`${query.get('arrive')}T12:00:00Z`).getUTCDay()).toBe(0)
  })

  test(`${locale}: elsewhere it is the bar with all hotels, which keeps the stay of the visit`, async ({ page }) => {
    const dialog = await openSheet(page, at('/mentions-legales', locale))
    await expect(dialog.locator('[name="place"] optgroup').last().locator('option')).toHaveCount(10)
    await dialog.locator('[name="place"]').selectOption('06010')
    await dialog.locator('[name="arrive"]').fill(STAY.arrive)
    await dialog.locator('[name="depart"]').fill(STAY.depart)
    const next = await openSheet(page, at('/conditions-generales', locale))
    await expect(next.locator('[name="place"]')).toHaveValue('06010')
    await expect(next.locator('[name="depart"]')).toHaveValue(STAY.depart)
    await next.getByRole('button', { name: bar.submit }).click()
    await expect(page).toHaveURL(new RegExp(`/partners/synxis.*hotel=06010.*arrive=${STAY.arrive}`))
  })

  test(`${locale}: every sheet is accessible, and fits every width`, async ({ page }) => {
    for (const path of ['/mentions-legales', '/hotels/les-colombages', ROOM, '/restaurants/la-criee', SHOW, OFFER]) {
      await page.setViewportSize({ width: 1366, height: 657 })
      await openSheet(page, at(path, locale))
      expect([path, await axeViolations(page)]).toEqual([path, []])
      for (const width of [320, 390, 834]) {
        await page.setViewportSize({ width, height: 844 })
        expect([path, width, await overflowOf(page)]).toEqual([path, width, 0])
        expect(await smallTargets(page)).toEqual([])
      }
    }
  })
}

test('by keyboard the sheet opens, closes and gives the focus back', DEFAULT_RUN, async ({ page }) => {
  await page.goto('/hotels/les-colombages')
  await reserve(page).focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(reserve(page)).toBeFocused()
})

test.describe('with a finger', () => {
  test.use(PHONE)

  test(
    'the sheet opens from the header and from the menu of a phone, its calendar in it',
    DEFAULT_RUN,
    async ({ page }) => {
      await page.goto('/hotels/les-colombages')
      await page.getByRole('button', { name: WORDS.fr.header.openMenu }).tap()
      await page.locator('#site-menu a[data-booking-sheet]').tap()
      await expect(sheet(page)).toBeVisible()
      await expect(page.locator('#site-menu')).toBeHidden()
      await sheet(page)
        .getByRole('button', { name: new RegExp(`^${WORDS.fr.booking.bar.arrive}`) })
        .or(sheet(page).locator('input[name="arrive"]:visible'))
        .first()
        .tap()
      await expect(page.getByRole('grid').first()).toBeVisible()
    },
  )

  test('rooms are compared, three at most, and the table stays in the page', async ({ page }) => {
    await choose(page)
    await page.goto('/hotels/les-colombages/chambres')
    const box = (index: number) => page.locator(`input[data-compare="${index}"]`)
    for (const index of [0, 2, 3]) await box(index).tap()
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await expect(table).toContainText(WORDS.fr.blocks.room.bathroom)
    // A fourth does nothing.
    await box(1).tap({ force: true })
    await expect(box(1)).not.toBeChecked()
    expect(await overflowOf(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
  })
})

test('rooms are compared by keyboard', async ({ page }) => {
  await page.goto('/hotels/les-colombages/chambres')
  for (const index of [0, 1]) {
    await page.locator(`input[data-compare="${index}"]`).focus()
    await page.keyboard.press('Space')
  }
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
})

test('without scripts the link leads to the hotels, and all rooms are compared', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin })
  const page = await context.newPage()
  await page.goto('/hotels/les-colombages/chambres')
  await expect(page.locator('input[data-compare]').first()).toBeHidden()
  await page.getByText(WORDS.fr.blocks.roomList.compareAll).click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(5)
  await reserve(page).click()
  await expect(page).toHaveURL(/\/hotels$/)
  await context.close()
})

test('a room’s page has the dates of the visit in its link, its facts and several pictures', async ({ page }) => {
  await choose(page, { ...STAY, adult: '1' })
  await page.goto(ROOM)
  const link = page.locator('main site-stay-link[data-yours] a')
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`arrive=${STAY.arrive}&depart=${STAY.depart}&adult=1&room=CJAR`),
  )
  const { room } = WORDS.fr.blocks
  for (const name of [room.guests, room.beds, room.bathroom, room.access])
    await expect(factOf(page, name)).toBeVisible()
  await expect(page.locator('main site-stay-price[data-room="CJAR"]')).toContainText(/€|Complet|minimum/)
  expect(await page.locator('main a[data-large]').count()).toBeGreaterThan(2)
})

test('members and staff see their price on rooms and offers, and the engine gets their rate', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000)
  for (const [person, label, rate, part] of [
    [PEOPLE.infinitely, WORDS.fr.booking.prices.memberRate, 'MEMBER', '2 502'],
    [PEOPLE.collaborator, WORDS.fr.booking.prices.staffRate, 'STAFF', '1 946'],
  ] as const) {
    await page.context().clearCookies()
    await signIn(page, stack.origin, person)
    await page.goto(OFFER)
    const own = page.locator('main site-own-price').first()
    // Empty, it has no box.
    await own.locator('xpath=..').scrollIntoViewIfNeeded()
    await expect(own).toContainText(label)
    expect((await own.textContent())?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(part)
    await page.locator('main a[href*="/synxis-redirect?"]').first().click()
    await expect(page).toHaveURL(new RegExp(`/partners/synxis.*promo=MAREE6.*rate=${rate}`))
    await page.goto(ROOM)
    await expect(page.locator('main site-stay-price').first()).toContainText(label)
    // The stored page is the same for everyone.
    expect(await (await page.request.get(OFFER)).text()).not.toContain(label)
  }
  await page.context().clearCookies()
  await page.goto(OFFER)
  await expect(page.locator('main site-own-price').first()).toBeEmpty()
  expect((await page.request.get('/synxis-redirect?hotel=14001&arrive=x')).url()).not.toContain('rate=')
})

test('the offers for members and for staff are linked, and show the price that they promise', async ({
  page,
  stack,
}) => {
  for (const [person, path, label] of [
    [PEOPLE.infinitely, '/infiniment-barriere/offres-infiniment', WORDS.fr.booking.prices.memberRate],
    [PEOPLE.collaborator, '/infiniment-barriere/offres-collaborateurs', WORDS.fr.booking.prices.staffRate],
  ] as const) {
    await page.context().clearCookies()
    await signIn(page, stack.origin, person)
    await page.goto('/infiniment-barriere/menu')
    await page.locator(`main a[href="${path}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    const own = page.locator('main site-own-price:not(:empty)').first()
    await page.locator('main site-own-price').first().locator('xpath=..').scrollIntoViewIfNeeded()
    await expect(own).toContainText(label)
  }
})
