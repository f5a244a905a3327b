import type { StayProperty } from '#components/member/stay-property.ts'
import { pictureOf } from '#lib/content/picture.ts'
import { hotelSchema } from '#blocks/content-types/places.ts'
import type { BlockContext } from '#blocks/context.ts'
import { lastPart } from '#blocks/evening/properties.ts'
import { optionalContent } from '#blocks/optional-content.ts'
import { storiesOfFolder } from '#blocks/listing/listed-stories.ts'
import { storyAnchor } from '#blocks/listing/story-entry.ts'
import { storyView } from '#blocks/listing/story-view.ts'
import { phoneLink } from '#blocks/practical/contact-anchors.ts'

/** Pixels: a square of 144 in the list, and the same on dense screens. */
const WIDTHS = [144, 288]

/**
 * Hotel data for stays, by the last segment of the hotel's address. Empty where the hotels could not be read: stays are
 * shown without it.
 */
export async function stayProperties(context: BlockContext): Promise<Readonly<Record<string, StayProperty>>> {
  const stories = (await optionalContent(() => storiesOfFolder('hotels', 'hotel', context), context)) ?? []
  return Object.fromEntries(
    stories.flatMap((story) => {
      const view = storyView(story, hotelSchema)
      if (!view) return []
      const street = [view.street, [view.postal_code, view.town].filter(Boolean).join(' ')].filter(Boolean).join(', ')
      const phone = view.phone && phoneLink(view.phone, context.locale)
      return [
        [
          lastPart(story.slug),
          {
            address: street,
            ...(phone ? { phone } : {}),
            anchor: storyAnchor(story, context.locale),
            ...(view.image ? { picture: pictureOf(view.image, { widths: WIDTHS, ratio: 1 }) } : {}),
          },
        ],
      ]
    }),
  )
}
