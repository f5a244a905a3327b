import type { StoryReference } from '#lib/content/values.ts'
import { hotelSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'
import { optionalContent } from '../optional-content.ts'

/**
 * Booking code of the hotel whose folder contains the rooms. Undefined where they belong to several hotels, where the
 * hotel cannot be booked, or where the hotels could not be read: the block then renders without prices, and the page is
 * not cached.
 */
export async function hotelCodeAbove(
  rooms: readonly StoryReference[],
  context: BlockContext,
): Promise<string | undefined> {
  const pathOf = (story: StoryReference): string | undefined => storyAnchor(story, context.locale)?.href
  const hotels = await optionalContent(() => storiesOfFolder('hotels', 'hotel', context), context)
  const hotel = hotels?.find((story) => {
    const path = pathOf(story)
    return path !== undefined && rooms.every((room) => pathOf(room)?.startsWith(`${path}/`))
  })
  return hotel && hotelCode(hotel)
}

/** Booking code of a hotel story; undefined for another type or without a code. */
export const hotelCode = (hotel: StoryReference): string | undefined =>
  storyView(hotel, hotelSchema)?.booking_code?.trim() || undefined
