import { type AgendaEntry, eventEntries, showEntries } from '#blocks/agenda/agenda-entry.ts'
import { casinoSchema } from '#blocks/content-types/places.ts'
import { tournamentSchema } from '#blocks/content-types/tournament.ts'
import { storyAnchor } from '#blocks/listing/story-entry.ts'
import { storyView } from '#blocks/listing/story-view.ts'
import { tournamentEntries } from '#blocks/tournaments/tournament-agenda.ts'
import { unreadFile } from '#app/api/unread-file.ts'
import { missingFile } from '#lib/api/missing-file.ts'
import { absoluteUrl } from '#lib/content/absolute-url.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import { toReference } from '#lib/content/story.ts'
import { calendarOf } from '@barriere/shared/domain/time/calendar-entry.ts'
import { contentDisposition } from '@barriere/shared/http/content-disposition.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { type Locale, isLocale } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import { isGuarded } from '#lib/routing/guards.ts'

export const dynamic = 'force-dynamic'

/** `fr/<story uuid>/<date in milliseconds>.ics`, as `calendarHref` writes it. */
const PATH = /^(?<locale>[a-z]{2})\/(?<uuid>[\w-]{1,64})\/(?<start>\d{1,16})\.ics$/

/** One date of a show, an event or a tournament as a file for the visitor's calendar (RFC 5545). */
export async function GET(_: Request, { params }: { params: Promise<{ path: readonly string[] }> }): Promise<Response> {
  const { locale, uuid = '', start } = PATH.exec((await params).path.join('/'))?.groups ?? {}
  if (!isLocale(locale)) return missingFile()
  const gateway = contentGateway()
  if (!gateway.isPublished({ uuid })) return missingFile()
  try {
    const story = await gateway.forVisitor(() => gateway.getStory({ uuid }, locale))
    const reference = toReference(story)
    const href = storyAnchor(reference, locale)?.href
    if (href === undefined || isGuarded(href)) return missingFile()
    const [entry] = await entriesOf(reference, locale)
    const performance = entry?.performances.find(({ startsAt }) => startsAt.getTime() === Number(start))
    if (!entry || !performance) return missingFile()
    const text = calendarOf({
      uid: `${uuid}-${start}@${new URL(env.siteOrigin).host}`,
      stamp: Date.parse(story.publishedAt ?? '') || performance.startsAt.getTime(),
      startsAt: performance.startsAt,
      endsAt: performance.endsAt,
      title: entry.title,
      place: entry.place,
      text: entry.text,
      url: absoluteUrl(href),
      canceled: performance.status === 'canceled',
    })
    return new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': contentDisposition('attachment', `${reference.slug.split('/').at(-1) || 'date'}.ics`),
        'cache-control': 'public, max-age=300',
      },
    })
  } catch (error) {
    return unreadFile(error)
  }
}

/** Agenda entries of the story. The place of a tournament is its casino, if that is published. */
async function entriesOf(story: StoryReference, locale: Locale): Promise<AgendaEntry[]> {
  const uuid = storyView(story, tournamentSchema)?.casino
  if (uuid === undefined) return [...showEntries([story], locale), ...eventEntries([story], locale)]
  const gateway = contentGateway()
  const casino = gateway.isPublished({ uuid })
    ? storyView(toReference(await gateway.forVisitor(() => gateway.getStory({ uuid }, locale))), casinoSchema)
    : undefined
  return tournamentEntries([story], casino ? [{ uuid, name: casino.title, town: casino.town }] : [], locale)
}
