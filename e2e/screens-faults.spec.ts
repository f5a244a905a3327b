import type { Page } from '@playwright/test'
import { faultsOf, inject, untilStill } from './support/screens/in-page.ts'
import { expect, test } from './support/test.ts'

/** A fault put into a screen that has none of its kind. */
interface Planted {
  /** Beginning of the line that finds it. */
  readonly found: string
  readonly on: string
  readonly width?: number
  /** Control that is pressed first. */
  readonly press?: string
  readonly styles?: string
  /** HTML that is put before the page’s content. */
  readonly markup?: string
  /** Selector of an element that is put into the page a second time, after itself. */
  readonly twice?: string
  /** Takes the focus away from everything. */
  readonly blur?: boolean
}

const RESTAURANT = '/restaurants/la-criee'
const TABLE = 'main [class*="_action"] button[command="show-modal"]'
const CONSENT = 'footer a[data-consent]'

const keys = (digits: string): string => [...digits].map((digit) => `<button>${digit}</button>`).join('')

/** One for each kind of check; the first ones were on the site. */
const FAULTS: readonly Planted[] = [
  {
    found: 'title of one word a line',
    on: RESTAURANT,
    press: TABLE,
    styles: 'dialog h2 ~ button { width: 100% !important; min-width: 0 !important; flex: 0 0 80% !important }',
  },
  {
    found: 'close button away from the corner',
    on: RESTAURANT,
    press: TABLE,
    styles: 'dialog h2 ~ button { width: 100% !important; flex: 0 0 80% !important }',
  },
  {
    found: 'dialog neither centred nor docked',
    on: '/mentions-legales',
    press: CONSENT,
    styles: 'site-consent dialog { margin: 0 !important; inset: 0 auto auto 0 !important; width: 30rem !important }',
  },
  {
    found: 'dialog without a title',
    on: '/mentions-legales',
    press: CONSENT,
    styles: 'site-consent dialog :is(h2, h3, [id$="title"]) { display: none !important }',
  },
  {
    found: 'main field below half of its row',
    on: '/recherche',
    styles: 'main input[type=search] { width: 262px !important }',
  },
  {
    found: 'sentence split into columns',
    on: '/mentions-legales',
    markup: '<p style="display: flex">27 novembre, 1<sup>er</sup>, 8 et 15 décembre</p>',
  },
  {
    found: 'table cut',
    on: '/mentions-legales',
    width: 390,
    markup: '<div style="overflow-x: auto"><table style="width: 600px"><tr><td>20 novembre</td></tr></table></div>',
  },
  {
    found: 'pinned column of another colour',
    on: '/mentions-legales',
    markup: '<table><tr><th style="position: sticky; left: 0; background: #fff">Mai</th><td>12</td></tr></table>',
  },
  { found: 'keypad of', on: '/mentions-legales', markup: `<div style="display: flex">${keys('1234567890')}</div>` },
  {
    found: 'title at the header',
    on: '/mentions-legales',
    markup: '<h1 style="margin: 0; font-size: 3rem">L’horloge du tournoi</h1>',
  },
  { found: 'notice said twice in one view', on: '/jeu-responsable', twice: 'main p:nth-of-type(1)' },
  {
    found: 'lone control in',
    on: '/mentions-legales',
    markup: '<section style="padding: 160px"><a href="/">Voir tout</a></section>',
  },
  {
    found: 'text cut',
    on: RESTAURANT,
    styles: 'main h1 { max-width: 4rem !important; overflow: hidden !important; white-space: nowrap !important }',
  },
  {
    found: 'control thinner than its text',
    on: '/hotels',
    styles:
      'main form summary { width: 3rem !important; white-space: nowrap !important; overflow: visible !important }',
  },
  { found: 'label on', on: RESTAURANT, styles: `${TABLE} { width: 4.5rem !important; padding: 0 !important }` },
  {
    found: 'field thinner than its text',
    on: '/contact',
    styles: 'main select { width: 3rem !important; min-width: 0 !important }',
  },
  {
    found: 'control wider than its container',
    on: '/contact',
    styles: 'main form input { width: 130% !important; max-width: none !important }',
  },
  {
    found: 'title on',
    on: '/mentions-legales',
    markup: `<h2 style="max-width: 9em; font-size: 2rem">
      Une nuit, un dîner, un spectacle, le petit déjeuner au lit, un soin au bord de la piscine et le retour en train
    </h2>`,
  },
  { found: 'page wider than the window', on: '/contact', width: 390, styles: 'main { width: 130vw !important }' },
  {
    found: 'page longer than its content',
    on: '/contact',
    styles: 'main::after { content: ""; position: absolute; top: 20000px; width: 1px; height: 1px }',
  },
  {
    found: 'no size',
    on: '/mentions-legales',
    markup: '<button style="width: 0; padding: 0; border: 0">Envoyer</button>',
  },
  { found: 'two main buttons in one view', on: RESTAURANT, twice: TABLE },
  { found: 'focus outside of the dialog', on: RESTAURANT, press: TABLE, blur: true },
  {
    found: 'menu in the corner of the window',
    on: '/mentions-legales',
    width: 834,
    press: 'header [popovertarget="site-menu"]',
    styles: '[popover] { inset: 0 auto auto 0 !important; width: 200px !important; height: 200px !important }',
  },
]

async function plant(page: Page, { styles = '', markup = '', twice, blur = false }: Planted): Promise<void> {
  await page.evaluate(
    ([css, html, again, isBlurred]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
      const main = document.querySelector('main')
      main?.insertAdjacentHTML('afterbegin', html)
      const one = again === undefined ? null : document.querySelector(again)
      one?.after(one.cloneNode(true))
      if (isBlurred) (document.activeElement as HTMLElement).blur()
    },
    [styles, markup, twice, blur] as const,
  )
  await untilStill(page)
}

for (const fault of FAULTS)
  test(`found: ${fault.found}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: fault.width ?? 1440, height: 900 })
    await page.goto(fault.on)
    await inject(page)
    if (fault.press !== undefined) {
      await page.locator(fault.press).first().click()
      await page.waitForFunction(() => window.screens.topLayer() !== undefined)
    }
    await untilStill(page)
    const ofKind = async () => (await faultsOf(page)).filter((line) => line.startsWith(fault.found))
    expect(await ofKind()).toEqual([])
    await plant(page, fault)
    expect(await ofKind()).not.toEqual([])
  })
