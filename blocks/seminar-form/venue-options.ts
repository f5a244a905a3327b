import type { VenueOption } from '#components/requests/request-props.ts'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { LAYOUTS, type Seats, capacityOf } from '@barriere/shared/domain/visitors/seminar.ts'
import { titledOptions } from '../contact/request-options.ts'
import type { BlockContext } from '../context.ts'
import { storiesOfFolder, storyOfFolder } from '../listing/listed-stories.ts'
import { pickedStory } from '../listing/picked-story.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { bodyOf } from '../listing/story-view.ts'
import { optionalContent } from '../optional-content.ts'
import { seminarIncentivesPopinSchema } from '../seminar-incentives-popin/seminar-incentives-popin.schema.ts'
import { seminarVenuesSchema } from '../seminar-venues/seminar-venues.schema.ts'

/** Folder of the seminar venues. */
const VENUES_FOLDER = 'seminaires'

const listedVenues = async (context: BlockContext): Promise<readonly StoryReference[]> =>
  (await optionalContent(() => storiesOfFolder(VENUES_FOLDER, 'seminar', context), context)) ?? []

/** The venue of the current page. */
export const venueOfPage = async (context: BlockContext): Promise<StoryReference | undefined> =>
  await optionalContent(() => {
    const { path } = context
    return storyOfFolder(VENUES_FOLDER, 'seminar', { path, isAsked: (address) => address === path }, context)
  }, context)

interface VenueOptions {
  readonly venues: readonly VenueOption[]
  /** Uuid of the current page's venue, if it is one of `venues`. */
  readonly venue?: string
}

/** Seminar venues with their capacities and incentives: all of them, or those of `only`. */
export async function venueOptions(only: readonly StoryReference[], context: BlockContext): Promise<VenueOptions> {
  const listed = only.length > 0 ? only : await listedVenues(context)
  // Reads each page with its blocks, because they contain halls and incentives. Lists contain no blocks.
  const whole = await Promise.all(
    listed.map(async (story) => (await optionalContent(() => pickedStory(story.uuid, context), context)) ?? story),
  )
  const bodies = new Map(whole.map((story) => [story.uuid, bodyOf(story)]))
  const current = whole.find((story) => storyAnchor(story, context.locale)?.href === context.path)
  return {
    venues: titledOptions(whole, context, ({ uuid }) => uuid).map(({ value, label }) => {
      const body = bodies.get(value) ?? []
      return { value, label, seats: seatsOf(body), incentives: incentivesOf(body) }
    }),
    ...(current ? { venue: current.uuid } : {}),
  }
}

/** Maximum capacity of the halls, by layout. */
function seatsOf(body: readonly RawBlock[]): Seats {
  const halls = body
    .filter(({ component }) => component === seminarVenuesSchema.name)
    .flatMap((block) => {
      const view = seminarVenuesSchema.parse(block)
      return view.ok ? view.value.halls : []
    })
  return Object.fromEntries(
    LAYOUTS.map((layout) => [layout, capacityOf(halls, layout)] as const).filter(([, seats]) => seats > 0),
  )
}

const incentivesOf = (body: readonly RawBlock[]): VenueOption['incentives'] =>
  body
    .filter(({ component }) => component === seminarIncentivesPopinSchema.name)
    .flatMap((block) => {
      const view = seminarIncentivesPopinSchema.parse(block)
      return view.ok ? view.value.incentives.map(({ uid, title }) => ({ key: uid, name: title })) : []
    })
