import { test as base } from '@playwright/test'
import { TestStack } from './stack.ts'

export { expect } from '@playwright/test'

/** Tests get a site of their worker's own, at `baseURL`, with the demonstration content. */
export const test = base.extend<object, { stack: TestStack }>({
  stack: [async ({}, provide) => {
    const stack = await TestStack.start()
    await provide(stack)
    await stack.stop()
  }, { scope: 'worker', timeout: 120_000 }],
  baseURL: async ({ stack }, provide) => { await provide(stack.origin) },
})
