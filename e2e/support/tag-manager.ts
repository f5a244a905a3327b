import type { Page } from '@playwright/test'
import { TAG_MANAGER } from './projects.ts'

/** Google's address, so that the policy is tested with it. */
const GOOGLE = 'https://www.googletagmanager.com'

/** Its script sets Google's global variable, and cookies of Google Analytics and Google Ads. */
const SCRIPT = `
window.google_tag_manager = { '${TAG_MANAGER}': {} }
document.cookie = '_ga=GA1.1.1.1; path=/; max-age=34190000'
document.cookie = '_gcl_au=1.1.1.1; path=/; max-age=7776000'`

/** Stands in for Google's tag manager, or hangs, or refuses. Resolves to the requested addresses, as they come. */
export async function standInTagManager(page: Page, how: 'answers' | 'hangs' | 'refuses' = 'answers') {
  const asked: string[] = []
  await page.route(`${GOOGLE}/**`, async (route) => {
    asked.push(route.request().url())
    if (how === 'answers') await route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
    if (how === 'refuses') await route.abort()
  })
  return asked
}

export const SCRIPT_ADDRESS = `${GOOGLE}/gtm.js?id=${TAG_MANAGER}`

/** The page's data layer: commands as arrays, events as they are. */
export const dataLayerOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  )

/** Consent Mode's four signals. */
export const signals = (measurement: boolean, advertising: boolean): Readonly<Record<string, string>> => {
  const word = (isGranted: boolean): string => (isGranted ? 'granted' : 'denied')
  return {
    ad_storage: word(advertising),
    ad_user_data: word(advertising),
    ad_personalization: word(advertising),
    analytics_storage: word(measurement),
  }
}
