import type { StructureChange } from '@barriere/shared/programmes/casino/seats.ts'
import { type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { whereOf } from '@barriere/shared/domain/sales/sale.ts'
import type { Attachment } from '../../kit/mail/transport.ts'
import type { CategoryRow, SaleRow } from './categories.ts'

/** Common fields of every mail about seats. */
export interface NoticedSeats {
  readonly title: Readonly<Record<Locale, string>>
  readonly category: Readonly<Record<Locale, string>>
  readonly startsAt: Date
  /** Venue; empty if unknown. */
  readonly place: Readonly<Record<Locale, string>>
  /** The casino's address on one line; null for another venue. */
  readonly address: string | null
  /** Slug of the sale's page, without the root folder. */
  readonly path: Readonly<Record<Locale, string>>
}

/** Seats with the code of their ticket. */
export interface SeatBooking {
  readonly accountId: string
  /** Id of the registration. */
  readonly id: string
  readonly of: NoticedSeats
  readonly ticket: string
  readonly seats: number
}

/** Mails to a member about seats. Amounts are euro cents. */
export type SeatNotice = { readonly accountId: string; readonly of: NoticedSeats } & (
  | ({ readonly kind: 'seats-paid'; readonly attachments: readonly Attachment[] } & SeatBooking)
  | ({ readonly kind: 'seats-booked' } & SeatBooking)
  | { readonly kind: 'seat-offered'; readonly until: Date }
  | {
      readonly kind: 'seats-refunded' | 'seats-partly-refunded'
      readonly cents: number
      readonly attachments: readonly Attachment[]
    }
  | { readonly kind: 'sale-cancelled' | 'payment-late' }
  | { readonly kind: 'structure-changed'; readonly changes: readonly StructureChange[] }
)

export const noticedSeats = (sale: SaleRow, category: CategoryRow): NoticedSeats => ({
  title: sale.title,
  category: category.name,
  startsAt: category.startsAt,
  place: mapLocales((locale) =>
    whereOf({ casino: sale.casinoName ?? '', place: sale.place ?? undefined, hall: sale.hall ?? undefined }, locale),
  ),
  address: sale.place === null ? sale.casinoAddress : null,
  path: sale.path,
})
