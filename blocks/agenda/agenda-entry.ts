import { bookingLink } from '#lib/analytics/marks.ts'
import type { AnchorAttributes } from '#components/ui/anchor.ts'
import type { BlockSchema, BlockView, ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { Fields } from '@barriere/shared/block-kit/field.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { Asset, StoryReference } from '@barriere/shared/block-kit/values.ts'
import type { Performance } from '@barriere/shared/domain/content/agenda.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { eventSchema, showSchema } from '../content-types/agenda.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'
import { SECTION_IDS } from '../section-ids.ts'

export interface BookedPerformance extends Performance {
  readonly booking: AnchorAttributes | undefined
  /** Link to the page's section where the site sells seats and offers the waiting list. */
  readonly seats?: AnchorAttributes | undefined
}

/** View of an event or a show for lists. */
export interface AgendaEntry {
  readonly key: string
  readonly title: string
  readonly text: string | undefined
  readonly image: Asset | undefined
  readonly anchor: AnchorAttributes | undefined
  readonly town: string
  readonly place: string
  /** Code of the category; `none` if the editor chose none. */
  readonly category: string
  readonly genre?: string | undefined
  /** Euros; 0 is free. */
  readonly price: number | undefined
  /** Minutes; shows only. */
  readonly duration?: number | undefined
  readonly performances: readonly BookedPerformance[]
  readonly gambling: boolean
}

type Place = Pick<ViewOf<typeof eventSchema>, 'town' | 'venue_name'>

/** Parses events; stories with invalid content are left out. */
export const eventEntries = (stories: readonly StoryReference[], locale: Locale): AgendaEntry[] =>
  parsed(stories, eventSchema).map(({ story, view }) => ({
    ...common(story, view, locale),
    gambling: view.gambling,
    performances: [
      {
        startsAt: view.starts_at,
        endsAt: view.ends_at,
        status: view.status,
        promotion: view.promotion,
        booking: typedLink(view.booking, locale) ?? seatsLink(story, view, locale),
        seats: seatsLink(story, view, locale),
      },
    ],
  }))

/** Parses shows; stories with invalid content are left out. */
export const showEntries = (stories: readonly StoryReference[], locale: Locale): AgendaEntry[] =>
  parsed(stories, showSchema).map(({ story, view }) => ({
    ...common(story, view, locale),
    genre: view.genre,
    duration: view.duration,
    gambling: false,
    performances: view.performances.map(({ starts_at: startsAt, status, promotion, booking }) => ({
      startsAt,
      status,
      promotion,
      endsAt: endAfter(startsAt, view.duration),
      booking: typedLink(booking ?? view.booking, locale) ?? seatsLink(story, view, locale),
      seats: seatsLink(story, view, locale),
    })),
  }))

/** Booking link from an editor's link field. */
function typedLink(link: Parameters<typeof toAnchor>[0], locale: Locale): AnchorAttributes | undefined {
  const anchor = toAnchor(link, locale)
  return anchor && bookingLink(anchor)
}

/** Link to the page's section that sells seats. Undefined if the site does not sell seats for the story. */
export function seatsLink(
  story: StoryReference,
  { seats }: { readonly seats: readonly unknown[] },
  locale: Locale,
): AnchorAttributes | undefined {
  const anchor = seats.length > 0 ? storyAnchor(story, locale) : undefined
  return anchor && bookingLink({ href: `${anchor.href}#${SECTION_IDS.seats}` })
}

const parsed = <F extends Fields>(
  stories: readonly StoryReference[],
  schema: BlockSchema<string, F>,
): { story: StoryReference; view: BlockView<F> }[] =>
  stories.flatMap((story) => {
    const view = storyView(story, schema)
    return view ? [{ story, view }] : []
  })

const common = (
  story: StoryReference,
  view: Place & {
    title: string
    category: string
    teaser: string | undefined
    image: Asset | undefined
    price: number | undefined
  },
  locale: Locale,
) => ({
  key: story.uuid,
  title: view.title,
  text: view.teaser,
  image: view.image,
  anchor: storyAnchor(story, locale),
  town: view.town,
  category: view.category,
  place: placeOf(view, locale),
  price: view.price,
})

const placeOf = ({ town, venue_name: hall }: Place, locale: Locale): string =>
  hall === undefined ? town : getTranslator(locale, 'blocks.agenda')('place', { hall, town })

const endAfter = (start: Date, minutes: number | undefined): Date | undefined =>
  minutes === undefined ? undefined : new Date(start.getTime() + minutes * 60_000)
