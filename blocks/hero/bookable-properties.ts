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
 * Properties offered by the booking form of a page: a hotel's page offers that hotel, a town's page its hotels, other
 * pages all, by town. Empty where there is none, or where the list could not be read: the hero then renders without the
 * form, and the page is not cached. The page depends on the day, because the form's first date is today.
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

/** Every property that can be booked, with the address of its page. */
export async function allProperties(
  context: BlockContext,
): Promise<readonly (BookableProperty & { readonly path: string | undefined })[]> {
  return (await storiesOfFolder('hotels', 'hotel', context)).flatMap((story) => {
    const hotel = storyView(story, hotelSchema)
    const path = storyAnchor(story, context.locale)?.href
    return hotel?.booking_code ? [{ name: hotel.title, town: hotel.town, code: hotel.booking_code, path }] : []
  })
}

/** Name of the town whose page this is; undefined on other pages. */
async function townOf(context: BlockContext): Promise<string | undefined> {
  const towns = await storiesOfFolder('destinations', 'destination', context)
  const town = towns.find((story) => storyAnchor(story, context.locale)?.href === context.path)
  return town && storyView(town, destinationSchema)?.title
}
