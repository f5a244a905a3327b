import type { Motif } from './motif.ts'

/** Shows. */
export const STAGES: readonly Motif[] = []
