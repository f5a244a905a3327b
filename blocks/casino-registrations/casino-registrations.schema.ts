import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the casino programme's member area. An island loads the member’s data in the browser. */
export const casinoRegistrationsSchema = defineBlock({
  name: 'casino-registrations',
  displayName: 'Casino programme: registrations',
  group: 'casinoProgramme',
  description: 'Tournaments and seats that the player has booked.',
  fields: titleFields,
})
