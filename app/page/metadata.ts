import type { Metadata } from 'next'
import { imageUrl } from '#lib/content/media.ts'
import type { Page } from '#lib/content/page.ts'
import { CATALOGUE, type Locale } from '#lib/domain/locale.ts'
import { languageAlternates } from '#lib/seo/alternates.ts'

/** Pixels of the picture that social networks show. */
const SOCIAL = { width: 1200, height: 630 } as const

/** What search engines and social networks read of a page. */
export function pageMetadata({ view, alternates: addresses }: Page, locale: Locale, listPage = 1): Metadata {
  const alternates = listPage === 1 ? addresses : laterPage(addresses, listPage)
  const title = view.seo_title ?? view.title
  const description = view.seo_description ?? view.teaser
  const image = view.seo_image ?? view.image
  return {
    title: view.seo_title ? { absolute: view.seo_title } : view.title,
    ...(description ? { description } : {}),
    ...(view.seo_hidden ? { robots: { index: false } } : {}),
    alternates: { canonical: alternates[locale], languages: languageAlternates(alternates) },
    openGraph: {
      type: 'website',
      siteName: 'Barrière',
      title,
      url: alternates[locale],
      locale: CATALOGUE[locale].replace('-', '_'),
      ...(description ? { description } : {}),
      ...(image ? { images: [{ url: imageUrl(image, { ...SOCIAL, format: 'jpeg' }), ...SOCIAL, alt: image.alt }] } : {}),
    },
  }
}

/** A later page of a list is a page of its own. */
const laterPage = (addresses: Page['alternates'], listPage: number): Page['alternates'] =>
  ({ fr: `${addresses.fr}?page=${listPage}`, en: `${addresses.en}?page=${listPage}` })
