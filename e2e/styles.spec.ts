import type { Page } from '@playwright/test'
import { PAGES, PEOPLE, signIn } from './support/members.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { withoutPictures } from './support/pictures.ts'
import { expect, test } from './support/test.ts'

// CSS splitting: a page looks exactly as it does with the whole style.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  // Styles of thousands of elements are compared.
  test.slow()
  // Pictures that load late would change the layout.
  await withoutPictures(page)
  await page.addInitScript(() => {
    addEventListener('islands', () => Object.assign(window, { isHydrated: true }))
  })
})

interface Styled {
  /** Tag, classes and pseudo-element. */
  readonly name: string
  /** A line for each property. */
  readonly styles: string
}

/** Runs in the browser: computed styles of all elements and their pseudo-elements, in document order. */
function computedStyles(): Styled[] {
  const names = [...getComputedStyle(document.documentElement)]
  const elements = document.querySelectorAll('html, body, body *:not(script, style, template, svg *, option)')
  return [...elements].flatMap((element) =>
    [null, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return []
      const name = `${element.tagName} .${element.getAttribute('class') ?? ''} ${pseudo ?? ''}`
      return [{ name, styles: names.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('\n') }]
    }),
  )
}

/** Replaces the page's own sheets by Next's complete ones, and back. Sheets loaded by islands stay. */
async function switchSheets(page: Page, which: 'whole' | 'own' | 'shared'): Promise<void> {
  await page.evaluate(async (wanted) => {
    const linksOf = (selector: string) => [
      ...document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"]${selector}`),
    ]
    const OWN = '[href^="/_next/static/styles/"]'
    for (const link of linksOf(`[disabled]:not(${OWN})`)) link.dataset.whole = ''
    const [own, whole] = [linksOf(OWN), linksOf('[data-whole]')]
    const links = wanted === 'whole' ? whole : wanted === 'own' ? own : own.slice(0, 1)
    // Adds the new sheets before removing the old: a moment without styles would scroll the page.
    for (const link of links) {
      if (!link.disabled) continue
      const loaded = new Promise((resolve, reject) => {
        link.onload = resolve
        link.onerror = reject
      })
      link.disabled = false
      await loaded
    }
    for (const link of [...own, ...whole]) if (!links.includes(link)) link.disabled = true
  }, which)
}

/** Runs in the browser: the first difference of two lists of styles; empty where they are equal. */
function difference([split, whole]: readonly [readonly Styled[], readonly Styled[]]): string {
  if (split.length !== whole.length) {
    const countOf = (list: readonly Styled[], name: string) => list.filter((styled) => styled.name === name).length
    const names = [...new Set([...split, ...whole].map(({ name }) => name))]
    const changes = names.map((name) => `${name}: ${countOf(split, name)} → ${countOf(whole, name)}`)
    return changes.filter((_, at) => countOf(split, names[at] ?? '') !== countOf(whole, names[at] ?? '')).join('; ')
  }
  const index = whole.findIndex(({ styles }, at) => styles !== split[at]?.styles)
  const [ours, theirs] = [split[index], whole[index]]
  if (!ours || !theirs) return ''
  const known = new Set(ours.styles.split('\n'))
  return [theirs.name, ...theirs.styles.split('\n').filter((line) => !known.has(line))].slice(0, 6).join('; ')
}

/** Difference between the page's own sheets and others. Computed in the browser, because the styles are megabytes. */
async function differenceWith(page: Page, which: 'whole' | 'shared'): Promise<string> {
  const split = await page.evaluateHandle(computedStyles)
  await switchSheets(page, which)
  const other = await page.evaluateHandle(computedStyles)
  await switchSheets(page, 'own')
  const words = await page.evaluate(difference, [split, other] as const)
  await Promise.all([split.dispose(), other.dispose()])
  return words
}

/** Milliseconds: a comparison alone takes seconds on a busy machine, and late parts of a page change it. */
const SETTLED = 40_000

/** Polls until the page has settled: a rule that its sheets lack remains a difference. */
async function expectWhole(page: Page, state: string): Promise<void> {
  await expect
    .poll(() => differenceWith(page, 'whole'), { message: `${page.url()}, ${state}`, timeout: SETTLED })
    .toBe('')
}

/** Touches an island and waits until all are hydrated. */
async function hydrate(page: Page): Promise<void> {
  if ((await page.locator('[data-island]').count()) === 0) return
  await page.locator('[data-island]').first().dispatchEvent('pointerdown')
  await page.waitForFunction(() => 'isHydrated' in window)
}

/** Opens everything that is closed in the HTML: menus, questions, popins. */
const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const dialog of document.querySelectorAll('dialog')) if (!dialog.open) dialog.show()
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover()
  })

