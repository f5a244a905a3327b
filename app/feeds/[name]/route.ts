import { FEEDS, feedPath } from '#app/page/feed-links.ts'
import { eventSchema, showSchema } from '#blocks/content-types/agenda.ts'
import { articleSchema } from '#blocks/content-types/editorial.ts'
import { storyEntry } from '#blocks/listing/story-entry.ts'
import { storyView } from '#blocks/listing/story-view.ts'
import { missingFile } from '#lib/api/missing-file.ts'
import { absoluteUrl } from '#lib/content/absolute-url.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import { homePath } from '#lib/content/page.ts'
import type { ListOptions } from '#lib/content/queries.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { takesPlace } from '@barriere/shared/domain/content/agenda.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { env } from '#lib/process/env.ts'
import { type FeedItem, rssXml } from '#lib/seo/feed.ts'

export const dynamic = 'force-dynamic'

const MOST = 50

/** The newest articles, or the next dates of the agenda, in one language. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const path = `/feeds/${(await params).name}`
  const [found] = FEEDS.flatMap((name) =>
    LOCALES.filter((locale) => feedPath(name, locale) === path).map((locale) => ({ name, locale })),
  )
  if (!found) return missingFile()
  const { name, locale } = found
  try {
    const items = name === 'journal' ? await articleItems(locale) : await agendaItems(locale)
    const xml = rssXml({
      title: getTranslator(locale, 'feeds')(name),
      language: locale,
      url: absoluteUrl(homePath(locale)),
      self: absoluteUrl(path),
      items: items.slice(0, MOST),
    })
    return new Response(xml, {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
    })
  } catch (error) {
    if (!isContentError(error)) throw error
    return new Response('The content service does not answer.\n', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '10' },
    })
  }
}

async function storiesOf(
  folder: string,
  contentType: string,
  locale: Locale,
  narrowing: Pick<ListOptions, 'sort' | 'after'> = {},
): Promise<readonly StoryReference[]> {
  const gateway = contentGateway()
  const list = { ...narrowing, folder: `${env.rootFolder}/${folder}`, contentType, locale }
  return (await gateway.forVisitor(() => gateway.listStories(list))).stories
}

/** Fields of every item. Gambling is left out, because a feed has no place for the legal warning. */
function pageItem(story: StoryReference, locale: Locale): FeedItem[] {
  const entry = storyEntry(story, locale)
  if (!entry?.anchor || entry.gambling) return []
  return [{ id: story.uuid, title: entry.title, url: absoluteUrl(entry.anchor.href), description: entry.text }]
}

async function articleItems(locale: Locale): Promise<FeedItem[]> {
  const t = getTranslator(locale, 'blocks.articlesList')
  const newest = { sort: { field: 'published_on', order: 'desc' } } as const
  const items = (await storiesOf('journal', 'article', locale, newest)).flatMap((story) => {
    const view = storyView(story, articleSchema)
    if (!view) return []
    const more = { category: t(`category.${view.category}`), publishedOn: view.published_on }
    return pageItem(story, locale).map((item) => ({ ...item, ...more }))
  })
  return items.toSorted((left, right) => right.publishedOn.getTime() - left.publishedOn.getTime())
}

/** All future dates of events and shows. */
async function agendaItems(locale: Locale): Promise<FeedItem[]> {
  const now = systemClock.now()
  const [events, shows] = await Promise.all([
    storiesOf('evenements', 'event', locale, {
      sort: { field: 'starts_at', order: 'asc' },
      after: { field: 'starts_at', day: addDays(toParisTime(now).day, -1) },
    }),
    storiesOf('spectacles', 'show', locale),
  ])
  const dated = [
    ...events.map((story) => {
      const view = storyView(story, eventSchema)
      return { story, dates: view && takesPlace(view) ? [view.starts_at] : [] }
    }),
    ...shows.map((story) => ({
      story,
      dates: (storyView(story, showSchema)?.performances ?? [])
        .filter(takesPlace)
        .map(({ starts_at: startsAt }) => startsAt),
    })),
  ].flatMap(({ story, dates }) => dates.filter((date) => date.getTime() >= now).map((date) => ({ story, date })))
  return dated
    .toSorted((left, right) => left.date.getTime() - right.date.getTime())
    .flatMap(({ story, date }) =>
      pageItem(story, locale).map((item) => ({
        ...item,
        id: `${item.id}:${date.toISOString()}`,
        title: `${formatMoment(date, locale)} · ${item.title}`,
        startsAt: date,
      })),
    )
}
