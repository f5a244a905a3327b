import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { memberEntryFields } from '../entry-fields.ts'

export const memberActivationSchema = defineBlock({
  name: 'member-activation',
  displayName: 'Member: activation',
  group: 'hotelProgramme',
  description: 'Confirms an account, by a mailed link.',
  fields: memberEntryFields,
})
