/** Kinds of search results, in their default order: a property stands before its rooms and what happens there. */
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

/** Id of the answer to a question of an FAQ in its page, for fragments: browsers open what holds the target. */
export const answerId = (uid: string): string => `reponse-${uid}`
