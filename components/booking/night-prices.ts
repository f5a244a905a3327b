import type { KeptNight, KeptNights } from '@barriere/shared/contracts/availability.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Currency } from '@barriere/shared/domain/money.ts'
import { daysIn } from '@barriere/shared/domain/time/month.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import { askPrices, ownRates } from './ask-prices.ts'
import type { Nights, PricedNight } from './calendar.ts'

/** Known prices of a month's nights, and their currency. */
export interface MonthPrices {
  readonly currency: Currency
  readonly nights: readonly KeptNight[]
}

const NOTHING: MonthPrices = { currency: 'EUR', nights: [] }

/** Cache of this page: requested months, by query. A failed month is removed, so that it is requested again. */
const asked = new Map<string, Promise<MonthPrices>>()

/** Reads a month (`YYYY-MM`) of a property, from today on. Requests each month once. Never rejects. */
export function readMonth(hotel: string, month: string, today: string): Promise<MonthPrices> {
  const [first, last] = [`${month}-01`, `${month}-${String(daysIn(month)).padStart(2, '0')}`]
  if (last < today) return Promise.resolve(NOTHING)
  const from = first < today ? today : first
  const query = new URLSearchParams({ hotel, from, to: last, ...ownRates() }).toString()
  const known = asked.get(query)
  if (known) return known
  const asking = ask(query).catch(() => {
    asked.delete(query)
    return NOTHING
  })
  asked.set(query, asking)
  return asking
}

async function ask(query: string): Promise<MonthPrices> {
  const { hotels } = (await askPrices('nights', query)) as KeptNights
  const [only] = hotels
  if (!only) throw new Error('No prices are known.')
  return only
}

/** Converts a month for the calendar: formats the amounts and marks the lowest of the month. */
export function toNights({ currency, nights }: MonthPrices, locale: Locale): Nights {
  const lowest = Math.min(...nights.map(({ price }) => price ?? Number.POSITIVE_INFINITY))
  const written = (cents: number): string => formatMoney({ cents, currency }, locale)
  return new Map(
    nights.map(({ day, state, minNights, price, own }): [string, PricedNight] => [
      day,
      {
        state,
        minNights,
        ...(price === undefined
          ? {}
          : { price: { cents: price, currency }, text: written(price), lowest: price === lowest }),
        ...(own === undefined ? {} : { own: written(own) }),
      },
    ]),
  )
}
