import type { BuyIn } from '@barriere/shared/domain/sales/sale.ts'

interface Entered {
  /** Registrations that are paid. */
  readonly entries: number
  readonly buyIn?: BuyIn | undefined
}

/** What the prizes will be, in euro cents: each entry's part of its buy-in, and at least what is guaranteed. */
export function prizeForecast(days: readonly Entered[], guarantee: number): { entries: number; cents: number } {
  const paid = days.reduce((sum, { entries, buyIn }) => sum + entries * (buyIn?.prize ?? 0), 0)
  return { entries: days.reduce((sum, { entries }) => sum + entries, 0), cents: Math.max(guarantee, paid) }
}
