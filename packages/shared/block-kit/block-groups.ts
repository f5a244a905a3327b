/** Purposes of blocks, by which editors choose one. */
export const BLOCK_GROUPS = {
  text: 'Text and pictures',
  lists: 'Lists',
  house: 'A house',
  booking: 'Booking',
  forms: 'Forms',
  navigation: 'Navigation',
  hotelProgramme: 'Hotel programme',
  casinoProgramme: 'Casino programme',
} as const

export type BlockGroup = keyof typeof BLOCK_GROUPS
