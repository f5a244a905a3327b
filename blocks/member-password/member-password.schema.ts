import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { memberEntryFields } from '../entry-fields.ts'

export const memberPasswordSchema = defineBlock({
  name: 'member-password',
  displayName: 'Member: new password',
  fields: memberEntryFields,
})
