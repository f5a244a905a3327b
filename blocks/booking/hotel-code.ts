import { isContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import type { StoryReference } from '#lib/content/values.ts'
import { tagPage } from '#lib/process/tag-page.ts'
import { hotelSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'

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
  try {
    const hotel = (await storiesOfFolder('hotels', 'hotel', context)).find((story) => {
      const path = pathOf(story)
      return path !== undefined && rooms.every((room) => pathOf(room)?.startsWith(`${path}/`))
    })
    return hotel && hotelCode(hotel)
  } catch (error) {
    if (!isContentError(error)) throw error
    if (!context.draft) await tagPage([INCOMPLETE_TAG])
    return undefined
  }
}

/** Code of a hotel; undefined where it is none, or cannot be booked. */
export const hotelCode = (hotel: StoryReference): string | undefined =>
  storyView(hotel, hotelSchema)?.booking_code?.trim() || undefined
