import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { memberEntryFields } from '../entry-fields.ts'

export const memberPasswordSchema = defineBlock({
  name: 'member-password',
  displayName: 'Member: new password',
  group: 'hotelProgramme',
  description: 'Sets a new password, by a mailed link.',
  fields: memberEntryFields,
})
