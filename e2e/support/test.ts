import { type TestDetails, test as base } from '@playwright/test'
import { CONSENT_COOKIE, type Choices, PURPOSES, formatConsent } from '@barriere/shared/domain/visitors/consent.ts'
import type { Settings } from '#scripts/run/processes.ts'
import { AHEAD, clockScript } from '@barriere/testing/clock-ahead.ts'
import { TestStack } from './stack.ts'

export { expect } from '@playwright/test'

export interface WorkerOptions {
  /** Settings that services and site start with, besides those of every test: those of the project. */
  settings: Settings
}

interface WorkerFixtures extends WorkerOptions {
  stack: TestStack
}

interface TestOptions {
  /** The visitor's answer to each purpose; others are refused. `undecided`: no answer yet. */
  consent: Choices | 'undecided'
}

/** Seconds since the visitor's choice: so long ago that a test's clock may be set back. */
const SINCE_CHOICE = 30 * 24 * 3_600

/** The consent's cookie, as `name=value`, of a visitor who had decided at a moment in milliseconds. */
export function consentCookie(answers: Choices, now = Date.now()): string {
  const refused = Object.fromEntries(PURPOSES.map((purpose) => [purpose, false]))
  const time = Math.floor(now / 1_000) - SINCE_CHOICE
  return `${CONSENT_COOKIE}=${formatConsent({ id: 'e2e'.padEnd(22, '-'), time, choices: { ...refused, ...answers } })}`
}

/**
 * Details of a test of the default run. All others run in the complete set (`TEST_ALL=1`), and where the command line
 * names their file.
 */
export const DEFAULT_RUN = { tag: '@default' } as const

/** The same for a test in a loop, of which the default run keeps some. */
export const inDefaultRun = (isKept: boolean): TestDetails => (isKept ? DEFAULT_RUN : {})

/** Tests get a site of their worker's own, at `baseURL`, with the demonstration content. */
export const test = base.extend<TestOptions, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  stack: [
    async ({ settings }, provide) => {
      const stack = await TestStack.start(settings)
      await provide(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  browser: [
    async ({ browser }, provide) => {
      if (AHEAD !== 0) {
        const create = browser.newContext.bind(browser)
        browser.newContext = async (options) => {
          const context = await create(options)
          await context.addInitScript(clockScript(AHEAD))
          return context
        }
      }
      await provide(browser)
    },
    { scope: 'worker' },
  ],
  consent: [{}, { option: true }],
  context: async ({ context, consent }, provide) => {
    // A context that is used again has no scripts of the test before.
    if (AHEAD !== 0) await context.addInitScript(clockScript(AHEAD))
    await context.addInitScript(() => {
      addEventListener('islands', () => Object.assign(window, { hydrated: true }))
    })
    // By script, not by the context: tests clear their cookies. A choice on the page stays.
    if (consent !== 'undecided')
      await context.addInitScript((cookie) => {
        const name = cookie.slice(0, cookie.indexOf('=') + 1)
        if (window.top !== window || document.cookie.split('; ').some((one) => one.startsWith(name))) return
        document.cookie = `${cookie}; path=/; samesite=lax`
      }, consentCookie(consent))
    await provide(context)
    await context.clearPermissions()
  },
  page: async ({ page, stack }, provide) => {
    const goto = page.goto.bind(page)
    // A cold page on a busy machine may answer 503 with Retry-After: visitors retry.
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      const isOwn = response?.url().startsWith(`${stack.origin}/`) === true
      if (response?.status() !== 503 || !isOwn || !stack.isWhole) return response
      await stack.until(async () => (await page.request.get(response.url())).status() !== 503)
      return await goto(address, options)
    }
    await provide(page)
    page.goto = goto
    // Requests that a test's routes still hold end with it, and are no fault of its own.
    // Some tests close their page, so that its autosave does not come after them.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  baseURL: async ({ stack }, provide) => {
    await provide(stack.origin)
  },
})
