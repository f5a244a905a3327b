import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** A part of the member area of the casino programme: what is a member’s own comes into the page in the browser. */
export const casinoCardSchema = defineBlock({
  name: 'casino-card',
  displayName: 'Casino programme: card',
  group: 'casinoProgramme',
  description: 'The player’s card, its code and its renewal.',
  fields: titleFields,
})
