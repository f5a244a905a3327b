import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** A part of the member area of the casino programme: what is a member’s own comes into the page in the browser. */
export const casinoRegistrationsSchema = defineBlock({
  name: 'casino-registrations',
  displayName: 'Casino programme: registrations',
  group: 'casinoProgramme',
  description: 'Tournaments and seats that the player has booked.',
  fields: titleFields,
})
