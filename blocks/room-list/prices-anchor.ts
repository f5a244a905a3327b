import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { suggestedStay } from '#lib/booking/suggested-stay.ts'
import { stayHref } from '#lib/booking/synxis.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { DAY_TAG, INCOMPLETE_TAG } from '#lib/content/tags.ts'
import type { StoryReference } from '#lib/content/values.ts'
import { tagPage } from '#lib/http/page-cache/tag-page.ts'
import { hotelSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'

/**
 * The link to the prices of the hotel above all the rooms, on the dates to begin with. Undefined where they lie below no
 * one hotel, where that one cannot be booked, or where nobody can tell: the rooms are worth showing all the same, until
 * the page can be made whole.
 */
export async function pricesAnchor(rooms: readonly StoryReference[], context: BlockContext): Promise<AnchorAttributes | undefined> {
  const { locale, now, draft } = context
  const hotel = await codeAbove(rooms, context).catch(async (error: unknown) => {
    if (!isContentError(error)) throw error
    if (!draft) await tagPage([INCOMPLETE_TAG])
    return undefined
  })
  const dates = suggestedStay(now.getTime())
  if (!hotel || !dates) return undefined
  await tagPage([DAY_TAG])
  return { href: stayHref({ hotel, locale, dates }), rel: 'nofollow' }
}

/** Code, in the booking engine, of the hotel in whose folder the rooms are. */
async function codeAbove(rooms: readonly StoryReference[], context: BlockContext): Promise<string | undefined> {
  const pathOf = (story: StoryReference): string | undefined => storyAnchor(story, context.locale)?.href
  const hotel = (await storiesOfFolder('hotels', 'hotel', context)).find((story) => {
    const path = pathOf(story)
    return path !== undefined && rooms.every((room) => pathOf(room)?.startsWith(`${path}/`))
  })
  return hotel && storyView(hotel, hotelSchema)?.booking_code?.trim()
}
