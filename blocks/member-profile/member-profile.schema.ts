import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { memberEntryFields } from '../entry-fields.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the member area. An island loads the member's data in the browser. */
export const memberProfileSchema = defineBlock({
  name: 'member-profile',
  displayName: 'Member: profile',
  group: 'hotelProgramme',
  description: 'Details, preferences and password of the member.',
  fields: { programme: memberEntryFields.programme, ...titleFields },
})
