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

/** Search engines show no such page, but go on to what it links to. */
const HIDDEN = { index: false, follow: true } as const

/** What search engines and social networks read of a page. */
export function pageMetadata(page: Page, locale: Locale, listPage = 1): Metadata {
  const { view, alternates: addresses, languages } = page
  const alternates = wholeAddresses(listPage === 1 ? addresses : laterPage(addresses, listPage))
  const title = view.seo_title ?? view.title
  const description = view.seo_description ?? view.teaser
  const image = shareImage(page, locale)
  // A page with a member's card is installed by itself, with a manifest of its own.
  const isCard = view.body.some(({ component }) => component === memberCardSchema.name)
  return {
    ...(isCard ? {} : { manifest: `/manifests/${locale}.webmanifest` }),
    title: view.seo_title ? { absolute: view.seo_title } : view.title,
    ...(description ? { description } : {}),
    ...(view.seo_hidden ? { robots: HIDDEN } : {}),
    alternates: {
      // The same text at another language's address is a copy.
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
 * The same for a page that is rendered for one request, because its query chooses what is shown. A search, an evening
 * and a trip are hidden, since visitors make such addresses up, and each stands for the page without a query; a
 * later page of a list is not.
 */
export function freshMetadata(page: Page, locale: Locale, listPage: number): Metadata {
  const { search, evening, trip } = PAGES[locale]
  const question = [search, evening, trip].some((slug) => withLocale(slug, locale) === page.alternates[locale])
  return question ? { ...pageMetadata(page, locale), robots: HIDDEN } : pageMetadata(page, locale, listPage)
}

/** Next takes a path for an address first, and pays for an exception each time it is none. */
const wholeAddresses = (addresses: Page['alternates']): Page['alternates'] =>
  mapLocales((locale) => absoluteUrl(addresses[locale]))

/** A later page of a list is a page of its own. */
const laterPage = (addresses: Page['alternates'], listPage: number): Page['alternates'] =>
  mapLocales((locale) => `${addresses[locale]}?page=${listPage}`)
