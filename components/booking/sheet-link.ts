/** Ids of a page's booking sheets, by precedence: the page's own sheet, then the header's. */
export const SHEET_IDS = { page: 'booking-sheet-of-page', site: 'booking-sheet' } as const

/** Attribute of a link that opens the page's booking sheet, if scripts run and the page contains a sheet. */
export const SHEET_LINK = { 'data-booking-sheet': '' } as const
