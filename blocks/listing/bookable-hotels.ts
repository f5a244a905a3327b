import type { BookableProperty } from '#components/booking/booking-bar.tsx'
import { LANDSCAPES, type Landscape } from '#lib/booking/place.ts'
import { hotelSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storiesOfFolder } from './listed-stories.ts'
import { storyAnchor } from './story-entry.ts'
import { storyView } from './story-view.ts'

type HotelView = NonNullable<ReturnType<typeof hotelView>>

/** A hotel that can be booked online. */
export interface BookableHotel extends BookableProperty {
  /** Of its story. */
  readonly uuid: string
  /** Address of its page in the language asked for. */
  readonly path: string | undefined
  readonly view: HotelView
}

const hotelView = (story: Parameters<typeof storyView>[0]) => storyView(story, hotelSchema)

/** The hotels with a booking code, in the order of their folder; tags the page. Rejects with a ContentError. */
export async function bookableHotels(
  context: Pick<BlockContext, 'locale' | 'draft'>,
): Promise<readonly BookableHotel[]> {
  return (await storiesOfFolder('hotels', 'hotel', context)).flatMap((story) => {
    const view = hotelView(story)
    if (!view?.booking_code) return []
    const path = storyAnchor(story, context.locale)?.href
    const landscapes = (Object.keys(LANDSCAPES) as Landscape[]).filter((landscape) =>
      view.experiences.includes(LANDSCAPES[landscape]),
    )
    return [{ name: view.title, town: view.town, code: view.booking_code, landscapes, uuid: story.uuid, path, view }]
  })
}
