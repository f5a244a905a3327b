import { devices } from '@playwright/test'

// Without `defaultBrowserType`: another browser would need another worker, with its own services and site.
const { defaultBrowserType: _, ...device } = devices['Pixel 7']

/** For `test.use`: a phone with touch instead of the desktop of all other tests. */
export const PHONE = { ...device, viewport: { width: 390, height: 844 } }

/** The same with a tablet. */
export const TABLET = { ...device, viewport: { width: 834, height: 1112 } }
