/** Kinds of search results: the content types that have a page. */
export const SEARCH_KINDS = [
  'hotel',
  'casino',
  'restaurant',
  'room',
  'offer',
  'spa',
  'activity',
  'show',
  'event',
  'seminar',
  'article',
] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]
