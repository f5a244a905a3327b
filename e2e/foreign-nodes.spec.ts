import type { Page } from '@playwright/test'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { CasinoLink } from '@barriere/shared/locales/casino-types.ts'
import type { HotelLink } from '@barriere/shared/locales/types.ts'
import { PHONE } from './support/devices.ts'
import { touchIslands } from './support/islands.ts'
import { PAGES, PEOPLE, WORDS, signIn } from './support/members.ts'
import { FORM_PAGES } from './support/page-kinds.ts'
import { signIn as signInToCasino } from './support/seats.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const GOLD = { email: 'gold@example.com', password: 'Casino#2026Gold' }

/** Every island that a visitor meets is on one of these. */
const PUBLIC = [
  '/',
  '/hotels/les-colombages',
  '/restaurants/la-criee',
  '/recherche',
  '/tournois/main-event-du-lac',
  '/ma-soiree',
  ...FORM_PAGES,
]
const ENTRIES: readonly (HotelLink & CasinoLink)[] = ['login', 'registration', 'forgotten', 'reset', 'activation']
const HOTEL_AREA: readonly HotelLink[] = ['profile', 'stays', 'sessions']
const CASINO_AREA: readonly CasinoLink[] = ['profile', 'points', 'offers', 'limits', 'sponsorship', 'registrations']

/** Another ICU: the spaces and short months of another version, as a browser may write them. */
function changeLocaleData(): void {
  const other = (text: string): string =>
    text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/\b([a-zéû]{3,4})\./g, '$1')
  for (const { prototype } of [Intl.NumberFormat, Intl.DateTimeFormat] as { prototype: object }[]) {
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'format') as { get: () => (value: never) => string }
    Object.defineProperty(prototype, 'format', {
      get(this: object) {
        const format = get.call(this)
        return (value: never) => other(format(value))
      },
    })
  }
}

/**
 * Changes of the browser's translation (an element replaces each text) and of extensions (elements beside fields and
 * blocks), as soon as the page is parsed.
 */
function changePage(): void {
  const translate = (): number => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) =>
      nodeValue?.trim() && !parentElement?.closest('script, style, template, textarea, option, font')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    )
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      ;(outer.firstChild as Element).textContent = text.data.toUpperCase()
      text.replaceWith(outer)
    }
    return texts.length
  }
  Object.assign(window, { translate })
  document.addEventListener('DOMContentLoaded', () => {
    translate()
    for (const field of document.querySelectorAll('input:not([type=hidden])'))
      field.after(document.createElement('x-passwords'))
    for (const host of document.querySelectorAll('[data-island]')) host.prepend(document.createElement('x-extension'))
    document.querySelector('main')?.prepend(document.createElement('x-extension'))
  })
}

const translate = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { translate: () => number }).translate())

test.beforeEach(async ({ page }) => {
  await page.addInitScript(changeLocaleData)
  await page.addInitScript(changePage)
})

/** Errors of the page: React's reports of parts rendered again (#418, #423), and thrown errors. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  return faults
}

/** Opens a changed page, lets its islands hydrate, changes it again, and presses their buttons. */
async function tryIslands(page: Page, path: string): Promise<void> {
  const faults = faultsOf(page)
  await page.goto(path)
  expect(await page.locator('font').count(), path).toBeGreaterThan(10)
  await touchIslands(page)
  expect(faults, `${path}: hydration`).toEqual([])
  expect(await translate(page), path).toBeGreaterThan(0)
  for (const button of await page.locator('[data-island] button:visible:not([type=submit])').elementHandles()) {
    // Not by the mouse: a layer that an earlier button has opened may cover it.
    await button.evaluate((element) => (element as HTMLElement).click())
    await translate(page)
    await page.keyboard.press('Escape')
    await translate(page)
  }
  expect(faults, `${path}: use`).toEqual([])
}

for (const path of PUBLIC)
  test(`${path} is hydrated and used while it is translated`, async ({ page }) => {
    await tryIslands(page, path)
  })

for (const [programme, paths] of [
  ['hotel', ENTRIES.map((name) => PAGES[name].fr)],
  ['casino', ENTRIES.map((name) => casinoLink(name, 'fr'))],
] as const)
  test(`ways into the ${programme} programme are hydrated and used while they are translated`, async ({ page }) => {
    for (const path of paths) await tryIslands(page, path)
  })

test('the hotel programme’s member area is hydrated and used while it is translated', async ({ page, stack }) => {
  test.setTimeout(120_000)
  await signIn(page, stack.origin, PEOPLE.infinitely)
  for (const name of HOTEL_AREA) await tryIslands(page, PAGES[name].fr)
})

test('the casino programme’s member area is hydrated and used while it is translated', async ({ page, stack }) => {
  test.setTimeout(120_000)
  await signInToCasino(page, stack, GOLD)
  for (const name of CASINO_AREA) await tryIslands(page, casinoLink(name, 'fr'))
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the booking sheet stays open while it is translated, and no press is lost', DEFAULT_RUN, async ({ page }) => {
    const faults = faultsOf(page)
    await page.goto('/hotels/les-colombages')
    // The first touch loads the scripts and undoes the translation of the touched element.
    const bar = page.locator('main form[action="/synxis-redirect"]').first()
    await expect(bar.locator('summary font').first()).toBeAttached()
    await bar.locator('summary').tap()
    await touchIslands(page)
    await expect(bar.locator('details')).toHaveAttribute('open', '')
    await page.locator('header a[data-booking-sheet]:visible').first().tap()
    const sheet = page.locator('dialog[open]')
    await expect(sheet).toBeVisible()
    await sheet.locator('summary').tap()
    await expect(sheet.locator('details')).toHaveAttribute('open', '')
    await translate(page)
    await sheet.locator('select[name=adult]').selectOption('3')
    await expect(sheet.locator('[data-guests]')).toContainText('3')
    await translate(page)
    await sheet.getByRole('button', { name: new RegExp(WORDS.fr.booking.bar.arrive, 'i') }).tap()
    await expect(page.locator('dialog[open]')).toHaveCount(2)
    await expect(sheet.first()).toBeVisible()
    expect(faults).toEqual([])
  })
})
