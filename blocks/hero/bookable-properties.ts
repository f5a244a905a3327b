import type { BookableProperty } from '#components/booking/booking-bar.tsx'
import { DAY_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { destinationSchema, hotelSchema } from '#blocks/content-types/places.ts'
import type { BlockContext } from '#blocks/context.ts'
import { storiesOfFolder } from '#blocks/listing/listed-stories.ts'
import { storyAnchor } from '#blocks/listing/story-entry.ts'
import { storyView } from '#blocks/listing/story-view.ts'
import { optionalContent } from '#blocks/optional-content.ts'

/**
 * The houses that can be booked from a page: on a hotel's own that one, on a town's its own, elsewhere all, by town.
 * Empty where there is none, or where nobody can tell: the hero is worth showing all the same, until it can be made
 * whole. The page is made anew each day, since nobody arrives yesterday.
 */
export async function bookableProperties(context: BlockContext): Promise<readonly BookableProperty[]> {
  const read = await optionalContent(() => Promise.all([allProperties(context), townOf(context)]), context)
  if (!read) return []
  const [properties, town] = read
  await tagPage([DAY_TAG])
  const own = properties.filter(({ path }) => path === context.path)
  const near = properties.filter((property) => property.town === town)
  return [own, near, properties].find((group) => group.length > 0) ?? []
}

async function allProperties(
  context: BlockContext,
): Promise<readonly (BookableProperty & { readonly path: string | undefined })[]> {
  return (await storiesOfFolder('hotels', 'hotel', context)).flatMap((story) => {
    const hotel = storyView(story, hotelSchema)
    const path = storyAnchor(story, context.locale)?.href
    return hotel?.booking_code ? [{ name: hotel.title, town: hotel.town, code: hotel.booking_code, path }] : []
  })
}

/** The name of the town whose page this is; lists tell towns apart by it. */
async function townOf(context: BlockContext): Promise<string | undefined> {
  const towns = await storiesOfFolder('destinations', 'destination', context)
  const town = towns.find((story) => storyAnchor(story, context.locale)?.href === context.path)
  return town && storyView(town, destinationSchema)?.title
}
