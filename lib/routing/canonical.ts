import { DEFAULT_LOCALE, type Locale, isLocale } from '#lib/domain/locale.ts'

/** Folders below the root folder whose stories keep it in their address (specification §2). */
const FRAGMENT_ROUTES = ['headers', 'footers']

/** A letter, digit, hyphen, underscore or tilde written as a code: the same address as without (RFC 3986 §6.2.2.2). */
const NEEDLESS_CODE = /%(?:2d|3[0-9]|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a]|7e)/gi

/**
 * The one address of a page: `/fr` dropped, the root folder stripped where it is the first or second segment
 * (but for header and footer routes), no slash at the end but for home, no repeated slash. Percent-encoding is kept as
 * it came, but for letters that need none: `/%65n` would pass for another language, and by its guard.
 * Always starts with exactly one slash, also to clients that take a backslash for one and drop tabs and line ends,
 * so a redirect to it stays on this host.
 */
export function canonicalPath(path: string, rootFolder: string): string {
  let segments = path
    .replace(/[\t\r\n]/g, '')
    .split(/[\\/]/)
    .filter((segment) => segment !== '')
    .map(plainly)
  for (let before = -1; before !== segments.length; ) {
    before = segments.length
    segments = withoutDefaultLocale(withoutRootFolder(segments, rootFolder))
  }
  return `/${segments.join('/')}`
}

/** A segment that cannot be decoded stays as it came: what is left of it could make a new code. */
function plainly(segment: string): string {
  return isDecodable(segment) ? segment.replace(NEEDLESS_CODE, decodeURIComponent) : segment
}

function withoutRootFolder(segments: readonly string[], rootFolder: string): string[] {
  const index = segments.slice(0, 2).indexOf(rootFolder)
  return index === -1 || isFragmentRoute(segments, index) ? [...segments] : segments.toSpliced(index, 1)
}

function isFragmentRoute(segments: readonly string[], rootIndex: number): boolean {
  const leads = rootIndex === 0 || isLocale(segments[0])
  return leads && FRAGMENT_ROUTES.includes(segments[rootIndex + 1] ?? '') && segments.length > rootIndex + 2
}

const withoutDefaultLocale = (segments: readonly string[]): string[] =>
  segments[0] === DEFAULT_LOCALE ? segments.slice(1) : [...segments]

/**
 * Language of a canonical path, and the path inside it: decoded, without slashes at the ends. Undefined where it cannot
 * be decoded.
 */
export function splitLocale(path: string): { locale: Locale; inside: string } | undefined {
  const segments = path.split('/').filter((segment) => segment !== '')
  const first = segments[0]
  const locale = isLocale(first) ? first : DEFAULT_LOCALE
  const inside = segments.slice(isLocale(first) ? 1 : 0)
  if (!inside.every(isDecodable)) return undefined
  // A decoded slash would make two segments out of one: such a segment stays as it came.
  return {
    locale,
    inside: inside.map((segment) => (/%2f/i.test(segment) ? segment : decodeURIComponent(segment))).join('/'),
  }
}

/** Whether percent-encoded text can be decoded: `%E0%A4%A` and a bare `%` cannot. */
export function isDecodable(text: string): boolean {
  try {
    return typeof decodeURIComponent(text) === 'string'
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
