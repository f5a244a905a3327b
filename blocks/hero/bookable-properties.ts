import type { BookableProperty } from '#components/booking/booking-bar.tsx'
import { DAY_TAG } from '#lib/content/tags.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { destinationSchema } from '#blocks/content-types/places.ts'
import type { BlockContext } from '#blocks/context.ts'
import { type BookableHotel, asBookable, bookableHotels } from '#blocks/listing/bookable-hotels.ts'
import { storyOfFolder } from '#blocks/listing/listed-stories.ts'
import { storyView } from '#blocks/listing/story-view.ts'
import { optionalContent } from '#blocks/optional-content.ts'

interface Bookable {
  readonly properties: readonly BookableProperty[]
  /** Initial place of the form: the town of the current page. Empty on other pages, and in a town without a hotel. */
  readonly place: string
}

/**
 * Properties for the booking form: on a bookable hotel's page only that hotel, on other pages all hotels. Empty if the
 * list cannot be read: the form is then left out, and the page is not cached. The page depends on the day, because the
 * form's first date is today.
 */
export async function bookableProperties(context: BlockContext): Promise<Bookable> {
  const read = await optionalContent(
    () => Promise.all([bookableHotels(context), ownHotel(context), townOf(context)]),
    context,
  )
  if (!read) return { properties: [], place: '' }
  const [hotels, own, town = ''] = read
  await tagPage([DAY_TAG])
  return { properties: own.length > 0 ? own : hotels, place: hotels.some((hotel) => hotel.town === town) ? town : '' }
}

/** The current page, if it is in the folder and of the content type. */
const pageOf = (folder: string, contentType: string, context: BlockContext): Promise<StoryReference | undefined> => {
  const { path } = context
  return storyOfFolder(folder, contentType, { path, isAsked: (address) => address === path }, context)
}

/** The hotel of the current page, as a list. Empty on other pages, and for a hotel without a booking code. */
async function ownHotel(context: BlockContext): Promise<readonly BookableHotel[]> {
  const page = await pageOf('hotels', 'hotel', context)
  return page ? asBookable(page, context) : []
}

/** Name of the town of the current page; undefined on other pages. */
async function townOf(context: BlockContext): Promise<string | undefined> {
  const town = await pageOf('destinations', 'destination', context)
  return town && storyView(town, destinationSchema)?.title
}
