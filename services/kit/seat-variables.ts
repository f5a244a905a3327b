import { z } from 'zod'

const count = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)

const percent = (fallback: number) => count(fallback, 0, 99)

/** Variables of seats: tournaments, shows and events that the casinos sell places for. */
export const SEAT_VARIABLES = {
  /** Minutes for which a seat is held for its payment, and one that is offered from the waiting list. */
  CASINO_HOLD_MINUTES: count(15, 1, 120),
  CASINO_OFFER_MINUTES: count(60, 5, 1_440),
  /** Hours before the start until which a member may cancel a paid seat. */
  CASINO_CANCEL_HOURS: count(24, 0, 720),
  /** Days for which what was never paid is kept after its end. */
  CASINO_UNPAID_DAYS: count(30, 2, 3_650),
  /** Percent that holders of a card pay less for shows and events, by tier. */
  CASINO_DISCOUNT_WHITE: percent(10),
  CASINO_DISCOUNT_SILVER: percent(20),
  CASINO_DISCOUNT_GOLD: percent(20),
  CASINO_DISCOUNT_BLACK: percent(20),
  /** Who issues the receipts of seats: name and legal facts, lines divided by `|`. */
  CASINO_RECEIPT_ISSUER: z
    .string()
    .min(1)
    .default('Casinos du Rivage, société fictive|SAS au capital de 40 000 €|RCS Lisieux 000 000 000'),
} as const
