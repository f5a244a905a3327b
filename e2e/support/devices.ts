import { devices } from '@playwright/test'

// Another browser than the other tests' would be another worker, with services and site of its own.
const { defaultBrowserType: _, ...device } = devices['Pixel 7']

/** For `test.use`: a phone with touch instead of the desktop of all other tests. */
export const PHONE = { ...device, viewport: { width: 390, height: 844 } }
