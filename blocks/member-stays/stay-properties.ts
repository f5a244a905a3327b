import type { StayProperty, StayTable } from '#components/member/stays/stay-property.ts'
import { tableBooking } from '#lib/booking/restaurants.ts'
import { manageUrl } from '#lib/booking/synxis.ts'
import { pictureOf } from '#lib/content/picture.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { env } from '#lib/process/env.ts'
import { hotelCode } from '#blocks/booking/hotel-code.ts'
import { hotelSchema, restaurantSchema } from '#blocks/content-types/places.ts'
import { SECTION_IDS } from '../section-ids.ts'
import type { BlockContext } from '#blocks/context.ts'
import { itineraryHref } from '#blocks/evening/itinerary-query.ts'
import { lastPart } from '#blocks/evening/properties.ts'
import { optionalContent } from '#blocks/optional-content.ts'
import { storiesOfFolder } from '#blocks/listing/listed-stories.ts'
import { storyAnchor } from '#blocks/listing/story-entry.ts'
import { storyView } from '#blocks/listing/story-view.ts'
import { phoneLink } from '#blocks/practical/contact-anchors.ts'

/** Widths in pixels of the square picture in the list: normal and high-density screens. */
const WIDTHS = [144, 288]

/**
 * Hotel data for stays, by the last segment of the hotel's address. Empty if the hotels cannot be read: stays are then
 * shown without it.
 */
export async function stayProperties(context: BlockContext): Promise<Readonly<Record<string, StayProperty>>> {
  const stories = (await optionalContent(() => storiesOfFolder('hotels', 'hotel', context), context)) ?? []
  const restaurants =
    (await optionalContent(() => storiesOfFolder('restaurants', 'restaurant', context), context)) ?? []
  const { locale } = context
  return Object.fromEntries(
    stories.flatMap((story) => {
      const view = storyView(story, hotelSchema)
      if (!view) return []
      const slug = lastPart(story.slug)
      const anchor = storyAnchor(story, locale)
      const code = hotelCode(story)
      const { manageUrl: base, chain } = env.booking
      const street = [view.street, [view.postal_code, view.town].filter(Boolean).join(' ')].filter(Boolean).join(', ')
      const phone = view.phone && phoneLink(view.phone, context.locale)
      return [
        [
          slug,
          {
            name: view.title,
            town: view.town,
            address: street,
            directions: anchor && `${anchor.href}#${SECTION_IDS.access}`,
            code,
            manage:
              code === undefined || base === undefined ? undefined : manageUrl({ base, chain, hotel: code, locale }),
            evening: itineraryHref(pagePath('evening', locale), { house: slug, date: '', party: '' }),
            tables: restaurants.flatMap((restaurant) => tableOf(restaurant, story.uuid, locale)),
            ...(phone ? { phone } : {}),
            anchor,
            ...(view.image ? { picture: pictureOf(view.image, { widths: WIDTHS, ratio: PICTURE_RATIOS.square }) } : {}),
          },
        ],
      ]
    }),
  )
}

/** The booking page of the hotel's restaurant, as a list. Empty without online booking, or for another hotel. */
function tableOf(story: StoryReference, hotel: string, locale: Locale): StayTable[] {
  const view = storyView(story, restaurantSchema)
  if (!view || view.hotel !== hotel) return []
  const { title: name, booking_provider: provider, booking_id: id } = view
  if (provider === 'none' || id === undefined) return []
  const booking = tableBooking(provider, { id: id.trim(), locale }, env.booking.restaurants[provider])
  return booking.ok
    ? [{ name, address: booking.value.hosted, date: booking.value.form.date, party: booking.value.form.party }]
    : []
}
