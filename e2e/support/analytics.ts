import type { BrowserContext, Page } from '@playwright/test'
import { formatConsent } from '@barriere/shared/domain/visitors/consent.ts'

/** Content of the page's data layer. */
export const layerOf = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(() => (globalThis as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [])

/** Names of the events in the page's data layer, in their order, without web vitals, which come at any time. */
export const namesOf = async (page: Page): Promise<unknown[]> =>
  (await layerOf(page)).flatMap(({ event }) => (event === undefined || event === 'web_vitals' ? [] : [event]))

/** Answers the question for the consent to measurement, as a cookie of an earlier visit. */
export async function consent(context: BrowserContext, origin: string, measurement: boolean): Promise<void> {
  const choices = { measurement, advertising: false, replay: false, tables: false, films: false, captcha: false }
  const value = formatConsent({ id: 'e'.repeat(22), time: Math.floor(Date.now() / 1_000) - 60, choices })
  await context.addCookies([{ name: 'consent', value, url: origin }])
}

/** A tag manager that has loaded, in every page. */
export const withTagManager = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.assign(globalThis, { google_tag_manager: {} })
  })

/**
 * Follows links without leaving the page, so that a test can read what a click pushed. Clicks that the page handles by
 * itself are not touched.
 */
export const stayOnPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
    })
    addEventListener('submit', (event) => event.preventDefault())
  })
