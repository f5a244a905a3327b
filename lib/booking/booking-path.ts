/** Internal path that redirects to the booking engine. Alone in its file: enhancers compare with it. */
export const BOOKING_PATH = '/synxis-redirect'
