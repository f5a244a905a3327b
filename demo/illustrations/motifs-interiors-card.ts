import type { ComposeOptions } from './compose.ts'
import { type Format, type Motif, motif, type Words } from './motif.ts'

/** An interior as a card; by default its focal point is near the middle. */
export const card = (
  id: number,
  name: string,
  drawing: ComposeOptions,
  words: Words,
  look: Format['look'] = [0.5, 0.55],
): Motif => motif(id, name, drawing, words, [{ ratio: '3:2', size: 'card', look }])
