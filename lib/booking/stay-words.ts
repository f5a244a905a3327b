import type { KeptStay, RateAudience } from '#lib/contracts/availability.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

/** Rooms that are left from which on it is said how many. */
const FEW_ROOMS = 2

/** What a page says of a price, in its language. */
export interface PriceWords {
  readonly state: KeptStay['state']
  /** Before the amount: “dès, 2 nuits”. */
  readonly label?: string | undefined
  /** The amount, or why there is none: “prix sur demande”, “complet”. */
  readonly value: string
  /** The price of the member who asks, where it is lower. */
  readonly own?: { readonly label: string; readonly value: string } | undefined
  /** “Plus que 2 chambres”, only where the engine has just said so. */
  readonly scarcity?: string | undefined
}

/** What a page says of a stay's price at one property. */
export interface StayWords extends PriceWords {
  readonly hotel: string
  /** What is included and what is not, a short line each. */
  readonly notes: readonly string[]
  /** Its rooms by their code, where they were asked for. */
  readonly rooms?: Readonly<Record<string, PriceWords>>
  /** What is said of the rooms that are not among them. */
  readonly otherRooms?: PriceWords
}

interface Asked {
  /** Of all rooms. */
  readonly adults: number
  /** Whose own price the stay has. */
  readonly audience: RateAudience
  readonly locale: Locale
  /** Whether each room is asked for. */
  readonly byRoom?: boolean | undefined
}

/** A stay in words. */
export function stayWords(stay: KeptStay, asked: Asked): StayWords {
  const { adults, locale } = asked
  const t = getTranslator(locale, 'booking.prices')
  const { hotel, nights, tax } = stay
  const price = priceWords(stay, stay, asked)
  return {
    ...price,
    hotel,
    notes:
      price.state === 'open' && stay.public
        ? [
            t('party', { nights, adults }),
            t(stay.public.breakfast ? 'breakfastIncluded' : 'breakfastNotIncluded'),
            tax === undefined
              ? t('taxUnknown')
              : t('tax', { amount: formatMoney({ cents: tax, currency: stay.currency }, locale) }),
          ]
        : [],
    ...(asked.byRoom ? roomsInWords(stay, asked) : {}),
  }
}

/** One price of a stay: of its cheapest room, or of one room. */
function priceWords(
  { state, minNights, nights, currency }: KeptStay,
  { public: open, own, left }: Pick<KeptStay, 'public' | 'own' | 'left'>,
  { audience, locale }: Asked,
): PriceWords {
  const t = getTranslator(locale, 'booking.prices')
  const money = (cents: number): string => formatMoney({ cents, currency }, locale)
  if (state === 'too-short') return { state, value: t('tooShort', { count: minNights }) }
  if (state === 'closed' || state === 'sold-out') return { state, value: t(state === 'closed' ? 'closed' : 'soldOut') }
  if (state === 'on-request' || !open) return { state: 'on-request', value: t('onRequest') }
  return {
    state,
    label: t('from', { count: nights }),
    value: money(open.total),
    own:
      own && audience !== 'public'
        ? { label: t(audience === 'staff' ? 'staffRate' : 'memberRate'), value: money(own.total) }
        : undefined,
    scarcity: left !== undefined && left > 0 && left <= FEW_ROOMS ? t('left', { count: left }) : undefined,
  }
}

/** The rooms of a stay. One that the engine does not name is not free for these guests on these dates. */
function roomsInWords(stay: KeptStay, asked: Asked): Pick<StayWords, 'rooms' | 'otherRooms'> {
  const isKnown = stay.state === 'open' && stay.rooms.length > 0
  const others = isKnown ? ({ ...stay, state: 'sold-out' } as const) : stay
  return {
    rooms: Object.fromEntries(stay.rooms.map((room) => [room.code, priceWords(stay, room, asked)])),
    otherRooms: priceWords(others, {}, asked),
  }
}

/** What is said where nothing is known of a property, nor of its rooms. */
export function onRequest(hotel: string, locale: Locale): StayWords {
  const words = { state: 'on-request', value: getTranslator(locale, 'booking.prices')('onRequest') } as const
  return { ...words, hotel, notes: [], otherRooms: words }
}
