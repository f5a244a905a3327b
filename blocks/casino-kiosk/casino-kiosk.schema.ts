import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Screen of a terminal in a casino; gambling content: its component requires the legal warning. */
export const casinoKioskSchema = defineBlock({
  name: 'casino-kiosk',
  displayName: 'Casino programme: terminal',
  group: 'casinoProgramme',
  description: 'Screen of a terminal in the casino.',
  fields: titleFields,
})
