import type { Motif } from './motif.ts'
import { SPAS_AND_HALLS } from './motifs-interiors-halls.ts'
import { ROOMS_ELSEWHERE } from './motifs-interiors-rooms-far.ts'
import { ROOMS_OF_THE_WEST } from './motifs-interiors-rooms-west.ts'
import { ROOMS_OF_DEAUVILLE_AND_CANNES } from './motifs-interiors-rooms.ts'
import { RESTAURANTS } from './motifs-interiors-tables.ts'

/** Rooms, restaurants, spas and halls. */
export const INTERIORS: readonly Motif[] = [
  ...ROOMS_OF_DEAUVILLE_AND_CANNES,
  ...ROOMS_OF_THE_WEST,
  ...ROOMS_ELSEWHERE,
  ...RESTAURANTS,
  ...SPAS_AND_HALLS,
]
