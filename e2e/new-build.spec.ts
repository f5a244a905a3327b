import { documentsOf, isMarked, markDocument, missChunk, releaseBuild, untilWatching } from './support/builds.ts'
import { PHONE, localesOn } from './support/devices.ts'
import { openHydrated } from './support/islands.ts'
import { PAGES, WORDS } from './support/members.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { openForm } from './support/requests.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

/** A second build is simulated by the site's answer about the latest one. `two-builds.spec.ts` really builds twice. */
const HOTEL = '/hotels/les-colombages'

/** Longer than the poll's interval with its jitter, in milliseconds. */
const POLL = 340_000

test(
  'the build is described a second after the page has loaded, and asked for while the page is visible',
  DEFAULT_RUN,
  async ({ page }) => {
    await page.clock.install()
    const described = page.waitForResponse('**/api/builds/meta/*.json')
    await page.goto('/mentions-legales')
    const build = await page.locator('html').getAttribute('data-build')
    await untilWatching(page)
    await page.clock.fastForward(1_000)
    expect(await (await described).json()).toMatchObject({ id: build })
    const asked = page.waitForResponse('**/api/builds/latest.json?*')
    await page.clock.fastForward(POLL)
    const answer = await asked
    expect(await answer.json()).toMatchObject({ id: build })
    expect(new URL(answer.url()).search).toMatch(/^\?\d{13}$/)
  },
)

test('an island of a build that is gone reloads the page at once, and then works', DEFAULT_RUN, async ({ page }) => {
  const documents = documentsOf(page)
  await releaseBuild(page)
  await page.goto(HOTEL)
  await untilWatching(page)
  await page.route('**/_next/static/chunks/*.js', (route) =>
    documents.count === 1 ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue(),
  )
  await page.locator('input[name="arrive"]:visible').first().focus()
  await expect.poll(() => documents.count).toBe(2)
  await untilWatching(page)
  await page.locator('a[data-large]').first().click()
  await expect(page.getByRole('dialog')).toContainText('1 sur ')
})

test('a chunk that never comes reloads its page once in ten seconds', async ({ page }) => {
  await page.clock.install()
  const documents = documentsOf(page)
  await releaseBuild(page)
  const miss = async () => {
    const asked = page.waitForResponse('**/api/builds/latest.json?*')
    await missChunk(page)
    await asked
  }
  await page.goto('/mentions-legales')
  await untilWatching(page)
  await miss()
  await expect.poll(() => documents.count).toBe(2)
  await untilWatching(page)
  await markDocument(page)
  await miss()
  // Another document would have been requested before this one.
  await page.goto('/conditions-generales')
  expect(documents.count).toBe(3)
  await untilWatching(page)
  await miss()
  await expect.poll(() => documents.count).toBe(4)
  await page.clock.fastForward(10_000)
  await page.goto('/mentions-legales')
  await untilWatching(page)
  await miss()
  await expect.poll(() => documents.count).toBe(6)
})

test('without a new build, and without a connection, no page reloads itself', async ({ page, context }) => {
  const documents = documentsOf(page)
  await page.goto('/mentions-legales')
  await untilWatching(page)
  const asked = page.waitForResponse('**/api/builds/latest.json?*')
  await missChunk(page)
  await asked
  await releaseBuild(page)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await missChunk(page)
  await failed
  await context.setOffline(false)
  // A reload would have been requested before this page.
  await page.goto('/conditions-generales')
  expect(documents.count).toBe(2)
})

