import {
  type Locale,
  type LocaleStrategy,
  isLocale,
  localizedPath,
  trimSlashes,
} from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'

/** Folders whose stories are parts of pages: their only address is `/<root>/…` (specification §2). */
const FRAGMENT_FOLDERS = ['headers/', 'footers/']

/**
 * Full slug of the content service → address on this site.
 * `website-hotels/hotels/les-colombages` → `/hotels/les-colombages`; `en/website-hotels/` → `/en`.
 */
export function slugToPath(fullSlug: string, locale: Locale, rootFolder: string, strategy?: LocaleStrategy): string {
  // Slugs come as they were typed: NFC, as addresses are looked up.
  const slug = withoutLanguage(trimSlashes(fullSlug.normalize('NFC')))
  const inside = withoutRoot(slug, rootFolder)
  const path = isFragment(inside) ? `${rootFolder}/${inside}` : inside
  return withLocale(path, locale, strategy)
}

/** Address without its locale (`hotels/x`, `''` for home, `website-hotels/headers/main`) → full slug of the story. */
export function pathToSlug(path: string, rootFolder: string): string {
  const inside = withoutRoot(trimSlashes(path), rootFolder)
  return inside === '' ? `${rootFolder}/` : `${rootFolder}/${inside}`
}

/** `hotels/x` → `/hotels/x` in French; in English `/en/hotels/x`, without prefixes `/hotels/x`. */
export const withLocale = (path: string, locale: Locale, strategy: LocaleStrategy = env.localeStrategy): string =>
  localizedPath(path, locale, strategy)

/**
 * Address of the language switch. Without locale prefixes it names the language nevertheless: the middleware stores the
 * choice in the cookie and redirects to the address itself.
 */
export const localeChoicePath = (
  path: string,
  locale: Locale,
  strategy: LocaleStrategy = env.localeStrategy,
): string => (strategy === 'no-prefix' ? `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}` : path)

/** Whether a path inside the root folder belongs to a header or footer. */
export const isFragment = (inside: string): boolean => FRAGMENT_FOLDERS.some((folder) => inside.startsWith(folder))

const withoutRoot = (slug: string, rootFolder: string): string =>
  slug === rootFolder ? '' : slug.startsWith(`${rootFolder}/`) ? slug.slice(rootFolder.length + 1) : slug

function withoutLanguage(slug: string): string {
  const end = slug.indexOf('/')
  const first = end === -1 ? slug : slug.slice(0, end)
  if (!isLocale(first)) return slug
  return end === -1 ? '' : slug.slice(end + 1)
}
