import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { contactSlotFields } from '../contact/contact-fields.ts'

export const contactFormSchema = defineBlock({
  name: 'contact-form',
  displayName: 'Contact form',
  fields: contactSlotFields,
})
