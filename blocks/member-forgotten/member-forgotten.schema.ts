import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { entryFields } from '../entry-fields.ts'

export const memberForgottenSchema = defineBlock({
  name: 'member-forgotten',
  displayName: 'Member: forgotten password',
  fields: entryFields,
})
