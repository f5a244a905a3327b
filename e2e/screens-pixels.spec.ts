import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { clockAhead } from '@barriere/testing/clock-ahead.ts'
import { touchIslands } from './support/islands.ts'
import { inject, untilStill } from './support/screens/in-page.ts'
import { SCREENSHOTS, compareScreenshot, otherBrowser } from './support/screenshot.ts'
import { consentCookie, expect, test } from './support/test.ts'

/** The moment at which site, services and browser are: a Monday in season, in the middle of the day. */
const NOW = new Date('2026-06-08T10:00:00Z')

/** Milliseconds by which the clock is fast that is preloaded into site and services. */
const AHEAD = NOW.getTime() - Date.now()

test.describe.configure({ mode: 'parallel' })

// Decided before that moment, not before today.
test.use({ consent: 'undecided' })
test.beforeEach(async ({ context, stack }) => {
  const [name = '', value = ''] = consentCookie({}, NOW.getTime()).split('=')
  await context.addCookies([{ name, value, url: stack.origin }])
})

test.use({ settings: [{ CONTENT_SEED_DAY: '2026-06-08', ...clockAhead(AHEAD) }, { scope: 'worker' }] })

const WIDTHS = [1440, 390]

/** The twenty most visited pages. */
const PAGES = {
  'home': '/',
  'hotels': '/hotels',
  'hotel': '/hotels/les-colombages',
  'rooms': '/hotels/les-colombages/chambres',
  'room': '/hotels/les-colombages/chambres/deluxe-balcon',
  'destinations': '/destinations',
  'destination': '/destinations/deauville',
  'casinos': '/casinos',
  'casino': '/casinos/deauville',
  'restaurants': '/restaurants',
  'restaurant': '/restaurants/la-criee',
  'spa': '/spas/les-bains-de-deauville',
  'shows': '/spectacles',
  'show': '/spectacles/nuit-du-jazz',
  'tournaments': '/tournois',
  'offers': '/offres',
  'search': '/recherche?q=piscine',
  'login': '/infiniment-barriere/connexion',
  'registration': '/infiniment-barriere/inscription',
  'contact': '/contact',
} as const

interface Opening {
  readonly on: string
  /** Opener on a desk, and on a phone where it is another one. */
  readonly press: string
  readonly phone?: string
}

/** The twenty most used dialogs, menus and panels. */
const LAYERS: Readonly<Record<string, Opening>> = {
  'menu-hotels': { on: '/contact', press: '[popovertarget="site-menu-0"]', phone: '[popovertarget="site-menu"]' },
  'menu-destinations': { on: '/', press: '[popovertarget="site-menu-1"]', phone: '[popovertarget="site-menu"]' },
  'menu-out': { on: '/casinos', press: '[popovertarget="site-menu-4"]', phone: '[popovertarget="site-menu"]' },
  'booking-sheet': { on: '/mentions-legales', press: 'header a[data-booking-sheet]' },
  'booking-sheet-of-hotel': { on: '/hotels/les-colombages', press: 'a[data-booking-sheet]' },
  'calendar': { on: '/hotels', press: 'main button[aria-haspopup=dialog]' },
  'guests': { on: '/hotels', press: 'main form summary' },
  'filters': { on: '/recherche', press: '[popovertarget="search-filters"]' },
  'table': { on: '/restaurants/la-criee', press: 'main button[commandfor^="popin-"]' },
  'table-elsewhere': { on: '/restaurants/l-amiral', press: 'main button[commandfor^="popin-"]' },
  'seat': { on: '/spectacles/nuit-du-jazz', press: 'main a[aria-haspopup=dialog]:has-text("Réserver")' },
  'seat-tournament': { on: '/tournois/deepstack-du-mardi', press: 'main a[aria-haspopup=dialog]' },
  'lightbox': { on: '/hotels/les-colombages', press: 'main a[data-large]' },
  'services': { on: '/hotels/les-colombages', press: 'main button[commandfor^="popin-"]' },
  'spa-information': { on: '/spas', press: 'main button[commandfor^="popin-"]' },
  'gallery-popin': { on: '/seminaires', press: 'main button[commandfor^="popin-"]' },
  'consent': { on: '/mentions-legales', press: 'footer a[data-consent]' },
  'forgotten': { on: '/infiniment-barriere/connexion', press: 'main [commandfor="login-forgotten"]' },
  'card-question': { on: '/infiniment-barriere/inscription', press: 'main [commandfor="registration-card"]' },
  'question': { on: '/questions-frequentes', press: 'main summary' },
}

/** Elements that a press opens. */
const OPENED = ':is(dialog[open], details[open], :popover-open)'

/** Folder of screenshots of pages, below those of the library. */
const FOLDER = 'pages'

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  await page.goto(path)
  await inject(page)
  await touchIslands(page)
  await untilStill(page)
}

const compare = (page: Page, name: string, isLayer: boolean): Promise<void> =>
  compareScreenshot(page, `${FOLDER}/${name}.png`, test.info(), !isLayer)

for (const [name, path] of Object.entries(PAGES))
  test(`page: ${name} looks as before`, async ({ page }) => {
    for (const width of WIDTHS) {
      await open(page, path, width)
      await compare(page, `${name}-${width}`, false)
    }
  })

for (const [name, { on, press, phone }] of Object.entries(LAYERS))
  test(`layer: ${name} looks as before`, async ({ page }) => {
    for (const width of WIDTHS) {
      await open(page, on, width)
      const opener = page
        .locator(width === 390 ? (phone ?? press) : press)
        .filter({ visible: true })
        .first()
      await opener.click()
      await page.locator(OPENED).first().waitFor()
      // Hover: an element under the pointer would look different, depending on the scroll position.
      await page.mouse.move(0, 0)
      await touchIslands(page)
      await untilStill(page)
      await compare(page, `layer-${name}-${width}`, true)
    }
  })

test('each screenshot of a page is of one that is compared', ({ browser }) => {
  const reason = otherBrowser(browser.version())
  test.skip(reason !== undefined, reason)
  const names = [...Object.keys(PAGES), ...Object.keys(LAYERS).map((name) => `layer-${name}`)]
  const expected = names.flatMap((name) => WIDTHS.map((width) => `${name}-${width}.png`))
  expect(readdirSync(`${SCREENSHOTS}/${FOLDER}`).toSorted()).toEqual(expected.toSorted())
})
