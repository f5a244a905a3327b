/**
 * Ages in milliseconds. While the booking engine is away its last prices are shown for a day; that a night is sold out,
 * or how many rooms are left, is said only as long as it is most likely still so.
 */
export const MAX_AGE = 24 * 3_600_000
export const SCARCITY_AGE = 3_600_000
