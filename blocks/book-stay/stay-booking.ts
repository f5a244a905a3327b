import { bookingLink } from '#lib/analytics/marks.ts'
import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { type StayDates, suggestedStay } from '#lib/booking/suggested-stay.ts'
import { stayHref } from '#lib/booking/synxis.ts'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { toAnchor } from '#lib/content/links.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { hotelCode, hotelCodeAbove } from '../booking/hotel-code.ts'
import { roomSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storyView } from '../listing/story-view.ts'
import type { bookStaySchema } from './book-stay.schema.ts'

export interface StayBooking {
  readonly anchor: AnchorAttributes
  /** Dates of the link; absent for the editor's own link. */
  readonly dates?: StayDates
  /** Ids in the booking engine. */
  readonly codes?: { readonly hotel: string; readonly room?: string | undefined }
}

type Choice = Pick<ViewOf<typeof bookStaySchema>, 'place' | 'booking'>

/**
 * Booking link: the editor's own, else a link to the booking engine with default dates. For a room, the link is that of
 * its hotel, with the room selected. Undefined without a booking code.
 */
export async function stayBooking(
  { place: [place], booking }: Choice,
  context: BlockContext,
): Promise<StayBooking | undefined> {
  const elsewhere = toAnchor(booking, context.locale)
  if (elsewhere) return { anchor: bookingLink(elsewhere) }
  const codes = place && (await codesOf(place, context))
  const dates = suggestedStay(context.now.getTime())
  if (!codes || !dates) return undefined
  await tagPage([DAY_TAG])
  return { anchor: { href: stayHref({ ...codes, locale: context.locale, dates }), rel: 'nofollow' }, dates, codes }
}

async function codesOf(
  place: StoryReference,
  context: BlockContext,
): Promise<{ readonly hotel: string; readonly room?: string | undefined } | undefined> {
  const view = storyView(place, roomSchema)
  const hotel = view ? await hotelCodeAbove([place], context) : hotelCode(place)
  return hotel ? { hotel, room: view?.booking_code?.trim() } : undefined
}
