/** On an answer whose page is not for everyone; the front door takes it off and lets nobody keep the page. */
export const GUARDED_HEADER = 'x-guarded'
