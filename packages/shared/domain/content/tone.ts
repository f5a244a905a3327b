/** Background of a section: the page's own, the alternate one, or night, which is dark on every page. */
export type Tone = 'page' | 'alternate' | 'night'
