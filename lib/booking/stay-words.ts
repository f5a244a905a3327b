import type { KeptStay, KeptStaysQuery, RateAudience } from '@barriere/shared/contracts/availability.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

/** Scarcity is shown up to this number of remaining rooms. */
const FEW_ROOMS = 2

/** Texts of a price, in the page's language. */
export interface PriceWords {
  /** `too-small`: free, but for fewer guests. */
  readonly state: KeptStay['state'] | 'too-small'
  /** Before the amount: “dès, 2 nuits”. */
  readonly label?: string | undefined
  /** The amount, or why there is none: “prix sur demande”, “complet”. */
  readonly value: string
  /** The member's own price, where it is lower. */
  readonly own?: { readonly label: string; readonly value: string } | undefined
  /** Adjoining rooms for the guests instead of a room that is too small: total price, and price of each. */
  readonly together?: { readonly all: string; readonly each: string } | undefined
  /** “Plus que 2 chambres”, only where the engine has just said so. */
  readonly scarcity?: string | undefined
}

/** Texts of a stay's price at one property. */
export interface StayWords extends PriceWords {
  readonly hotel: string
  /** What is included and what is not, a short line each. */
  readonly notes: readonly string[]
  /** The property's rooms by their code, where requested. */
  readonly rooms?: Readonly<Record<string, PriceWords>>
  /** Texts of all other rooms. */
  readonly otherRooms?: PriceWords
}

interface Asked {
  /** Total of all rooms; `babies` are included in the children. */
  readonly adults: number
  readonly children: number
  readonly babies: number
  /** Audience of the stay's own price. */
  readonly audience: RateAudience
  readonly locale: Locale
  /** Whether texts are needed for each room. */
  readonly byRoom?: boolean | undefined
}

const sumOf = (perRoom: readonly number[] = []): number => perRoom.reduce((sum, count) => sum + count, 0)

/** Guests of all rooms, by the counts per room of adults, children with a bed, and babies (`bedsOf`). */
export const partyOf = ({ adult, child, baby }: Pick<KeptStaysQuery, 'adult' | 'child' | 'baby'>) => ({
  adults: sumOf(adult),
  children: sumOf(child) + sumOf(baby),
  babies: sumOf(baby),
})

/** A stay in words. */
export function stayWords(stay: KeptStay, asked: Asked): StayWords {
  const { adults, children, babies, locale } = asked
  const t = getTranslator(locale, 'booking.prices')
  const { hotel, nights, tax } = stay
  const [smallest] = (stay.small ?? []).toSorted((a, b) => totalOf(a) - totalOf(b))
  const isSmall = stay.state === 'sold-out' && smallest !== undefined
  const price = isSmall ? smallWords(smallest, stay, asked) : priceWords(stay, stay, asked)
  return {
    ...price,
    hotel,
    notes:
      price.state === 'open' && stay.public
        ? [
            t('party', { nights, adults, children }),
            ...(babies > 0 ? [t('cot', { count: babies })] : []),
            t(stay.public.breakfast ? 'breakfastIncluded' : 'breakfastNotIncluded'),
            tax === undefined
              ? t('taxUnknown')
              : t('tax', { amount: formatMoney({ cents: tax, currency: stay.currency }, locale) }),
          ]
        : [],
    ...(asked.byRoom ? roomsInWords(stay, asked) : {}),
  }
}

type SmallRoom = NonNullable<KeptStay['small']>[number]

/** Total price in cents of adjoining rooms for the guests; where none are left, infinite, to sort last. */
const totalOf = ({ together }: SmallRoom): number => together?.public?.total ?? Number.POSITIVE_INFINITY

/** Texts of a room that is free but too small: its capacity, and adjoining rooms instead. */
function smallWords(
  { guests, together }: SmallRoom,
  { currency }: Pick<KeptStay, 'currency'>,
  { audience, locale }: Asked,
): PriceWords {
  const t = getTranslator(locale, 'booking.prices')
  const money = (cents: number): string => formatMoney({ cents: Math.round(cents), currency }, locale)
  const { public: open, own, rooms = 1 } = together ?? {}
  return {
    state: 'too-small',
    value: t('forGuests', { count: guests }),
    together: open && {
      all: t('together', { count: rooms, amount: money(open.total) }),
      each: t('each', { amount: money(open.total / rooms) }),
    },
    own: ownWords(own, audience, locale, money),
  }
}

/** The member's own price. */
const ownWords = (
  own: KeptStay['own'],
  audience: RateAudience,
  locale: Locale,
  money: (cents: number) => string,
): PriceWords['own'] =>
  own && audience !== 'public'
    ? {
        label: getTranslator(locale, 'booking.prices')(audience === 'staff' ? 'staffRate' : 'memberRate'),
        value: money(own.total),
      }
    : undefined

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
    own: ownWords(own, audience, locale, money),
    scarcity: left !== undefined && left > 0 && left <= FEW_ROOMS ? t('left', { count: left }) : undefined,
  }
}

/** Texts of a stay's rooms, including those that are too small. A room that the engine omits is not free. */
function roomsInWords(stay: KeptStay, asked: Asked): Pick<StayWords, 'rooms' | 'otherRooms'> {
  const small = stay.small ?? []
  const isKnown = stay.state === 'open' && stay.rooms.length + small.length > 0
  const others = isKnown ? ({ ...stay, state: 'sold-out' } as const) : stay
  return {
    rooms: Object.fromEntries([
      ...small.map((room) => [room.code, smallWords(room, stay, asked)] as const),
      ...stay.rooms.map((room) => [room.code, priceWords(stay, room, asked)] as const),
    ]),
    otherRooms: priceWords(others, {}, asked),
  }
}

/** Texts where neither the property's price nor its rooms' are known. */
export function onRequest(hotel: string, locale: Locale): StayWords {
  const words = { state: 'on-request', value: getTranslator(locale, 'booking.prices')('onRequest') } as const
  return { ...words, hotel, notes: [], otherRooms: words }
}
