/** Kinds of search results, in their default order: a property precedes its rooms and its events. */
export const SEARCH_KINDS = [
  'hotel',
  'casino',
  'restaurant',
  'spa',
  'destination',
  'collection',
  'room',
  'offer',
  'activity',
  'show',
  'event',
  'tournament',
  'seminar',
  'article',
  'page',
  'question',
] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Fragment id of the answer to an FAQ question: browsers open the element around the target. */
export const answerId = (uid: string): string => `reponse-${uid}`
