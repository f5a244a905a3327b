import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'

/** A validated address: internal (path, query and hash) or external. */
export type Destination =
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }

export type DestinationFault = 'invalid' | 'external' | 'dangerous'

/** Schemes allowed besides http and https; others could run code or read files. */
const CONTACT_SCHEMES = new Set(['mailto:', 'tel:'])

/** No real host ends in `.invalid` (RFC 2606), so an address that stays on it is an address of this site. */
const BASE = 'https://site.invalid'

/**
 * Validates an address against open redirects and script injection (specification §2, navigation rules). It is parsed
 * as a browser parses it, so that `//evil`, `/\evil` and `java<tab>script:` are refused. An address of another host,
 * and `mailto:` or `tel:`, is refused unless `external` is true.
 */
export function checkDestination(
  raw: string,
  { external = false }: { external?: boolean } = {},
): Result<Destination, DestinationFault> {
  if (raw.trim() === '' || !URL.canParse(raw, BASE)) return fail('invalid')
  const url = new URL(raw, BASE)
  if (CONTACT_SCHEMES.has(url.protocol)) return external ? ok({ kind: 'external', href: url.href }) : fail('external')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return fail('dangerous')
  // `https:x` has a scheme without a host: browsers parse it differently.
  if (url.origin === BASE)
    return hasScheme(raw) ? fail('invalid') : ok({ kind: 'internal', href: internalHref(raw, url) })
  if (url.username !== '' || url.password !== '') return fail('dangerous')
  return external ? ok({ kind: 'external', href: url.href }) : fail('external')
}

const hasScheme = (raw: string): boolean => /^\s*[a-z][a-z0-9+.-]*:/i.test(raw)

/** A bare hash or query stays relative to the current page. */
function internalHref(raw: string, url: URL): string {
  const trimmed = raw.trim()
  if (trimmed.startsWith('#')) return url.hash || '#'
  if (trimmed.startsWith('?')) return url.search + url.hash
  // Open redirect: a path that starts with two slashes would be another host.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash
}

/** Folders of paths that are not pages, and the logout, to which a login must not lead back. */
const NO_PAGES = ['api', 'logout', 'media', '_next']

/** Maximum number of encodings of a path; a page's has at most one. */
const MOST_ENCODED = 3

/**
 * Whether a path is, or could be redirected to, something other than a page: the folder counts anywhere (`/en/logout`)
 * and in any spelling (`/%6Cogout`). True also for a path that cannot be decoded, or not soon.
 */
function leadsToNoPage(path: string): boolean {
  try {
    let plain = path
    for (let times = 0; times < MOST_ENCODED; times += 1) plain = decodeURIComponent(plain)
    if (plain !== decodeURIComponent(plain)) return true
    return plain
      .toLowerCase()
      .replace(/[\p{Cc}\p{Z}]/gu, '')
      .split(/[/\\?#]/)
      .some((segment) => NO_PAGES.includes(segment))
  } catch {
    return true
  }
}

/**
 * Return path of a login, as path and query, without a hash; undefined for anything but a page of this site. Open
 * redirect: the value is a query parameter that an attacker may have chosen, so control characters are refused even
 * where browsers ignore them.
 */
export function returnPath(raw: string | null): string | undefined {
  if (raw === null || !raw.startsWith('/') || /\p{Cc}/u.test(raw)) return undefined
  const checked = checkDestination(raw)
  if (!checked.ok || checked.value.kind !== 'internal') return undefined
  const path = checked.value.href.split('#', 1)[0] ?? ''
  return leadsToNoPage(path.split('?', 1)[0] ?? '') ? undefined : path
}
