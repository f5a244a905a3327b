import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** A part of the member area: what is a member's own comes into the page in the browser. */
export const memberMenuSchema = defineBlock({
  name: 'member-menu',
  displayName: 'Member: menu',
  group: 'hotelProgramme',
  description: 'Menu of the member area.',
  fields: titleFields,
})
