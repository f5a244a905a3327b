/** Fake host of the map style, intercepted by the tests. */
export const STYLE_HOST = 'https://map.example'

/**
 * Settings with a map style of another host, and Zenchef's real address, without which its script is not used. One
 * shared object: Playwright reuses a worker, and its stack, for tests with the same settings object.
 */
export const OUTSIDE_HOSTS = {
  MAP_STYLE_URL: `${STYLE_HOST}/style.json`,
  ZENCHEF_URL: 'https://bookings.zenchef.com',
} as const
