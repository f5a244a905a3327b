import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContext, type Page, expect, test } from '@playwright/test'
import { Ingest, type Reported } from '#tests/support/ingest.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { Editor } from './support/content.ts'
import { TestStack } from './support/stack.ts'

// Error reporting of the built site against a stand-in of the ingest: every place where software may fail. By default a
// component, a service, an island and a visit without consent.

const SABOTAGE = pathToFileURL('e2e/support/sabotage.mjs').href

const HOTEL = { fr: '/hotels/les-colombages', en: '/en/hotels/les-colombages' } as const

/** Data that no report may contain, in any form. */
const PERSONAL = /canary|\+33612345678|example\.com/i

let ingest: Ingest
let stack: TestStack

test.beforeAll(async () => {
  test.setTimeout(120_000)
  ingest = await Ingest.start()
  stack = await TestStack.start({
    SENTRY_DSN: ingest.dsn,
    SENTRY_RELEASE: 'release-1',
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=${SABOTAGE}`,
  })
})

test.afterAll(async () => {
  await stack.stop()
  await ingest.stop()
})

test.beforeEach(() => {
  ingest.mode = 'accept'
  ingest.forget()
})

const ofPlatform = (platform: string): Reported[] => ingest.events.filter((event) => event.platform === platform)

/** Waits for a report, and gives a second one of the same fault time to arrive. */
async function onlyReport(platform: 'node' | 'javascript'): Promise<Reported> {
  await stack.until(() => ofPlatform(platform).length > 0)
  // Reports are sent in order: a traced request comes after a second report.
  for (const address of [`${stack.origin}/api/health`, `${stack.servicesOrigin}/health`]) {
    const trace = crypto.randomUUID().replaceAll('-', '')
    await fetch(address, { headers: { 'sentry-trace': `${trace}-${'b'.repeat(16)}-1` } })
    await stack.until(() => ingest.of('transaction').some(({ contexts }) => contexts?.trace?.trace_id === trace))
  }
  const [report, ...others] = ofPlatform(platform)
  expect(others).toEqual([])
  expect(report).toMatchObject({
    release: 'release-1',
    environment: 'production',
    contexts: { trace: { trace_id: expect.stringMatching(/^[\da-f]{32}$/) } },
  })
  expect(ingest.requests.join('\n')).not.toMatch(PERSONAL)
  return report as Reported
}

/** A visitor with personal data in every storage of the browser. `random` below 0.2 makes the view a traced one. */
async function visit(browser: Browser, { consent = '', random = 0.9, width = 1440 } = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'fr-FR' })
  await context.addCookies([
    { name: 'favourite', value: 'canary-cookie', url: stack.origin },
    ...(consent ? [{ name: 'consent', value: consent, url: stack.origin }] : []),
  ])
  await context.addInitScript((value: number) => {
    Math.random = () => value
    localStorage.setItem('note', 'canary-storage')
  }, random)
  return context
}

/** Choices as the consent manager writes them: all refused but the session replay, or that too. */
const choice = (replay: 0 | 1): string =>
  `1.${Math.floor(Date.now() / 1_000) - 60}.${'a'.repeat(22)}.m0a0r${replay}t0f0c0`

/** Throws from an event handler, with a visitor's input in the message. */
const throwInPage = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Cannot use canary.thrown@example.com')
    })
  })
}

const libraryOf = (page: Page): string[] => {
  const loaded: string[] = []
  page.on('request', (request) => {
    const [, name] = /enhancers\.(browser-reports|replay)\./.exec(request.url()) ?? []
    if (name !== undefined) loaded.push(name)
  })
  return loaded
}

test('a component that throws arrives once', async () => {
  const editor = new Editor(stack)
  const story = await editor.read('website-hotels/mentions-legales')
  const text = 'sabotage-component'
  const body = [{ _uid: crypto.randomUUID(), component: 'quote', text, text__i18n__en: text }]
  await editor.save(story, { content: { ...story.content, body } }, true)
  await stack.until(async () => {
    await (await fetch(`${stack.origin}/mentions-legales`)).text()
    return ofPlatform('node').length > 0
  })
  const report = await onlyReport('node')
  expect(report.tags).toMatchObject({ service: 'site', event: expect.stringMatching(/failed$/) })
  await editor.save(story, {}, true)
})

test('a service that throws arrives once', async () => {
  const address = `${stack.servicesOrigin}/content/v2/cdn/stories/sabotage-service?token=local-public&q=canary`
  expect((await fetch(address)).status).toBe(500)
  const report = await onlyReport('node')
  expect(report.exception?.values?.[0]?.stacktrace?.frames?.map(({ filename }) => filename)).toContain(
    'app:///services/content/delivery/find-story.ts',
  )
})

for (const [locale, path] of Object.entries(HOTEL))
  for (const width of TEST_ALL ? [390, 1440] : locale === 'fr' ? [390] : [])
    test(`an island that throws arrives once, ${locale}, ${width} pixels wide`, async ({ browser }) => {
      const context = await visit(browser, { width })
      const page = await context.newPage()
      const loaded = libraryOf(page)
      await page.route('**/_next/static/chunks/*.js', async (route) => {
        const response = await route.fetch()
        const script = await response.text()
        await route.fulfill({ response, body: script.replaceAll('.replace("{current}"', '.absent("{current}"') })
      })
      await page.goto(`${stack.origin}${path}?mail=canary@example.com#canary`)
      await page.waitForLoadState('networkidle')
      expect(loaded).toEqual([])
      await page.evaluate(() => {
        document.querySelector('[data-island]')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      })
      const report = await onlyReport('javascript')
      expect(report).toMatchObject({ request: { url: path }, exception: { values: [{ type: 'TypeError' }] } })
      expect(loaded).toEqual(['browser-reports'])
      await context.close()
    })

test('without consent there is no replay, and without a fault or a trace nothing is loaded or sent', async ({
  browser,
}) => {
  const context = await visit(browser, { consent: choice(0) })
  const page = await context.newPage()
  const loaded = libraryOf(page)
  await page.goto(`${stack.origin}/en/hotels`)
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await throwInPage(page)
  await onlyReport('javascript')
  expect(loaded).toEqual(['browser-reports'])
  expect(ingest.of('replay_recording')).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('sentryReplaySession')
  await context.close()
})

if (TEST_ALL) {
  test('a route handler that throws arrives once', async () => {
    const address = `${stack.origin}/api/captcha/challenge?action=sabotage-route`
    expect((await fetch(address, { headers: { cookie: 'sid=canary-cookie' } })).status).toBe(500)
    expect(await onlyReport('node')).toMatchObject({ tags: { operation: '/api/captcha/challenge' } })
  })

  test('a middleware that throws arrives once', async () => {
    expect((await fetch(`${stack.origin}/Hotels?sabotage-middleware`, { redirect: 'manual' })).status).toBe(500)
    expect(await onlyReport('node')).toMatchObject({ tags: { operation: 'middleware' } })
  })

  test('a traced view is one trace with the calls that it makes', async ({ browser }) => {
    const context = await visit(browser, { random: 0.1 })
    const page = await context.newPage()
    await page.goto(`${stack.origin}/en?mail=canary@example.com`)
    await stack.until(() => ingest.of('transaction').some(({ contexts }) => contexts?.trace?.op === 'pageload'))
    const view = ingest.of('transaction').find(({ contexts }) => contexts?.trace?.op === 'pageload')
    expect(view).toMatchObject({ transaction: '/en', release: 'release-1' })
    await page.evaluate(() => fetch('/api/search?q=canary'))
    const calls = () => ingest.of('transaction').filter(({ transaction }) => transaction === 'GET /api/search')
    await stack.until(() => calls().length > 0)
    expect(calls()[0]?.contexts?.trace?.trace_id).toBe(view?.contexts?.trace?.trace_id)
    expect(ingest.requests.join('\n')).not.toMatch(PERSONAL)
    await context.close()
  })

  test('session replay begins with consent, leaves out what is private, and ends with it', async ({ browser }) => {
    const context = await visit(browser, { consent: choice(1) })
    const page = await context.newPage()
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(stack.origin) && !request.url().startsWith('data:')) foreign.push(request.url())
    })
    await page.goto(`${stack.origin}/contact?mail=canary@example.com`)
    await stack.until(() => ingest.of('replay_event').length > 0)
    const field = page.locator('main form input[type="text"], main form input[type="email"]').first()
    await field.fill('canary.typed@example.com')
    await page.evaluate(() => {
      const own = document.createElement('p')
      own.dataset.private = ''
      own.textContent = 'Canary Durand'
      document.body.append(own)
      const shown = document.createElement('p')
      shown.textContent = 'Texte public'
      document.body.append(shown)
    })
    await stack.until(() => ingest.of('replay_recording').some(({ text }) => text?.includes('Texte public')))
    expect(ingest.requests.join('\n')).not.toMatch(PERSONAL)
    expect(foreign).toEqual([])
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain('sentryReplaySession')
    await page.evaluate((value) => {
      document.cookie = `consent=${value}; path=/`
      const { consentStore } = globalThis as unknown as { consentStore: { choose(choices: object): void } }
      consentStore.choose({ replay: false })
    }, choice(0))
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).not.toContain('sentryReplaySession')
    await context.close()
  })

  for (const mode of ['refuse', 'hang'] as const)
    test(`nothing breaks with an ingest that would ${mode}`, async ({ browser }) => {
      ingest.mode = mode
      const context = await visit(browser, { consent: choice(1), random: 0.1 })
      const page = await context.newPage()
      const failed: string[] = []
      page.on('requestfailed', (request) => failed.push(request.url()))
      page.on('console', (message) => {
        if (message.type() === 'error') failed.push(message.text())
      })
      await page.goto(`${stack.origin}/hotels`)
      await stack.until(() => ingest.requests.length > 0)
      const answers = await Promise.all(['/hotels', '/en', '/api/health'].map((path) => fetch(stack.origin + path)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(failed).toEqual([])
      await context.close()
    })

  test('nothing breaks where the relay or the library is blocked', async ({ browser }) => {
    const context = await visit(browser, { random: 0.1 })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.route(/browser-reports|\/api\/reports/, (route) => route.abort())
    await page.goto(`${stack.origin}/hotels`)
    await page.waitForLoadState('networkidle')
    expect(errors).toEqual([])
    await context.close()
  })

  test('no source map is served, and no served file names one', async () => {
    const files = globSync('.next/static/**/*.{js,css,mjs}')
    expect(files.length).toBeGreaterThan(50)
    for (const file of files) {
      expect([file, readFileSync(file, 'utf8').includes('sourceMappingURL=')]).toEqual([file, false])
      const address = `${stack.origin}/_next/static/${relative('.next/static', file)}.map`
      expect([address, (await fetch(address)).status]).toEqual([address, 404])
    }
  })

  test('the relay is for the site’s own pages alone', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${stack.origin}/api/reports`, { method: 'POST', body: '{}\n{"type":"event"}\n{}\n', headers })
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(204)
  })
}
