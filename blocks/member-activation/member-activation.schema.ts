import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { memberEntryFields } from '../entry-fields.ts'

export const memberActivationSchema = defineBlock({
  name: 'member-activation',
  displayName: 'Member: activation',
  fields: memberEntryFields,
})
