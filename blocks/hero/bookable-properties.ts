import type { BookableProperty } from '#components/booking/booking-bar.tsx'
import { DAY_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { destinationSchema } from '#blocks/content-types/places.ts'
import type { BlockContext } from '#blocks/context.ts'
import { bookableHotels } from '#blocks/listing/bookable-hotels.ts'
import { storiesOfFolder } from '#blocks/listing/listed-stories.ts'
import { storyAnchor } from '#blocks/listing/story-entry.ts'
import { storyView } from '#blocks/listing/story-view.ts'
import { optionalContent } from '#blocks/optional-content.ts'

interface Bookable {
  readonly properties: readonly BookableProperty[]
  /** Where the form begins: the town whose page this is; anywhere on other pages, and in a town without a hotel. */
  readonly place: string
}

/**
 * What the booking form of a page offers: a hotel's page that hotel, other pages all. Without properties where there is
 * none, or where the list could not be read: the hero then renders without the form, and the page is not cached. The
 * page depends on the day, because the form's first date is today.
 */
export async function bookableProperties(context: BlockContext): Promise<Bookable> {
  const read = await optionalContent(() => Promise.all([bookableHotels(context), townOf(context)]), context)
  if (!read) return { properties: [], place: '' }
  const [hotels, town = ''] = read
  await tagPage([DAY_TAG])
  const own = hotels.filter(({ path }) => path === context.path)
  return { properties: own.length > 0 ? own : hotels, place: hotels.some((hotel) => hotel.town === town) ? town : '' }
}

/** Name of the town whose page this is; undefined on other pages. */
async function townOf(context: BlockContext): Promise<string | undefined> {
  const towns = await storiesOfFolder('destinations', 'destination', context)
  const town = towns.find((story) => storyAnchor(story, context.locale)?.href === context.path)
  return town && storyView(town, destinationSchema)?.title
}
