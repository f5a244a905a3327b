import type { Motif } from './motif.ts'

/** The eight towns. */
export const TOWNS: readonly Motif[] = []
