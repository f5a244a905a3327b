import { type Result, fail, ok } from '#lib/domain/result.ts'

/** A checked address: of this site (`path`, query and hash included) or of another one. */
export type Destination =
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }

export type DestinationFault = 'invalid' | 'external' | 'dangerous'

/** Schemes that a link may carry besides http and https; all others could run code or read files. */
const CONTACT_SCHEMES = new Set(['mailto:', 'tel:'])

/** No real host ends in `.invalid` (RFC 2606), so an address that stays on it is an address of this site. */
const BASE = 'https://site.invalid'

/**
 * Judges an address before anyone goes there (specification §2, navigation rules). It is judged as the
 * browser would read it, after parsing: `//evil`, `/\evil` and `java<tab>script:` do not pass.
 * An address of another host, and `mailto:` or `tel:`, is refused unless `external` is true.
 */
export function checkDestination(
  raw: string,
  { external = false }: { external?: boolean } = {},
): Result<Destination, DestinationFault> {
  if (raw.trim() === '' || !URL.canParse(raw, BASE)) return fail('invalid')
  const url = new URL(raw, BASE)
  if (CONTACT_SCHEMES.has(url.protocol)) return external ? ok({ kind: 'external', href: url.href }) : fail('external')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return fail('dangerous')
  // `https:x` names a scheme and no host: browsers read it in more than one way.
  if (url.origin === BASE)
    return hasScheme(raw) ? fail('invalid') : ok({ kind: 'internal', href: internalHref(raw, url) })
  if (url.username !== '' || url.password !== '') return fail('dangerous')
  return external ? ok({ kind: 'external', href: url.href }) : fail('external')
}

const hasScheme = (raw: string): boolean => /^\s*[a-z][a-z0-9+.-]*:/i.test(raw)

/** A bare hash or query stays relative to the page it is on. */
function internalHref(raw: string, url: URL): string {
  const trimmed = raw.trim()
  if (trimmed.startsWith('#')) return url.hash || '#'
  if (trimmed.startsWith('?')) return url.search + url.hash
  // `/x//evil` is harmless, `//evil` is another host: emit no path that starts with two slashes.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash
}

/** Addresses that answer with no page, or that leaving by would undo what was just done. */
const NO_PAGE = /^\/(?:api|logout|media|_next)(?:\/|\?|$)/

/**
 * Where somebody asked to go back to after a login, as path and query; undefined for anything but a page of this site.
 * It comes out of an address, which anybody may have written: control characters are refused even where a browser would
 * read over them, a hash is left away.
 */
export function returnPath(raw: string | null): string | undefined {
  if (raw === null || !raw.startsWith('/') || /\p{Cc}/u.test(raw)) return undefined
  const checked = checkDestination(raw)
  if (!checked.ok || checked.value.kind !== 'internal') return undefined
  const path = checked.value.href.split('#', 1)[0] ?? ''
  return NO_PAGE.test(path) ? undefined : path
}
