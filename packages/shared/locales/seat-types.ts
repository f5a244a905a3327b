import type { MailWords } from './types.ts'

/** Mails on seats of tournaments, shows and events. */
export type SeatMailKind =
  | 'seats-paid'
  | 'seats-booked'
  | 'seat-offered'
  | 'seats-refunded'
  | 'seats-partly-refunded'
  | 'sale-cancelled'
  | 'payment-late'
  | 'structure-changed'

/** `{title}`, `{when}`, `{code}`, `{until}` and `{amount}` are filled in. */
export type SeatMails = Readonly<Record<SeatMailKind, MailWords & { readonly action: string }>>

/** Words of mails and documents about seats. */
export interface SeatWords {
  /** A day and a time: `Friday 4 December at 8.30 pm`. */
  readonly when: (day: string, time: string) => string
  readonly facts: Readonly<Record<'what' | 'category' | 'when' | 'where' | 'seats' | 'code', string>>
  /** Parts of a tournament's structure; `{level}` is filled in. */
  readonly structure: Readonly<
    Record<'chips' | 'late-level' | 're-entries' | 'add-on' | 'guarantee' | 'level' | 'break', string>
  >
  /** Text for a part that was added or removed. */
  readonly none: string
  readonly minutes: (minutes: string) => string
  readonly becomes: (before: string, after: string) => string
  /** First part of the names of a ticket's files, ASCII; `{title}` is filled into the code's alternative text. */
  readonly ticket: Readonly<Record<'file' | 'calendar' | 'qr', string>>
  readonly receipt: Readonly<Record<'receipt' | 'credit-note', ReceiptWords>>
}

/** Words of a receipt or a credit note, a PDF. */
interface ReceiptWords {
  /** First part of the file's name, ASCII. */
  readonly file: string
  readonly title: string
  readonly date: string
  readonly recipient: string
  /** Discount of `{percent}` for the member's tier. */
  readonly discount: string
  readonly total: string
  readonly foot: string
  readonly page: (number: string, page: number, pages: number) => string
}
