import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the member area. An island loads the member's data in the browser. */
export const memberCardSchema = defineBlock({
  name: 'member-card',
  displayName: 'Member: card',
  group: 'hotelProgramme',
  description: 'The member’s card, which shows without a connection.',
  fields: titleFields,
})
