import { bay, beach, cliff, dunes, harbour, palms, rock, tents, waves } from './coast.ts'
import {
  cape,
  forest,
  lake,
  oldTown,
  orchard,
  patio,
  peaks,
  pines,
  racecourse,
  springs,
  valley,
} from './inland.ts'
import type { View } from './view.ts'

/** What may lie before a window or a terrace. */
export const VIEWS = {
  beach,
  palms,
  bay,
  dunes,
  cliff,
  tents,
  rock,
  waves,
  harbour,
  racecourse,
  orchard,
  patio,
  'old-town': oldTown,
  pines,
  forest,
  lake,
  springs,
  peaks,
  valley,
  cape,
} as const satisfies Record<string, (view: View) => void>

export type ViewName = keyof typeof VIEWS
