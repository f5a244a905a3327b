import { z } from 'zod'

const count = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)

const percent = (fallback: number) => count(fallback, 0, 99)

/** Variables of seats: tournaments, shows and events that the casinos sell places for. */
export const SEAT_VARIABLES = {
  /** Minutes for which a seat is held for its payment, and for which an offer from the waiting list is held. */
  CASINO_HOLD_MINUTES: count(15, 1, 120),
  CASINO_OFFER_MINUTES: count(60, 5, 1_440),
  /** Hours before the start until which a member may cancel a paid seat. */
  CASINO_CANCEL_HOURS: count(24, 0, 720),
  /** Days for which unpaid registrations are kept after their end. */
  CASINO_UNPAID_DAYS: count(30, 2, 3_650),
  /** Discount in percent for card holders on shows and events, by tier. */
  CASINO_DISCOUNT_WHITE: percent(10),
  CASINO_DISCOUNT_SILVER: percent(20),
  CASINO_DISCOUNT_GOLD: percent(20),
  CASINO_DISCOUNT_BLACK: percent(20),
  /** Issuer of the receipts of seats: name and legal facts, lines divided by `|`. */
  CASINO_RECEIPT_ISSUER: z
    .string()
    .min(1)
    .default('Casinos du Rivage, société fictive|SAS au capital de 40 000 €|RCS Lisieux 000 000 000'),
} as const
