/** Months for which a member may limit their access. */
export const LIMIT_MONTHS = [1, 3, 6, 12, 24, 36] as const

/** The highest number of visits per calendar month that a limit may allow. */
export const MAX_LIMITED_VISITS = 8
