import type { StructureChange } from '@barriere/shared/programmes/casino/seats.ts'
import { type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { whereOf } from '@barriere/shared/domain/sales/sale.ts'
import type { Attachment } from '../../kit/mail/transport.ts'
import type { CategoryRow, SaleRow } from './categories.ts'

/** What every mail about seats says of them. */
export interface NoticedSeats {
  readonly title: Readonly<Record<Locale, string>>
  readonly category: Readonly<Record<Locale, string>>
  readonly startsAt: Date
  /** Where it is; empty where content does not say. */
  readonly place: Readonly<Record<Locale, string>>
  /** The casino's address in one line; null elsewhere. */
  readonly address: string | null
  /** Slug of its page without the root folder. */
  readonly path: Readonly<Record<Locale, string>>
}

/** Seats with the code of their ticket. */
export interface SeatBooking {
  readonly accountId: string
  /** The registration's. */
  readonly id: string
  readonly of: NoticedSeats
  readonly ticket: string
  readonly seats: number
}

/** What a member is told by mail about seats. Amounts are euro cents. */
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
