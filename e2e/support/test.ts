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
  baseURL: async ({ stack }, provide) => {
    await provide(stack.origin)
  },
})
