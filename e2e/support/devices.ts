import { devices } from '@playwright/test'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'

// Without `defaultBrowserType`: another browser would need another worker, with its own services and site.
const { defaultBrowserType: _, ...device } = devices['Pixel 7']

/** For `test.use`: a phone with touch instead of the desktop of all other tests. */
export const PHONE = { ...device, viewport: { width: 390, height: 844 } }

/** The same with a tablet. */
export const TABLET = { ...device, viewport: { width: 834, height: 1112 } }

/**
 * Pairwise testing: the languages in which a journey runs on a device. Each language and each device once, the longest
 * texts on the narrowest screen; every language on each with `TEST_ALL=1` (decision 30).
 */
export const localesOn = (device: 'desktop' | 'phone'): readonly Locale[] =>
  TEST_ALL ? LOCALES : LOCALES.filter((locale) => (locale === DEFAULT_LOCALE) === (device === 'phone'))

/**
 * Equivalence class: the languages of a journey in which they differ by labels alone. Catalogues and addresses are
 * compared key by key in unit tests, so one language stands for both; both with `TEST_ALL=1` (decision 30).
 */
export const localesLike = (locale: Locale): readonly Locale[] => (TEST_ALL ? LOCALES : [locale])
