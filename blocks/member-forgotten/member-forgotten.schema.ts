import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { memberEntryFields } from '../entry-fields.ts'

export const memberForgottenSchema = defineBlock({
  name: 'member-forgotten',
  displayName: 'Member: forgotten password',
  group: 'hotelProgramme',
  description: 'Asks for a link to a new password.',
  fields: memberEntryFields,
})
