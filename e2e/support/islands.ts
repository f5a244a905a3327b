import type { Page, Response } from '@playwright/test'

/** Touches the first island of the page, and resolves when all of its islands are hydrated. */
export const touchIslands = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('islands', () => resolve(), { once: true })
        document.querySelector('[data-island]')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      }),
  )

/** Opens a page whose islands load by themselves, and resolves when all of them are hydrated. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  await page.addInitScript(() => {
    addEventListener('islands', () => Object.assign(window, { hydrated: true }))
  })
  const response = await page.goto(path)
  await page.waitForFunction(() => !document.querySelector('[data-island]') || 'hydrated' in window)
  return response
}
