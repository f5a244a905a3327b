import type { Page, Response } from '@playwright/test'

/** Resolves when all islands of the page are hydrated: `hydrated` is set in every page of a test (`test.ts`). */
const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.querySelector('[data-island]') || 'hydrated' in window)
}

/** Touches the first island of the page, and resolves when all of its islands are hydrated. */
export async function touchIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('[data-island]')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  })
  await untilHydrated(page)
}

/** Opens a page whose islands load by themselves, and resolves when all of them are hydrated. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await untilHydrated(page)
  return response
}
