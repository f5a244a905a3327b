import { escapeMarkup } from '@barriere/shared/domain/text/escape-markup.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { languageAlternates } from './alternates.ts'

/** Addresses per file; a larger site gets a sitemap index. The protocol's limit is ten times as many. */
export const SITEMAP_SIZE = 5_000

export interface SitemapPage {
  readonly paths: Readonly<Record<Locale, string>>
  /** Languages in which the page has text of its own. */
  readonly languages: readonly Locale[]
  /** ISO 8601, or '' where it is unknown. */
  readonly publishedAt: string
}

interface SitemapOptions {
  /** Path (with its query) → address with scheme and host. */
  readonly absolute: (path: string) => string
  /** Number of the file within the index, from 1. */
  readonly part?: number | undefined
  readonly size?: number
}

/**
 * Sitemap (https://www.sitemaps.org/protocol.html): every page in each of its languages with its alternates, or, above
 * the size limit, the index of the files. All languages of a page are in the same file. Undefined for a part that does
 * not exist.
 */
export function sitemapXml(
  pages: readonly SitemapPage[],
  { absolute, part, size = SITEMAP_SIZE }: SitemapOptions,
): string | undefined {
  const parts = chunks(pages, Math.max(1, Math.floor(size / LOCALES.length)))
  if (part !== undefined) {
    const chosen = parts[part - 1]
    return chosen && urlSet(chosen, absolute)
  }
  return parts.length > 1 ? indexOf(parts, absolute) : urlSet(pages, absolute)
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const urlSet = (pages: readonly SitemapPage[], absolute: SitemapOptions['absolute']): string => {
  const urls = pages.flatMap(({ paths, languages, publishedAt }) => {
    const links = Object.entries(languageAlternates(paths, languages))
      .map(
        ([language, path]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(absolute(path))}" />\n`,
      )
      .join('')
    return [...new Set(languages.map((locale) => paths[locale]))].map(
      (path) => `<url>\n<loc>${escapeMarkup(absolute(path))}</loc>\n${links}${lastmod(publishedAt)}</url>\n`,
    )
  })
  return `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

const indexOf = (parts: readonly (readonly SitemapPage[])[], absolute: SitemapOptions['absolute']): string => {
  const files = parts.map((pages, index) => {
    const latest = pages
      .map(({ publishedAt }) => publishedAt)
      .filter(isMoment)
      .toSorted((a, b) => Date.parse(a) - Date.parse(b))
      .at(-1)
    return `<sitemap>\n<loc>${escapeMarkup(absolute(`/sitemap.xml?part=${index + 1}`))}</loc>\n${lastmod(
      latest ?? '',
    )}</sitemap>\n`
  })
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.join('')}</sitemapindex>\n`
}

const isMoment = (text: string): boolean => !Number.isNaN(Date.parse(text))

const lastmod = (publishedAt: string): string =>
  isMoment(publishedAt) ? `<lastmod>${new Date(publishedAt).toISOString()}</lastmod>\n` : ''

const chunks = <T>(items: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  )
