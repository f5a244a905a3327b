import type { Moment } from '../kit/words.ts'
import type { Show } from '../model/pleasures.ts'

/** Performances with seats, a week apart. */
export const weekly = ({ days, time }: Moment, count: number): Show['performances'] =>
  Array.from({ length: count }, (_, week) => ({ at: { days: days + 7 * week, time }, status: 'open' as const }))
