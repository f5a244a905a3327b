import { articleSchema } from '#blocks/content-types/editorial.ts'
import { offerSchema } from '#blocks/content-types/pleasures.ts'
import { storyEntry } from '#blocks/listing/story-entry.ts'
import { FRAGMENTS } from '#blocks/schemas.ts'
import { absoluteUrl } from '#lib/content/absolute-url.ts'
import { withLocale } from '#lib/content/paths.ts'
import { env } from '#lib/process/env.ts'
import { PAGES } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { article } from '#lib/seo/article.ts'
import { offer } from '#lib/seo/offer.ts'
import { organization, webSite } from '#lib/seo/site.ts'
import type { PageThing } from '#lib/seo/in-context.ts'
import { type Known, addressOf, readAs } from './known.ts'

const HOUSE_TYPES: Readonly<Record<string, 'Hotel' | 'Casino' | 'Restaurant' | 'DaySpa'>> = {
  hotel: 'Hotel',
  casino: 'Casino',
  restaurant: 'Restaurant',
  spa: 'DaySpa',
}

export const offerData = readAs(offerSchema, (view, { described, context: { locale } }) => [
  offer({
    ...described,
    category: getTranslator(locale, 'blocks.offers')(`category.${view.category}`),
    price: view.price,
    validFrom: view.valid_from,
    validUntil: view.valid_until,
    properties: view.houses.flatMap((story) => {
      const type = HOUSE_TYPES[story.component]
      const entry = type && storyEntry(story, locale)
      return entry ? [{ type, name: entry.title, url: entry.anchor && absoluteUrl(entry.anchor.href) }] : []
    }),
    group: { origin: env.siteOrigin },
  }),
])

export const articleData = readAs(articleSchema, (view, { page, described, context: { locale } }) => {
  const published = page.story.publishedAt === undefined ? undefined : new Date(page.story.publishedAt)
  return [
    article(
      {
        ...described,
        publishedOn: view.published_on,
        modifiedOn: published && !Number.isNaN(published.getTime()) ? published : undefined,
        author: view.author,
        section: getTranslator(locale, 'blocks.articlesList')(`category.${view.category}`),
        readingTime: view.reading_time,
        publisher: { origin: env.siteOrigin },
      },
      locale,
    ),
  ]
})

/** The group and its site, for the home page. */
export function siteData({ page, described, context: { locale } }: Known): readonly PageThing[] {
  const group = { origin: env.siteOrigin }
  const parsed = page.footer && FRAGMENTS.footer.parse(page.footer.content)
  const networks = parsed?.ok ? parsed.value.social.map(({ link }) => addressOf(link, locale)) : []
  return [
    organization({
      ...group,
      description: described.description,
      sameAs: networks.filter(
        (address) => address !== undefined && !address.startsWith(`${env.siteOrigin}/`),
      ) as string[],
    }),
    webSite({ ...group, url: described.url, searchPath: withLocale(PAGES[locale].search, locale) }, locale),
  ]
}
