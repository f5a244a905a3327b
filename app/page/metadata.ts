import type { Metadata } from 'next'
import { memberCardSchema } from '#blocks/member-card/member-card.schema.ts'
import { absoluteUrl } from '#lib/content/absolute-url.ts'
import type { Page } from '#lib/content/page.ts'
import { withLocale } from '#lib/content/paths.ts'
import { DEFAULT_LOCALE, type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { languageAlternates } from '#lib/seo/alternates.ts'
import { LANGUAGE_TAGS, PAGES } from '@barriere/shared/locales/locales.ts'
import { BRAND } from '#lib/seo/site.ts'
import { feedLinks } from './feed-links.ts'
import { shareImage } from './share-image.ts'

/** Search engines do not list such a page, but follow its links. */
const HIDDEN = { index: false, follow: true } as const

/** Metadata of a page for search engines and social networks. */
export function pageMetadata(page: Page, locale: Locale, listPage = 1): Metadata {
  const { view, alternates: addresses, languages } = page
  const alternates = wholeAddresses(listPage === 1 ? addresses : laterPage(addresses, listPage))
  const title = view.seo_title ?? view.title
  const description = view.seo_description ?? view.teaser
  const image = shareImage(page, locale)
  // A page with a member card is installed as its own app, with its own manifest.
  const isCard = view.body.some(({ component }) => component === memberCardSchema.name)
  return {
    ...(isCard ? {} : { manifest: `/manifests/${locale}.webmanifest` }),
    title: view.seo_title ? { absolute: view.seo_title } : view.title,
    ...(description ? { description } : {}),
    ...(view.seo_hidden ? { robots: HIDDEN } : {}),
    alternates: {
      // An untranslated page is a copy, so the address in the default language is canonical.
      canonical: alternates[languages.includes(locale) ? locale : DEFAULT_LOCALE],
      languages: languageAlternates(alternates, languages),
      types: { 'application/rss+xml': feedLinks(locale) },
    },
    ...(image ? { twitter: { card: 'summary_large_image' } } : {}),
    openGraph: {
      type: 'website',
      siteName: BRAND,
      title,
      url: alternates[locale],
      locale: LANGUAGE_TAGS[locale].catalogue.replace('-', '_'),
      ...(description ? { description } : {}),
      ...(image ? { images: [{ ...image, url: absoluteUrl(image.url) }] } : {}),
    },
  }
}

/**
 * The same for a page that is rendered per request, because its content depends on the query. A search, an evening and
 * a trip are hidden and have the address without a query, because visitors make up their queries. A later page of a
 * list is not hidden.
 */
export function freshMetadata(page: Page, locale: Locale, listPage: number): Metadata {
  const { search, evening, trip } = PAGES[locale]
  const question = [search, evening, trip].some((slug) => withLocale(slug, locale) === page.alternates[locale])
  return question ? { ...pageMetadata(page, locale), robots: HIDDEN } : pageMetadata(page, locale, listPage)
}

/** Absolute addresses, because Next first parses each value as an absolute URL, and a path costs an exception. */
const wholeAddresses = (addresses: Page['alternates']): Page['alternates'] =>
  mapLocales((locale) => absoluteUrl(addresses[locale]))

/** Each later page of a list has its own address. */
const laterPage = (addresses: Page['alternates'], listPage: number): Page['alternates'] =>
  mapLocales((locale) => `${addresses[locale]}?page=${listPage}`)
