/** Grounds a part of a page may stand on: the page's own, its second one, or night whatever the page. */
export type Tone = 'page' | 'alternate' | 'night'
