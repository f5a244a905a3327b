import type { Motif } from './motif.ts'

/** Activities, offers and events. */
export const ACTIVITIES: readonly Motif[] = []
