/** Currencies that a price may have (ISO 4217). */
export const CURRENCIES = ['EUR'] as const

export type Currency = (typeof CURRENCIES)[number]

/** An amount of money in integer cents: sums and shares of floating-point euros would have rounding errors. */
export interface Money {
  readonly cents: number
  readonly currency: Currency
}

/** Cents of an amount in euros or another currency's unit. Rounded: as floating point, 4.35 × 100 is not 435. */
export const toCents = (units: number): number => Math.round(units * 100)

/** A share of an amount in percent, rounded to whole units of the currency: 90 % of 285,00 is 257,00. */
export const shareOf = (cents: number, percent: number): number => Math.round((cents * percent) / 10_000) * 100

/** Adds amounts of one currency; undefined for none. Throws a RangeError for different currencies. */
export function sumOf(amounts: readonly Money[]): Money | undefined {
  const [first] = amounts
  if (!first) return undefined
  if (amounts.some(({ currency }) => currency !== first.currency)) throw new RangeError('Amounts of two currencies.')
  return { cents: amounts.reduce((sum, { cents }) => sum + cents, 0), currency: first.currency }
}
