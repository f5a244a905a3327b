/** Ids of the booking sheets that a page may have: its own comes first, then the header's, which any page has. */
export const SHEET_IDS = { page: 'booking-sheet-of-page', site: 'booking-sheet' } as const

/** Attribute of a link that opens the page's booking sheet, where scripts run and the page has one. */
export const SHEET_LINK = { 'data-booking-sheet': '' } as const
