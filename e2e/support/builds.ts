import type { Page } from '@playwright/test'

/** Makes the site announce another build than the page's. */
export async function releaseBuild(page: Page, id = 'next'): Promise<void> {
  await page.route('**/api/builds/latest.json?*', (route) => route.fulfill({ json: { id, timestamp: Date.now() } }))
}

/** Counts the documents that the page loads from now on. */
export function documentsOf(page: Page): { readonly count: number } {
  const documents = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.count += 1
  })
  return documents
}

/** Requests a script of the page's build that does not exist. */
export async function missChunk(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/_next/static/chunks/gone.js' }))
  })
}

/** Waits until the code that reloads outdated pages is loaded. */
export const untilWatching = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => customElements.get('site-new-build') !== undefined)
}

/** Marks this document, to tell it from a later one at the same address. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.dataset['marked'] = ''
  })

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in document.body.dataset)
