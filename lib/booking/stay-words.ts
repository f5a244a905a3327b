import type { KeptStay, RateAudience } from '#lib/contracts/availability.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

/** Rooms that are left from which on it is said how many. */
const FEW_ROOMS = 2

/** What a page says of a stay's price at one property, in its language. */
export interface StayWords {
  readonly hotel: string
  readonly state: KeptStay['state']
  /** Before the amount: “dès, 2 nuits”. */
  readonly label?: string | undefined
  /** The amount, or why there is none: “prix sur demande”, “complet”. */
  readonly value: string
  /** The price of the member who asks, where it is lower. */
  readonly own?: { readonly label: string; readonly value: string } | undefined
  /** What is included and what is not, a short line each. */
  readonly notes: readonly string[]
  /** “Plus que 2 chambres”, only where the engine has just said so. */
  readonly scarcity?: string | undefined
}

/** A stay in words. `adults` of all rooms; `audience` is whose own price it has. */
export function stayWords(
  stay: KeptStay,
  { adults, audience, locale }: { readonly adults: number; readonly audience: RateAudience; readonly locale: Locale },
): StayWords {
  const t = getTranslator(locale, 'booking.prices')
  const { hotel, state, currency, nights, left, tax, minNights } = stay
  const money = (cents: number): string => formatMoney({ cents, currency }, locale)
  const base = { hotel, state, notes: [] }
  if (state === 'too-short') return { ...base, value: t('tooShort', { count: minNights }) }
  if (state === 'closed' || state === 'sold-out')
    return { ...base, value: t(state === 'closed' ? 'closed' : 'soldOut') }
  if (state === 'on-request' || !stay.public) return { ...base, state: 'on-request', value: t('onRequest') }
  return {
    ...base,
    label: t('from', { count: nights }),
    value: money(stay.public.total),
    own:
      stay.own && audience !== 'public'
        ? { label: t(audience === 'staff' ? 'staffRate' : 'memberRate'), value: money(stay.own.total) }
        : undefined,
    notes: [
      t('party', { nights, adults }),
      t(stay.public.breakfast ? 'breakfastIncluded' : 'breakfastNotIncluded'),
      tax === undefined ? t('taxUnknown') : t('tax', { amount: money(tax) }),
    ],
    scarcity: left !== undefined && left > 0 && left <= FEW_ROOMS ? t('left', { count: left }) : undefined,
  }
}

/** What is said where nothing is known of a property. */
export const onRequest = (hotel: string, locale: Locale): StayWords => ({
  hotel,
  state: 'on-request',
  value: getTranslator(locale, 'booking.prices')('onRequest'),
  notes: [],
})
