/**
 * Whether a browser says that a page of this very site asked, or where it cannot say so, names its origin (RELIABILITY:
 * another site's page).
 */
export function isOwnRequest(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  return site === null ? headers.get('origin') === siteOrigin : site === 'same-origin'
}

/**
 * Whether a visitor goes there themselves: by a link of this site, a bookmark or the address bar; no frame, no picture,
 * no fetching ahead.
 */
export function isOwnNavigation(headers: Headers, siteOrigin: string): boolean {
  if (headers.has('sec-purpose') || headers.has('purpose')) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null) return ['same-origin', 'none'].includes(site) && headers.get('sec-fetch-dest') === 'document'
  const referrer = headers.get('referer')
  return referrer === null || (URL.canParse(referrer) && new URL(referrer).origin === siteOrigin)
}
