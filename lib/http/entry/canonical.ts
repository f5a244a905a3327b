import { DEFAULT_LOCALE, type Locale, isLocale } from '#lib/domain/locale.ts'

/** Folders below the root folder whose stories keep it in their address (specification §2). */
const FRAGMENT_ROUTES = ['headers', 'footers']

/**
 * The one address of a page: `/fr` dropped, the root folder stripped where it is the first or second segment
 * (but for header and footer routes), no slash at the end but for home, no repeated slash. Percent-encoding is kept as it came.
 * Always starts with exactly one slash, so a redirect to it stays on this host.
 */
export function canonicalPath(path: string, rootFolder: string): string {
  let segments = path.split('/').filter((segment) => segment !== '')
  for (let before = -1; before !== segments.length;) {
    before = segments.length
    segments = withoutDefaultLocale(withoutRootFolder(segments, rootFolder))
  }
  return `/${segments.join('/')}`
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

/** Language of a canonical path, and the path inside it: decoded, without slashes at the ends. Undefined where it cannot be decoded. */
export function splitLocale(path: string): { locale: Locale; inside: string } | undefined {
  const segments = path.split('/').filter((segment) => segment !== '')
  const first = segments[0]
  const locale = isLocale(first) ? first : DEFAULT_LOCALE
  try {
    const inside = segments.slice(isLocale(first) ? 1 : 0).map((segment) => decodeURIComponent(segment))
    // A decoded slash would make two segments out of one.
    return inside.some((segment) => segment.includes('/')) ? { locale, inside: path.slice(1) } : { locale, inside: inside.join('/') }
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
