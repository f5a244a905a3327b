import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the member area. An island loads the member's data in the browser. */
export const memberSessionsSchema = defineBlock({
  name: 'member-sessions',
  displayName: 'Member: where I am signed in',
  group: 'hotelProgramme',
  description: 'Devices on which the member is signed in.',
  fields: titleFields,
})
