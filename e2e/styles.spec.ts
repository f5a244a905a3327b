import type { Page } from '@playwright/test'
import { PAGES, PEOPLE, signIn } from './support/members.ts'
import { expect, test } from './support/test.ts'

// CSS splitting: a page looks exactly as it does with the whole style.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Computed styles of every element and of its generated content, in document order, each after the element's name. */
const computedStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *:not(script, style, template, svg *, option)')].flatMap(
      (element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          if (pseudo && style.content === 'none') return []
          const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
          return [`${element.tagName} .${element.getAttribute('class') ?? ''} ${pseudo ?? ''}\n${values.join('\n')}`]
        }),
    ),
  )

/** Puts Next's whole sheets in the place of the page's own, and back. */
async function switchSheets(page: Page, which: 'whole' | 'own' | 'shared'): Promise<void> {
  await page.evaluate(async (wanted) => {
    const [own, whole] = ['/_next/static/styles/', '/_next/static/chunks/'].map((path) => [
      ...document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href^="${path}"]`),
    ]) as [HTMLLinkElement[], HTMLLinkElement[]]
    const links = wanted === 'whole' ? whole : wanted === 'own' ? own : own.slice(0, 1)
    // First the new, then the old: a moment without style would scroll the page.
    for (const link of links) {
      if (!link.disabled) continue
      const loaded = new Promise((resolve, reject) => {
        link.onload = resolve
        link.onerror = reject
      })
      link.disabled = false
      await loaded
    }
    for (const link of own) if (!links.includes(link)) link.disabled = true
    if (wanted !== 'whole') for (const link of whole) link.disabled = link.dataset.precedence === 'next'
  }, which)
}

/** First difference between two lists of styles, in words; empty where they are the same. */
function difference(split: readonly string[], whole: readonly string[]): string {
  const index = whole.findIndex((style, at) => style !== split[at])
  if (index === -1) return split.length === whole.length ? '' : 'Another number of elements.'
  const [ours = '', theirs = ''] = [split[index], whole[index]]
  const known = new Set(ours.split('\n'))
  return [theirs.split('\n')[0], ...theirs.split('\n').filter((line) => !known.has(line))].slice(0, 6).join('; ')
}

async function expectWhole(page: Page, state: string): Promise<void> {
  const split = await computedStyles(page)
  await switchSheets(page, 'whole')
  const whole = await computedStyles(page)
  await switchSheets(page, 'own')
  expect(difference(split, whole), `${page.url()}, ${state}`).toBe('')
}

/** Opens what the markup holds closed: menus, questions, popins. */
const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const dialog of document.querySelectorAll('dialog')) if (!dialog.open) dialog.show()
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover()
  })

interface Kind {
  readonly path: string
  /** What a script shows once it is used. */
  readonly interact?: (page: Page) => Promise<void>
}

const openCalendar = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Arrivée/ })
    .first()
    .click()
  await page.locator('[data-day][tabindex="0"]').click()
  await expect(page.getByRole('dialog').locator('[aria-selected="true"]')).toHaveCount(1)
}

const submitEmpty = async (page: Page): Promise<void> => {
  await page.locator('main form [type="submit"]').first().click()
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
}

const KINDS: Readonly<Record<string, Kind>> = {
  'home': { path: '/', interact: openCalendar },
  'destination': { path: '/destinations/deauville' },
  'hotel': {
    path: '/hotels/les-colombages',
    interact: async (page) => {
      await page.locator('a[data-large]').first().click()
      await expect(page.getByRole('dialog')).toContainText('1 sur')
    },
  },
  'room': { path: '/hotels/les-colombages/chambres/deluxe-balcon', interact: openCalendar },
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
      // First nothing, then results of every kind: both are inserted into a page that had neither.
      for (const words of ['xyzzy', 'deauville']) {
        await page.getByLabel('Que cherchez-vous ?').fill(words)
        await page.getByRole('button', { name: 'Rechercher' }).click()
        await expect(page).toHaveURL(new RegExp(`q=${words}`))
        await expectWhole(page, `results for ${words}`)
      }
    },
  },
  'map': { path: '/recherche?kind=hotel&view=map' },
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

async function expectKind(page: Page, { path, interact }: Kind): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expectWhole(page, 'as it opens')
  if (interact) {
    await interact(page)
    await expectWhole(page, 'in use')
    await page.reload({ waitUntil: 'networkidle' })
  }
  await openAll(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectWhole(page, 'with all open, on a phone')
}

for (const [kind, settings] of Object.entries(KINDS)) {
  test(`${kind}: the page's own sheets style it as the whole style does`, async ({ page }) => {
    await expectKind(page, settings)
  })
}

for (const [kind, settings] of Object.entries(MEMBER_KINDS)) {
  test(`${kind} of a member: the page's own sheets style it as the whole style does`, async ({ page, stack }) => {
    await signIn(page, stack.origin, PEOPLE.infinitely)
    await expectKind(page, settings)
  })
}

test('the comparison notices a page without its own sheet', async ({ page }) => {
  await page.goto('/hotels/les-colombages', { waitUntil: 'networkidle' })
  await switchSheets(page, 'shared')
  const shared = await computedStyles(page)
  await switchSheets(page, 'own')
  expect(difference(await computedStyles(page), shared)).not.toBe('')
})

test('browsers fetch the two sheets of a page and none of the bundler’s', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await openCalendar(page)
  expect(sheets.filter((path) => path.startsWith('/_next/static/styles/'))).toHaveLength(2)
  const disabled = page.locator('link[rel="stylesheet"][disabled]')
  expect(await disabled.count()).toBeGreaterThan(0)
  const whole = await disabled.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(sheets.filter((path) => whole.includes(path))).toEqual([])
})
