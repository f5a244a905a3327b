import type { Motif } from './motif.ts'

/** The eight casinos. */
export const CASINOS: readonly Motif[] = []
