import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { roomSchema } from '../content-types/places.ts'

export type RoomView = ViewOf<typeof roomSchema>

/** Facts of a room, in the order of the comparison. */
export const ROOM_FACTS = ['price', 'guests', 'beds', 'area', 'view', 'bathroom', 'access'] as const

export type RoomFact = (typeof ROOM_FACTS)[number]

/** A room's facts in the language of the page. Unknown facts are left out. */
export function roomFacts(room: RoomView, locale: Locale): Partial<Record<RoomFact, string>> {
  const t = getTranslator(locale, 'blocks.room')
  const { price, guests, beds, area, view, bathroom, accessibility } = room
  return {
    ...(price === undefined ? {} : { price: t('from', { price: formatEuros(price, locale) }) }),
    ...(guests === undefined ? {} : { guests: t('guestCount', { count: guests }) }),
    ...(beds === undefined ? {} : { beds }),
    ...(area === undefined ? {} : { area: getTranslator(locale, 'blocks.cards')('area', { area }) }),
    ...(view === undefined ? {} : { view }),
    ...(bathroom === undefined ? {} : { bathroom }),
    ...(accessibility === 'unknown' ? {} : { access: t(`accessibility.${accessibility}`) }),
  }
}
