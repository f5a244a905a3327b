import { globSync, readFileSync } from 'node:fs'
import { WORDS as DESK_WORDS } from '#services/site/desk/words/words.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { enter } from './support/desk.ts'
import { openPayment, signedPayment } from './support/payment.ts'
import { walkForm } from './support/screens/forms.ts'
import { SHOTS } from './support/projects.ts'
import { LANGUAGE, inLanguage, isWanted, lookAt, shareOf } from './support/screens/look.ts'
import { pageKinds } from './support/screens/page-list.ts'
import { SOURCES, makers } from './support/screens/sources.ts'
import type { Walk } from './support/screens/walk.ts'
import { categoryOf } from './support/seats.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

/** Folders of the member areas, and screens of a terminal: `screens-members.spec.ts`. */
const ELSEWHERE = /^\/(?:(?:infiniment|casino)-barriere\/|borne$)/

const PAGES = pageKinds(TEST_ALL && !SHOTS).filter(({ path }) => !ELSEWHERE.test(path))

/** Number of tests that share the pages, so that the workers are busy to the end. */
const PARTS = 6

async function visit(walk: Walk, path: string, options: { scope?: string; name?: string } = {}): Promise<void> {
  await walk.visit(await inLanguage(walk.page, path), { name: path, ...options })
}

for (let index = 0; index < PARTS; index += 1)
  test(`pages, part ${index + 1}`, DEFAULT_RUN, async ({ page }) => {
    test.setTimeout(TEST_ALL ? 1_800_000 : 300_000)
    await lookAt(page, { test: `pages ${index + 1}`, pages: 'pages', parts: 'dialogs' }, async (walk) => {
      for (const { path, blocks } of shareOf(PAGES, index, PARTS))
        if (isWanted(path, ...blocks)) await visit(walk, path)
    })
  })

test('every source of a dialog, menu or disclosure is known, and is on a screen that is looked at', DEFAULT_RUN, () => {
  expect(Object.keys(SOURCES).toSorted()).toEqual(makers())
  const specs = globSync('e2e/screens*.spec.ts').map((file) => readFileSync(file, 'utf8'))
  const paths = pageKinds().map(({ path }) => path)
  const nowhere = Object.values(SOURCES)
    .flatMap((source) => ('on' in source ? [source.on.replace(' (tout)', '')] : []))
    .filter((screen) => !paths.includes(screen) && !specs.some((spec) => spec.includes(screen)))
  expect(nowhere).toEqual([])
})

test('header, footer and their menus', DEFAULT_RUN, async ({ page }) => {
  await lookAt(page, { test: 'frame', pages: 'pages', parts: 'dialogs' }, async (walk) => {
    for (const path of ['/', '/hotels/les-colombages'])
      if (isWanted(path, 'menu')) await visit(walk, path, { scope: 'body', name: `${path} (tout)` })
  })
})

test('the question of a new build', DEFAULT_RUN, async ({ page }) => {
  await lookAt(page, { test: 'new build', pages: 'dialogs' }, async (walk) => {
    if (!isWanted('nouvelle version')) return
    await walk.visitOnly(await inLanguage(page, '/contact'))
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('site-new-build dialog')?.showModal())
    await walk.state('nouvelle version')
  })
})

/** Forms of the site that a script sends. */
const FORMS = ['/contact', '/receptions', '/seminaires/devis', '/lettre', '/suivi', '/abonnement-lettre']

for (const path of FORMS)
  test(`form: ${path}`, DEFAULT_RUN, async ({ page }) => {
    test.skip(!isWanted(path, 'form'))
    await lookAt(page, { test: `form ${path}`, pages: 'forms' }, async (walk) => {
      await walk.visitOnly(await inLanguage(page, path))
      await walkForm(walk, path)
    })
  })

/** States of pages that depend on their query, and status pages. */
const STATES = {
  'recherche, rien trouvé': '/recherche?q=zzzzzz',
  'recherche, réponses': '/recherche?q=piscine&town=Cannes',
  'recherche, prix': '/recherche?arrive=2027-03-05&depart=2027-03-07&adult=2&child=1&age-1-1=4&rooms=2',
  'soirée, proposée': '/ma-soiree?town=Deauville&people=4',
  'page absente': '/nope',
  'panne': '/server-error',
  'hors connexion': '/offline',
}

