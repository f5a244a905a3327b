import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { contactSlotFields } from '../contact/contact-fields.ts'

export const newsletterSchema = defineBlock({
  name: 'newsletter',
  displayName: 'Newsletter',
  fields: contactSlotFields,
})
