/** Kinds of search results, in their default order: a property stands before its rooms and what happens there. */
export const SEARCH_KINDS = [
  'hotel',
  'casino',
  'restaurant',
  'spa',
  'room',
  'offer',
  'activity',
  'show',
  'event',
  'seminar',
  'article',
] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]
