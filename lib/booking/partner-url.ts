/** Placeholder for the host by which the visitor reached the site. */
const HERE = 'http://site.invalid'

/**
 * Address of a booking partner as a URL to build on. A path, such as `/partners/synxis`, is a stand-in that the site
 * passes on, so that its links work under every name, port and scheme of the site.
 */
export const partnerUrl = (base: string): URL => new URL(base, HERE)

/** Address for a link, a form or a redirect: absolute, or the path of a stand-in. */
export const addressOf = (url: URL): string => (url.origin === HERE ? url.pathname + url.search + url.hash : url.href)

/** An address, of a partner or of this site, with parameters set. */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = partnerUrl(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return addressOf(url)
}

/** Query string in the given order, without empty values. Commas stay unescaped, as the engine writes them. */
export const queryOf = (entries: readonly (readonly [string, string | undefined])[]): string =>
  new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])))
    .toString()
    .replaceAll('%2C', ',')

/** Source of a content security policy: the partner's origin, or `'self'` for a stand-in. */
export function sourceOf(base: string): string {
  const { origin } = partnerUrl(base)
  return origin === HERE ? "'self'" : origin
}
