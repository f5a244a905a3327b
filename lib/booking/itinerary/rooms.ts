import { MAX_ROOMS } from '@barriere/shared/domain/stays/stay.ts'

/** Standard occupancy of a room. */
const TWO = 2

/**
 * Distributes guests over rooms: two per room, more only once the maximum number of rooms is reached. 5 → [2, 2, 1]; 9
 * → [3, 2, 2, 2].
 */
export function shareRooms(party: number): readonly number[] {
  const rooms = Math.min(Math.ceil(party / TWO), MAX_ROOMS)
  return Array.from({ length: rooms }, (_, index) => Math.floor(party / rooms) + (index < party % rooms ? 1 : 0))
}
