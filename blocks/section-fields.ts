/** Grounds a block may stand on. `page` follows the page: paper, or night on the casino side. */
export const TONES = { page: 'As the page', alternate: 'Alternate', night: 'Night' } as const

export type Tone = keyof typeof TONES
