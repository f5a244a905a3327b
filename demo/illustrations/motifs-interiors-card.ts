import type { ComposeOptions } from './compose.ts'
import { type Motif, motif, type Words } from './motif.ts'

/** An interior as a card shows it, the eye in the middle. */
export const card = (id: number, name: string, drawing: ComposeOptions, words: Words): Motif =>
  motif(id, name, drawing, words, [{ ratio: '3:2', size: 'card', look: [0.5, 0.55] }])
