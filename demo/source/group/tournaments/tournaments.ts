import type { Tournament } from '../../model/tournaments.ts'
import { TOURNAMENTS_ENGHIEN } from './enghien.ts'
import { TOURNAMENTS_NORTH } from './north.ts'
import { TOURNAMENTS_SOUTH } from './south.ts'

/** Poker tournaments of the casinos. */
export const TOURNAMENTS: readonly Tournament[] = [...TOURNAMENTS_ENGHIEN, ...TOURNAMENTS_NORTH, ...TOURNAMENTS_SOUTH]
