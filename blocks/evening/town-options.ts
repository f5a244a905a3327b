import type { AnchorAttributes } from '#components/ui/anchor.ts'
import type { ItineraryShow, ItineraryTable } from '#lib/booking/itinerary/itinerary.ts'
import { showNights } from '#lib/booking/itinerary/plan-itineraries.ts'
import { type ViewOf, isRawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { type AgendaEntry, type BookedPerformance, eventEntries, showEntries } from '../agenda/agenda-entry.ts'
import { eventSchema, showSchema } from '../content-types/agenda.ts'
import { restaurantSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { pickedStory } from '../listing/picked-story.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'
import { openingHoursSchema } from '../opening-hours/opening-hours.schema.ts'
import { optionalContent } from '../optional-content.ts'
import type { Property } from './properties.ts'

/** A performance of a show or an event, with its agenda entry and booking. */
export interface TownShow extends ItineraryShow {
  readonly kind: 'show' | 'event'
  readonly entry: AgendaEntry
  readonly performance: BookedPerformance
  /** Requires the legal warning, because it promotes gambling or takes place in a casino. */
  readonly gambling: boolean
}

export interface TownTable extends ItineraryTable {
  readonly view: ViewOf<typeof restaurantSchema>
  readonly anchor: AnchorAttributes | undefined
}

/** The candidates of a town for itineraries. A list that cannot be read is undefined. */
export interface TownOptions {
  /** Shows or events could not be read, so the list may be incomplete. */
  readonly partial: boolean
  readonly shows: readonly TownShow[] | undefined
  readonly tables: readonly TownTable[] | undefined
}

/** Reads the performances in the property's town, and the town's restaurants with opening hours. */
export async function readTown(
  property: Property,
  casinos: readonly Property[] | undefined,
  context: BlockContext,
): Promise<TownOptions> {
  const where = { town: property.town }
  const read = (folder: string, type: string) =>
    optionalContent(() => storiesOfFolder(folder, type, context, { where }), context)
  const [shows, events, restaurants] = await Promise.all([
    read('spectacles', 'show'),
    read('evenements', 'event'),
    read('restaurants', 'restaurant'),
  ])
  return {
    partial: !shows || !events,
    shows: (shows || events) && [
      ...datesOf('show', shows ?? [], property, casinos, context),
      ...datesOf('event', events ?? [], property, casinos, context),
    ],
    tables: restaurants && (await tablesOf(restaurants, property, context)),
  }
}

/** Days with a show by town, and the town of each property by its slug. */
export interface ShowNights {
  readonly towns: Readonly<Record<string, string>>
  readonly nights: Readonly<Record<string, readonly string[]>>
}

/** Days with a show, for the calendar. A list that cannot be read adds no days. */
export async function readShowNights(properties: readonly Property[], context: BlockContext): Promise<ShowNights> {
  const read = (folder: string, type: string) => optionalContent(() => storiesOfFolder(folder, type, context), context)
  const [shows = [], events = []] = await Promise.all([read('spectacles', 'show'), read('evenements', 'event')])
  const nightsOf = (property: Property): readonly string[] =>
    showNights(
      [
        ...datesOf('show', shows, property, undefined, context),
        ...datesOf('event', events, property, undefined, context),
      ],
      context.now,
    )
  return {
    towns: Object.fromEntries(properties.map(({ slug, town }) => [slug, town])),
    nights: Object.fromEntries(properties.map((property) => [property.town, nightsOf(property)])),
  }
}

const KINDS = {
  show: { schema: showSchema, entries: showEntries },
  event: { schema: eventSchema, entries: eventEntries },
} as const

/** Performances in a property or its town. */
export function datesOf(
  kind: keyof typeof KINDS,
  stories: readonly StoryReference[],
  property: Pick<Property, 'uuid' | 'town'>,
  casinos: readonly Property[] | undefined,
  { locale }: Pick<BlockContext, 'locale'>,
): TownShow[] {
  return stories.flatMap((story) => {
    const { town, venue } =
      storyView<typeof eventSchema.fields | typeof showSchema.fields>(story, KINDS[kind].schema) ?? {}
    if (town !== property.town && venue !== property.uuid) return []
    const inCasino = venue !== undefined && (casinos?.some(({ uuid }) => uuid === venue) ?? false)
    return KINDS[kind]
      .entries([story], locale)
      .flatMap((entry) =>
        entry.performances.map((performance) => ({
          ...performance,
          kind,
          entry,
          performance,
          key: `${entry.key} ${performance.startsAt.toISOString()}`,
          gambling: entry.gambling || inCasino,
        })),
      )
  })
}

/** Reads each restaurant separately: lists exclude blocks, and the opening hours are a block. */
async function tablesOf(
  restaurants: readonly StoryReference[],
  property: Property,
  context: BlockContext,
): Promise<TownTable[] | undefined> {
  const near = restaurants.flatMap((story) => {
    const view = storyView(story, restaurantSchema)
    return view?.town === property.town ? [{ story, view }] : []
  })
  return await optionalContent(
    async () =>
      (
        await Promise.all(
          near.map(async ({ story, view }) => {
            const whole = await pickedStory(story.uuid, context)
            const hours = whole && hoursOf(whole)
            return hours
              ? [
                  {
                    key: story.uuid,
                    own: view.hotel === property.uuid,
                    view,
                    anchor: storyAnchor(story, context.locale),
                    ...hours,
                  },
                ]
              : []
          }),
        )
      ).flat(),
    context,
  )
}

/** Opening hours of a page; undefined if it has none. */
export function hoursOf({ content }: StoryReference): Pick<ItineraryTable, 'periods' | 'specialDays'> | undefined {
  const body: readonly unknown[] = Array.isArray(content.body) ? content.body : []
  const raw = body.filter(isRawBlock).find(({ component }) => component === openingHoursSchema.name)
  const hours = raw && openingHoursSchema.parse(raw)
  if (!hours?.ok) return undefined
  return {
    periods: hours.value.periods,
    specialDays: hours.value.special_days.map(({ date, label, opens, closes }) => ({
      day: toParisTime(date).day,
      label,
      spans: opens && closes ? [{ label: undefined, opens, closes }] : [],
    })),
  }
}