for (const [device, use] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const)
  test.describe(device, () => {
    test.use(use)

    for (const locale of localesOn(device))
      test(
        `${locale}, ${device}: a form that holds input is asked about first, and keeps it`,
        inDefaultRun(device === 'phone'),
        async ({ page }) => {
          const words = WORDS[locale].newBuild
          const documents = documentsOf(page)
          await releaseBuild(page)
          await openHydrated(page, PAGES.login[locale])
          await untilWatching(page)
          const email = page.locator('main [name="email"]').first()
          await email.fill('ada@example.com')
          const question = page.getByRole('alertdialog', { name: words.title })
          await missChunk(page)
          await expect(question).toBeVisible()
          await expect(question).toContainText(words.text)
          expect(await axeViolations(page)).toEqual([])
          const { width = 0, height = 0 } = page.viewportSize() ?? {}
          await page.setViewportSize({ width: 320, height })
          expect(await overflowOf(page)).toBe(0)
          expect(await smallTargets(page)).toEqual([])
          await page.setViewportSize({ width, height })
          await question.getByRole('button', { name: words.later }).click()
          await expect(question).toBeHidden()
          await expect(email).toHaveValue('ada@example.com')
          await expect(email).toBeFocused()
          expect(documents.count).toBe(1)

          await missChunk(page)
          // By keyboard: Enter, pressed during typing, reloads nothing.
          await expect(question.getByRole('button', { name: words.later })).toBeFocused()
          await page.keyboard.press('Shift+Tab')
          await expect(question.getByRole('button', { name: words.reload })).toBeFocused()
          await page.keyboard.press('Enter')
          await expect.poll(() => documents.count).toBe(2)
        },
      )
  })

test(
  'a form that keeps its draft reloads without a question, and has its text again',
  DEFAULT_RUN,
  async ({ page }) => {
    const documents = documentsOf(page)
    await releaseBuild(page)
    await openForm(page, '/contact')
    await untilWatching(page)
    await page.locator('#contact-message').fill('Un dîner de famille.')
    const loaded = page.waitForEvent('load')
    await missChunk(page)
    await loaded
    expect(documents.count).toBe(2)
    await openForm(page, '/contact')
    await expect(page.locator('#contact-message')).toHaveValue('Un dîner de famille.')
  },
)

test('a search in an old tab loads the page of the new build instead of mixing markup', async ({ page }) => {
  await page.goto('/recherche', { waitUntil: 'networkidle' })
  await page.route(/\/recherche\?/, async (route) => {
    if (route.request().isNavigationRequest()) return await route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace(/data-build="[^"]+"/, 'data-build="next"')
    await route.fulfill({ response, body })
  })
  await markDocument(page)
  await page.getByLabel('Que cherchez-vous ?').fill('deauville spa')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL(/\/recherche\?q=deauville\+spa$/)
  await expect(page.getByRole('article').first()).toContainText('Les Bains de Deauville')
  expect(await isMarked(page)).toBe(false)
})

test('once a new build is known, a search does not even ask for markup to put in', async ({ page }) => {
  await page.clock.install()
  await page.goto('/recherche')
  await untilWatching(page)
  await page.waitForFunction(() => customElements.get('site-search-updater') !== undefined)
  await releaseBuild(page)
  const asked = page.waitForResponse('**/api/builds/latest.json?*')
  await page.clock.fastForward(POLL)
  await (await asked).finished()
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().includes('/recherche?')) fetched.push(request.url())
  })
  await markDocument(page)
  await page.getByLabel('Que cherchez-vous ?').fill('deauville spa')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page.getByRole('article').first()).toContainText('Les Bains de Deauville')
  expect([await isMarked(page), fetched]).toEqual([false, []])
})

test('a page that a browser goes back to is loaded anew where there is a new build', async ({ page }) => {
  await page.goto('/mentions-legales')
  await page.goto('/conditions-generales')
  const documents = documentsOf(page)
  await releaseBuild(page)
  await page.goBack()
  await expect.poll(() => documents.count).toBe(2)
  await expect(page).toHaveURL(/\/mentions-legales$/)
  // The event of the back/forward cache, which browsers under test do not have.
  await page.goto('/conditions-generales')
  await untilWatching(page)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => documents.count).toBe(4)
})

test('nothing of a page to come is loaded before it is asked for', async ({ request }) => {
  for (const path of ['/', HOTEL, '/recherche', '/contact']) {
    const html = await (await request.get(path)).text()
    expect([path, /speculationrules|rel="(?:prefetch|prerender|next)"/.test(html.replace(/<a\b[^>]*>/g, ''))]).toEqual([
      path,
      false,
    ])
  }
})
