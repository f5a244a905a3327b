import { formatEuros } from '#lib/i18n/format.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { seatCents } from '@barriere/shared/domain/sales/sale.ts'
import { Price } from '../ui/price.tsx'
import type { SeatLabels } from './seat-props.ts'

interface SeatPriceProps {
  /** Euro cents of one seat. */
  cents: number
  seats: number
  /** Discount of the member in percent. */
  percent: number
  locale: Locale
  labels: SeatLabels
}

/** Price of the seats for the member, for display only: the server computes the amount to pay. */
export function SeatPrice({ cents, seats, percent, locale, labels }: SeatPriceProps) {
  const euros = (amount: number): string => (amount === 0 ? labels.free : formatEuros(amount / 100, locale))
  const own = seatCents(cents, percent) * seats
  return (
    <Price
      label={labels.choose.total}
      value={euros(own)}
      {...(percent > 0 ? { before: euros(cents * seats), beforeLabel: labels.choose.before } : {})}
    />
  )
}
