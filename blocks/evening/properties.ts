import type { AnchorAttributes } from '#components/ui/anchor.ts'
import type { Asset, StoryReference } from '@barriere/shared/block-kit/values.ts'
import { kilometresBetween } from '#lib/domain/distance.ts'
import { optionalContent } from '../optional-content.ts'
import { casinoSchema, hotelSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'

/** A property that an itinerary may start from. */
export interface Property {
  readonly uuid: string
  /** Last segment of its address. */
  readonly slug: string
  readonly kind: 'hotel' | 'casino'
  readonly name: string
  readonly town: string
  /** Degrees, WGS 84. */
  readonly latitude: number | undefined
  readonly longitude: number | undefined
}

export interface Hotel extends Property {
  readonly kind: 'hotel'
  readonly anchor: AnchorAttributes | undefined
  readonly image: Asset | undefined
  /** Euros per night. */
  readonly price: number | undefined
  /** Id of the property in the booking engine: digits. */
  readonly code: string | undefined
  /** `HH:mm`, as an editor wrote it. */
  readonly checkIn: string | undefined
}

export interface Properties {
  /** In the order of the folder; undefined if the list cannot be read. */
  readonly hotels: readonly Hotel[] | undefined
  readonly casinos: readonly Property[] | undefined
}

/** All hotels and casinos. A list that cannot be read is undefined. */
export async function readProperties(context: BlockContext): Promise<Properties> {
  const [hotels, casinos] = await Promise.all([
    optionalContent(() => storiesOfFolder('hotels', 'hotel', context), context),
    optionalContent(() => storiesOfFolder('casinos', 'casino', context), context),
  ])
  return {
    hotels: hotels?.flatMap((story) => {
      const view = storyView(story, hotelSchema)
      return view
        ? [
            {
              ...propertyOf(story, view),
              kind: 'hotel' as const,
              anchor: storyAnchor(story, context.locale),
              image: view.image,
              price: view.price,
              code: view.booking_code?.trim() || undefined,
              checkIn: view.check_in,
            },
          ]
        : []
    }),
    casinos: casinos?.flatMap((story) => {
      const view = storyView(story, casinoSchema)
      return view ? [{ ...propertyOf(story, view), kind: 'casino' as const }] : []
    }),
  }
}

const propertyOf = (
  { uuid, slug }: StoryReference,
  {
    title,
    town,
    latitude,
    longitude,
  }: { title: string; town: string; latitude: number | undefined; longitude: number | undefined },
) => ({ uuid, slug: lastPart(slug), name: title, town, latitude, longitude })

/** `website-hotels/hotels/les-colombages/` → `les-colombages`. */
export const lastPart = (path: string): string => path.split('/').findLast((part) => part !== '') ?? ''

/** Hotel for the night: the property itself, or the nearest hotel in a casino's town. */
export function hotelNear(property: Property, hotels: readonly Hotel[]): Hotel | undefined {
  const own = hotels.find(({ uuid }) => uuid === property.uuid)
  return (
    own ??
    hotels
      .filter(({ town }) => town === property.town)
      .toSorted((one, other) => kilometresBetween(property, one) - kilometresBetween(property, other))[0]
  )
}
