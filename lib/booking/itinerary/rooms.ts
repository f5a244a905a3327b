import { MAX_ROOMS } from '../stay.ts'

/** Guests of a usual room. */
const TWO = 2

/**
 * How guests share rooms: two in each, more only where no further room can be asked for. 5 → [2, 2, 1]; 9 → [3, 2, 2,
 * 2].
 */
export function shareRooms(party: number): readonly number[] {
  const rooms = Math.min(Math.ceil(party / TWO), MAX_ROOMS)
  return Array.from({ length: rooms }, (_, index) => Math.floor(party / rooms) + (index < party % rooms ? 1 : 0))
}
