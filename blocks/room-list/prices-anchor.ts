import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { suggestedStay } from '#lib/booking/suggested-stay.ts'
import { stayHref } from '#lib/booking/synxis.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { hotelCodeAbove } from '../booking/hotel-code.ts'
import type { BlockContext } from '../context.ts'

/**
 * Booking code of the hotel to which all the rooms belong, and the link to its prices on default dates. Undefined if
 * there is no such hotel.
 */
export async function pricesAnchor(
  rooms: readonly StoryReference[],
  context: BlockContext,
): Promise<{ readonly anchor: AnchorAttributes; readonly hotel: string } | undefined> {
  const { locale, now } = context
  const hotel = await hotelCodeAbove(rooms, context)
  const dates = suggestedStay(now.getTime())
  if (!hotel || !dates) return undefined
  await tagPage([DAY_TAG])
  return { anchor: { href: stayHref({ hotel, locale, dates }), rel: 'nofollow' }, hotel }
}
