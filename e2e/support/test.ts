import { test as base } from '@playwright/test'
import type { Settings } from '#scripts/run/processes.ts'
import { TestStack } from './stack.ts'

export { expect } from '@playwright/test'

interface WorkerFixtures {
  stack: TestStack
  /** Settings that services and site start with, besides those of every test. */
  settings: Settings
}

/** Tests get a site of their worker's own, at `baseURL`, with the demonstration content. */
export const test = base.extend<object, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  stack: [
    async ({ settings }, provide) => {
      const stack = await TestStack.start(settings)
      await provide(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ context }, provide) => {
    await context.addInitScript(() => {
      addEventListener('islands', () => Object.assign(window, { hydrated: true }))
    })
    await provide(context)
    await context.clearPermissions()
  },
  page: async ({ page, stack }, provide) => {
    const goto = page.goto.bind(page)
    // A page that nobody has asked for yet, on a machine that is busy elsewhere, may ask to come again: visitors do.
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      if (response?.status() !== 503 || !stack.isWhole) return response
      await stack.until(async () => (await page.request.get(response.url())).status() !== 503)
      return await goto(address, options)
    }
    await provide(page)
    page.goto = goto
  },
  baseURL: async ({ stack }, provide) => {
    await provide(stack.origin)
  },
})
