import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { memberEntryFields } from '../entry-fields.ts'

export const memberForgottenSchema = defineBlock({
  name: 'member-forgotten',
  displayName: 'Member: forgotten password',
  fields: memberEntryFields,
})
