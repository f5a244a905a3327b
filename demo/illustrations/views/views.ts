import { bay, beach, cliff, dunes, palms, tents } from './coast.ts'
import { harbour, rock, waves } from './biarritz.ts'
import { cape, lake, springs } from './waters.ts'
import { forest, oldTown, orchard, patio, pines, racecourse } from './inland.ts'
import { mountain, peaks, valley } from './heights.ts'
import type { View } from './view.ts'

/** Views from a window or a terrace. */
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
  mountain,
  peaks,
  valley,
  cape,
} as const satisfies Record<string, (view: View) => void>

export type ViewName = keyof typeof VIEWS
