import type { BuyIn } from '@barriere/shared/domain/sales/sale.ts'

interface Entered {
  /** Paid registrations. */
  readonly entries: number
  readonly buyIn?: BuyIn | undefined
}

/** Forecast of the prizes in euro cents: the prize parts of all buy-ins, and at least the guarantee. */
export function prizeForecast(days: readonly Entered[], guarantee: number): { entries: number; cents: number } {
  const paid = days.reduce((sum, { entries, buyIn }) => sum + entries * (buyIn?.prize ?? 0), 0)
  return { entries: days.reduce((sum, { entries }) => sum + entries, 0), cents: Math.max(guarantee, paid) }
}
