/**
 * Whether an `origin` is this site: as configured, or with the host of the request, since the site may have several. A
 * page of another site has its own host there.
 */
const isOwnOrigin = (origin: string | null, headers: Headers, siteOrigin: string): boolean =>
  origin === siteOrigin || origin === `${siteOrigin.split('//', 1)[0]}//${headers.get('host')}`

/** CSRF: whether the request comes from a page of this site, by Fetch Metadata or, in older browsers, `origin`. */
export function isOwnRequest(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  return site === null ? isOwnOrigin(headers.get('origin'), headers, siteOrigin) : site === 'same-origin'
}

/**
 * CSRF for a navigation: a link of this site, a bookmark or the address bar; not a link of another site, a frame, an
 * image or a prefetch.
 */
export function isOwnNavigation(headers: Headers, siteOrigin: string): boolean {
  if (headers.has('sec-purpose') || headers.has('purpose')) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null) return ['same-origin', 'none'].includes(site) && headers.get('sec-fetch-dest') === 'document'
  const referrer = headers.get('referer')
  return referrer === null || isOwnOrigin(URL.parse(referrer)?.origin ?? null, headers, siteOrigin)
}
