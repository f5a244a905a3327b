import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { memberEntryFields } from '../entry-fields.ts'

export const memberRegistrationSchema = defineBlock({
  name: 'member-registration',
  displayName: 'Member: registration',
  group: 'hotelProgramme',
  description: 'Sign-up for the programme.',
  fields: memberEntryFields,
})
