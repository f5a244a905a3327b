/** Tests play this host: it serves the map's style. */
export const STYLE_HOST = 'https://map.example'

/**
 * Settings with a map style of another host, and Zenchef at its real address, where alone its script is of use. One
 * object for all files that need either: Playwright keeps a worker, and its stack, for tests with the same one.
 */
export const OUTSIDE_HOSTS = {
  MAP_STYLE_URL: `${STYLE_HOST}/style.json`,
  ZENCHEF_URL: 'https://bookings.zenchef.com',
} as const
