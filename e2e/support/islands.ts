import type { Page } from '@playwright/test'

/** Touches the first island of the page, and resolves when all of its islands are hydrated. */
export const touchIslands = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('islands', () => resolve(), { once: true })
        document.querySelector('[data-island]')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      }),
  )
