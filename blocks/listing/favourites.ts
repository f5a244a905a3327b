/** Groups of My trip, in display order. */
export const FAVOURITE_GROUPS = ['stay', 'table', 'evening', 'show', 'day', 'offer'] as const

export type FavouriteGroup = (typeof FAVOURITE_GROUPS)[number]

/** Content types whose pages can be kept in My trip. */
const GROUP_OF: Readonly<Record<string, FavouriteGroup>> = {
  hotel: 'stay',
  room: 'stay',
  restaurant: 'table',
  show: 'show',
  event: 'show',
  tournament: 'show',
  spa: 'day',
  activity: 'day',
  offer: 'offer',
}

/** Group of a content type's pages; undefined for a type without a heart. */
export const favouriteGroup = (component: string): FavouriteGroup | undefined =>
  Object.hasOwn(GROUP_OF, component) ? GROUP_OF[component] : undefined
