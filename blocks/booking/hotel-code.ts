import type { StoryReference } from '#lib/content/values.ts'
import { hotelSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'
import { optionalContent } from '../optional-content.ts'

/**
 * Code, in the booking engine, of the hotel in whose folder the rooms are. Undefined where they lie below no one hotel,
 * where that one cannot be booked, or where nobody can tell: the rest is worth showing all the same, until the page can
 * be made whole.
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

/** Code of a hotel; undefined where it is none, or cannot be booked. */
export const hotelCode = (hotel: StoryReference): string | undefined =>
  storyView(hotel, hotelSchema)?.booking_code?.trim() || undefined