interface Kind {
  readonly path: string
  /** Interaction that makes a script render more. */
  readonly interact?: (page: Page) => Promise<void>
}

const openCalendar = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Arrivée/ })
    .first()
    .click()
  await page.getByRole('dialog').locator('[data-day][tabindex="0"]').click()
  await expect(page.getByRole('dialog').locator('[aria-selected="true"]')).toHaveCount(1)
}

const submitEmpty = async (page: Page): Promise<void> => {
  await page.locator('main form [type="submit"]').first().click()
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
}

const search = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Que cherchez-vous ?').fill(words)
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL(new RegExp(`q=${words}`))
}

const KINDS: Readonly<Record<string, Kind>> = {
  'home': { path: '/' },
  'destination': { path: '/destinations/deauville' },
  'hotel': {
    path: '/hotels/les-colombages',
    interact: async (page) => {
      await openCalendar(page)
      // The prices of its nights come later, and are elements too.
      await expect(page.getByRole('dialog').locator('[data-day][data-price*="€"]').first()).toBeVisible()
      await expectWhole(page, 'choosing a day')
      await page.keyboard.press('Escape')
      await page.locator('a[data-large]').first().click()
      await expect(page.getByRole('dialog')).toContainText('1 sur')
    },
  },
  'room': { path: '/hotels/les-colombages/chambres/deluxe-balcon' },
  'casino': { path: '/casinos/deauville' },
  'restaurant': {
    path: '/restaurants/la-criee',
    interact: async (page) => {
      await page.getByRole('button', { name: 'Réserver une table' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'article': { path: '/journal/une-journee-aux-planches' },
  'articles': { path: '/journal' },
  'hotels': { path: '/hotels' },
  'evening': { path: '/ma-soiree' },
  'legal': { path: '/mentions-legales' },
  'search': {
    path: '/recherche',
    interact: async (page) => {
      // First no results, then results of every kind: both are inserted into a page that had neither.
      await search(page, 'xyzzy')
      await expectWhole(page, 'without results')
      await search(page, 'deauville')
    },
  },
  'found': { path: '/recherche?q=xyzzy', interact: async (page) => search(page, 'deauville') },
  'older articles': { path: '/journal?page=2' },
  'not found': { path: '/nope' },
  'login': { path: PAGES.login.fr, interact: submitEmpty },
  'registration': { path: PAGES.registration.fr, interact: submitEmpty },
  'forgotten': { path: PAGES.forgotten.fr, interact: submitEmpty },
}

const MEMBER_KINDS: Readonly<Record<string, Kind>> = {
  card: { path: PAGES.card.fr },
  stays: { path: PAGES.stays.fr },
  advantages: { path: PAGES.advantages.fr },
  profile: { path: PAGES.profile.fr },
}

/** Pages compared by default; the complete set has all kinds. */
const TELLING: readonly string[] = ['hotel', 'profile']

const chosen = (kinds: Readonly<Record<string, Kind>>): [string, Kind][] =>
  Object.entries(kinds).filter(([kind]) => TEST_ALL || TELLING.includes(kind))

async function expectKind(page: Page, { path, interact }: Kind): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await hydrate(page)
  // The state in use includes the hydrated one.
  if (!interact || TEST_ALL) await expectWhole(page, 'hydrated')
  if (interact) {
    await interact(page)
    await expectWhole(page, 'in use')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  // Islands of `touch` are plain HTML again.
  await page.goto(path, { waitUntil: 'networkidle' })
  if ((await page.locator('[data-island="view"]').count()) > 0) await hydrate(page)
  await openAll(page)
  await expectWhole(page, 'with all open, on a phone')
}

for (const [kind, settings] of chosen(KINDS)) {
  test(`${kind}: the page's own sheets style it as the whole style does`, async ({ page }) => {
    await expectKind(page, settings)
  })
}

for (const [kind, settings] of chosen(MEMBER_KINDS)) {
  test(`${kind} of a member: the page's own sheets style it as the whole style does`, async ({ page, stack }) => {
    await signIn(page, stack.origin, PEOPLE.infinitely)
    await expectKind(page, settings)
  })
}

test('the comparison notices a page without its own sheet', async ({ page }) => {
  await page.goto('/hotels/les-colombages', { waitUntil: 'networkidle' })
  expect(await differenceWith(page, 'shared')).not.toBe('')
})

test('browsers fetch the two sheets of a page and none of the bundler’s', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await hydrate(page)
  await openCalendar(page)
  expect(sheets.filter((path) => path.startsWith('/_next/static/styles/'))).toHaveLength(2)
  const disabled = page.locator('link[rel="stylesheet"][disabled]')
  expect(await disabled.count()).toBeGreaterThan(0)
  const whole = await disabled.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(sheets.filter((path) => whole.includes(path))).toEqual([])
})
