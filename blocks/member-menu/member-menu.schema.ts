import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the member area. An island loads the member's data in the browser. */
export const memberMenuSchema = defineBlock({
  name: 'member-menu',
  displayName: 'Member: menu',
  group: 'hotelProgramme',
  description: 'Menu of the member area.',
  fields: titleFields,
})
