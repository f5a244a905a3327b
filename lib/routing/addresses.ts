import { DEFAULT_LOCALE, LOCALES, type Locale, type LocaleStrategy, isLocale } from '@barriere/shared/domain/locale.ts'

/** Folders whose stories have the root folder in their address (specification §2). */
const FRAGMENT_ROUTES = ['headers', 'footers']

/** A letter, digit, hyphen, underscore or tilde written as a code: the same address as without (RFC 3986 §6.2.2.2). */
const NEEDLESS_CODE = /%(?:2d|3[0-9]|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a]|7e)/gi

/**
 * Locales without a prefix in canonical addresses: under `no-prefix` all of them, except in drafts, whose frame in the
 * editor has no language cookie.
 */
export const unnamedLocales = (strategy: LocaleStrategy, draft: boolean): readonly Locale[] =>
  strategy === 'prefix-except-default' ? [DEFAULT_LOCALE] : draft ? [] : LOCALES

/**
 * Canonical path of a page: `/fr` (the `unnamed` languages) dropped, the root folder stripped where it is the first or
 * second segment (except in header and footer routes), no trailing slash except for home, no repeated slash.
 * Percent-encoding is preserved, except for unreserved characters: `/%65n` would bypass the language check and the
 * guard. Always starts with exactly one slash, also to clients that take a backslash for one and drop tabs and line
 * ends, so a redirect to it stays on this host.
 */
export function canonicalPath(path: string, rootFolder: string, unnamed: readonly Locale[] = [DEFAULT_LOCALE]): string {
  let segments = path
    .replace(/[\t\r\n]/g, '')
    .split(/[\\/]/)
    .filter((segment) => segment !== '')
    .map(plainly)
  for (let before = -1; before !== segments.length; ) {
    before = segments.length
    segments = withoutLocale(withoutRootFolder(segments, rootFolder), unnamed)
  }
  return `/${segments.join('/')}`
}

/** Double decoding: a malformed segment is left as it is, since a partly decoded one could form a new escape. */
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

const withoutLocale = (segments: readonly string[], dropped: readonly string[]): string[] =>
  dropped.includes(segments[0] ?? '') ? segments.slice(1) : [...segments]

/** Language that the first segment of a path names. */
export function namedLocale(path: string): Locale | undefined {
  const first = path.split('/', 2)[1]
  return isLocale(first) ? first : undefined
}

/** A canonical path without its language, percent-encoded as it came: `/en/hotels` → `/hotels`, `/en` → ``. */
export function withoutNamedLocale(path: string): string {
  const locale = namedLocale(path)
  return locale === undefined ? path : path.slice(locale.length + 1)
}

/**
 * Language of a canonical path, and the path inside it: decoded, in NFC, as a mail program's `é` of two characters is
 * the same address, without slashes at the ends. Undefined where it cannot be decoded.
 */
export function splitLocale(path: string): { locale: Locale; inside: string } | undefined {
  const segments = path.split('/').filter((segment) => segment !== '')
  const first = segments[0]
  const locale = isLocale(first) ? first : DEFAULT_LOCALE
  const inside = segments.slice(isLocale(first) ? 1 : 0)
  if (!inside.every(isDecodable)) return undefined
  // Path confusion: a decoded slash would split the segment, so `%2F` stays encoded.
  return {
    locale,
    inside: inside
      .map((segment) => (/%2f/i.test(segment) ? segment : decodeURIComponent(segment)))
      .join('/')
      .normalize('NFC'),
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

/** Address of a page: its language, and its path without it, decoded and without slashes at its ends. */
export interface PageAddress {
  readonly locale: Locale
  readonly inside: string
}

/** Internal path of a page, by which Next renders it; also its key in the page cache: `/fr`, `/en/hotels`. */
export const pageKey = ({ locale, inside }: PageAddress): string =>
  inside === '' ? `/${locale}` : `/${locale}/${inside}`

/** The address of such a key; undefined for any other text. */
export function addressOfKey(key: string): PageAddress | undefined {
  const [empty, locale, ...inside] = key.split('/')
  return empty === '' && isLocale(locale) ? { locale, inside: inside.join('/') } : undefined
}

/** First segment of the internal path of a page that depends on its query. */
const LIST_SEGMENT = 'list-page'

/**
 * Internal rewrite of a paginated request: the page number becomes the path segment before the page's own path.
 */
export const listPagePrefix = (listPage: number): string => `/${LIST_SEGMENT}/${listPage}`

/** Internal path and query of a page that is rendered for one request. */
export function freshPath(
  { locale, inside, listPage }: PageAddress & { readonly listPage: number },
  search: string,
): string {
  const segments = inside === '' ? [] : inside.split('/').map(encodeURIComponent)
  return [`/${locale}${listPagePrefix(listPage)}`, ...segments].join('/') + search
}

/** Parses a rewritten path; without a number it is the cacheable first page. */
export function listPageOf(slug: readonly string[]): {
  readonly listPage: number | undefined
  readonly segments: readonly string[]
} {
  const [first, number, ...segments] = slug
  return first === LIST_SEGMENT && number !== undefined
    ? { listPage: Number(number), segments }
    : { listPage: undefined, segments: slug }
}
