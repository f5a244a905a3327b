/**
 * Maximum ages in milliseconds. While the booking engine is unavailable its last prices are shown for a day; "sold out"
 * and the number of free rooms only for an hour.
 */
export const MAX_AGE = 24 * 3_600_000
export const SCARCITY_AGE = 3_600_000
