/** Months for which a member may limit their access. */
export const LIMIT_MONTHS = [1, 3, 6, 12, 24, 36] as const

/** The mildest limit of visits in a calendar month. */
export const MAX_LIMITED_VISITS = 8
