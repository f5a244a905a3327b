import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** A part of the member area: what is a member's own comes into the page in the browser. */
export const memberCardSchema = defineBlock({
  name: 'member-card',
  displayName: 'Member: card',
  group: 'hotelProgramme',
  description: 'The member’s card, which shows without a connection.',
  fields: titleFields,
})
