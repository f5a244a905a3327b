import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { hotelSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storyOfFolder } from '../listing/listed-stories.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'
import { optionalContent } from '../optional-content.ts'

/** Address of a story in the language of the page. */
const pathOf = (story: StoryReference, { locale }: BlockContext): string | undefined => storyAnchor(story, locale)?.href

/**
 * The hotel whose folder contains all the pages. Undefined if there is none, or if the read fails: the page is then not
 * cached.
 */
export async function hotelAbove(
  paths: readonly (string | undefined)[],
  context: BlockContext,
): Promise<StoryReference | undefined> {
  const [path = ''] = paths
  const isAsked = (address: string): boolean =>
    address !== '' && paths.every((inside) => inside === address || inside?.startsWith(`${address}/`))
  return await optionalContent(() => storyOfFolder('hotels', 'hotel', { path, isAsked }, context), context)
}

/**
 * Booking code of the hotel whose folder contains the rooms. Undefined if there is no such hotel, or if it cannot be
 * booked: the block then renders without prices.
 */
export async function hotelCodeAbove(
  rooms: readonly StoryReference[],
  context: BlockContext,
): Promise<string | undefined> {
  const hotel = await hotelAbove(
    rooms.map((room) => pathOf(room, context)),
    context,
  )
  return hotel && hotelCode(hotel)
}

/** Booking code of a hotel story; undefined for another type or without a code. */
export const hotelCode = (hotel: StoryReference): string | undefined =>
  storyView(hotel, hotelSchema)?.booking_code?.trim() || undefined
