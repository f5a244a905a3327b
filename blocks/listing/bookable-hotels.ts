import type { BookableProperty } from '#components/booking/booking-bar.tsx'
import { LANDSCAPES, type Landscape } from '#lib/booking/place.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { hotelSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storiesOfFolder } from './listed-stories.ts'
import { storyAnchor } from './story-entry.ts'
import { storyView } from './story-view.ts'

type HotelView = NonNullable<ReturnType<typeof hotelView>>

/** A hotel that can be booked online. */
export interface BookableHotel extends BookableProperty {
  /** Uuid of the hotel's story. */
  readonly uuid: string
  /** Address of its page in the requested language. */
  readonly path: string | undefined
  readonly view: HotelView
}

const hotelView = (story: StoryReference) => storyView(story, hotelSchema)

/** The hotels with a booking code, in the order of their folder; tags the page. Rejects with a ContentError. */
export const bookableHotels = async (
  context: Pick<BlockContext, 'locale' | 'draft'>,
): Promise<readonly BookableHotel[]> =>
  (await storiesOfFolder('hotels', 'hotel', context)).flatMap((story) => asBookable(story, context))

/** The story as a list of one bookable hotel. Empty for another content type, and without a booking code. */
export function asBookable(story: StoryReference, { locale }: Pick<BlockContext, 'locale'>): BookableHotel[] {
  const view = hotelView(story)
  if (!view?.booking_code) return []
  const path = storyAnchor(story, locale)?.href
  const landscapes = (Object.keys(LANDSCAPES) as Landscape[]).filter((landscape) =>
    view.experiences.includes(LANDSCAPES[landscape]),
  )
  return [{ name: view.title, town: view.town, code: view.booking_code, landscapes, uuid: story.uuid, path, view }]
}
