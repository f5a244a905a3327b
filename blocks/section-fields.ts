import type { Tone } from '@barriere/shared/domain/content/tone.ts'

/** Backgrounds of a section, with their names for editors. */
export const TONES = { page: 'As the page', alternate: 'Alternate', night: 'Night' } as const satisfies Record<
  Tone,
  string
>
