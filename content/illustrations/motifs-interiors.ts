import type { Motif } from './motif.ts'

/** Rooms, restaurants, spas and halls. */
export const INTERIORS: readonly Motif[] = []
