import type { Casino, Destination, Hotel, Restaurant, Seminar, Spa } from './places.ts'
import type { Activity } from './pleasures.ts'

/** Everything the group has in one town. */
export interface TownGroup {
  readonly destination: Destination
  readonly hotels: readonly Hotel[]
  readonly restaurants: readonly Restaurant[]
  readonly casinos: readonly Casino[]
  readonly spas: readonly Spa[]
  readonly seminars: readonly Seminar[]
  readonly activities: readonly Activity[]
}