test('answers, and pages of statuses', DEFAULT_RUN, async ({ page }) => {
  await lookAt(page, { test: 'states', pages: 'pages', parts: 'dialogs' }, async (walk) => {
    for (const [name, path] of Object.entries(STATES)) if (isWanted(name, path)) await visit(walk, path, { name })
  })
})

test('suggestions of the search', DEFAULT_RUN, async ({ page }) => {
  test.skip(!isWanted('recherche'))
  await lookAt(page, { test: 'suggestions', pages: 'dialogs' }, async (walk) => {
    await walk.visitOnly(await inLanguage(page, '/recherche'))
    const field = page.locator('main site-search-field input')
    await field.pressSequentially('pis')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    walk.opened.add('suggestions')
    await walk.state('/recherche › propositions')
  })
})

test('trip, filled', DEFAULT_RUN, async ({ page }) => {
  test.skip(!isWanted('/mon-voyage'))
  await lookAt(page, { test: 'trip', pages: 'pages', parts: 'dialogs' }, async (walk) => {
    for (const path of ['/hotels/les-colombages', '/restaurants/la-criee', '/spectacles/nuit-du-jazz']) {
      await walk.visitOnly(await inLanguage(page, path))
      await page.locator('main button[aria-pressed=false]').first().click()
    }
    await visit(walk, '/mon-voyage', { name: '/mon-voyage (rempli)' })
  })
})

test('a level clock that runs', DEFAULT_RUN, async ({ page, stack }) => {
  test.skip(!isWanted('/tournois/horloge'))
  const { saleId } = await categoryOf(stack, 'tournois/omaha-de-la-grande-plage')
  await lookAt(page, { test: 'clock', pages: 'desk' }, (walk) =>
    walk.visit(`${casinoClock()}#${saleId}`, { name: '/tournois/horloge (un tournoi)' }),
  )
})

const casinoClock = (): string => (LANGUAGE === 'fr' ? '/tournois/horloge' : '/en/tournaments/clock')

test('the payment page', DEFAULT_RUN, async ({ page, stack }) => {
  test.skip(!isWanted('payment'))
  await lookAt(page, { test: 'payment', pages: 'desk' }, async (walk) => {
    await openPayment(page, stack, signedPayment(stack, LANGUAGE))
    await walk.here('payment', 'body')
  })
})

test('the desk of the services', DEFAULT_RUN, async ({ page, stack }) => {
  test.setTimeout(300_000)
  test.skip(!isWanted('desk'))
  await lookAt(page, { test: 'desk', pages: 'desk' }, async (walk) => {
    let step = 0
    await enter(page, stack.servicesOrigin, () => walk.here(`desk › accès ${(step += 1)}`, 'body'), {
      language: LANGUAGE,
    })
    for (const path of ['', '/cards', '/clocks', '/terminals', '/refunds', '/staff', '/report', '/trail'])
      await walk.visit(`${stack.servicesOrigin}/desk${path}`, { scope: 'body', name: `desk${path}` })
  })
})

test('the operator’s console', DEFAULT_RUN, async ({ page, stack }) => {
  test.setTimeout(300_000)
  test.skip(!isWanted('console'))
  await lookAt(page, { test: 'console', pages: 'desk' }, async (walk) => {
    const words = DESK_WORDS[LANGUAGE].members
    await enter(page, stack.servicesOrigin, undefined, { rights: 'operator', language: LANGUAGE })
    const visit = (path: string) => walk.visit(`${stack.servicesOrigin}${path}`, { scope: 'body', name: path })
    await visit('/desk/members')
    await visit('/desk/members/hotel/sessions')
    await page.goto(`${stack.servicesOrigin}/desk/members`)
    await page.getByLabel(words.text).fill('decouverte@example.com')
    await page.getByRole('button', { name: words.search }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.member('IB'))
    const member = new URL(page.url()).pathname
    await walk.here('desk › membre', 'body')
    await visit(`${member}/erase`)
  })
})

test.describe('undecided', () => {
  test.use({ consent: 'undecided' })

  test('consent', DEFAULT_RUN, async ({ page }) => {
    test.skip(!isWanted('consent', 'cookies'))
    await lookAt(page, { test: 'consent', pages: 'dialogs' }, (walk) =>
      visit(walk, '/mentions-legales', { scope: 'site-consent', name: 'consentement' }),
    )
  })
})
