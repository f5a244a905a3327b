import type { Motif } from './motif.ts'

/** The ten hotels. */
export const HOTELS: readonly Motif[] = []
