import type { Tone } from '@barriere/shared/domain/content/tone.ts'

/** The grounds as an editor chooses them. */
export const TONES = { page: 'As the page', alternate: 'Alternate', night: 'Night' } as const satisfies Record<
  Tone,
  string
>
