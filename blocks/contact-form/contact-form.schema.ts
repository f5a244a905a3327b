import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { requestFormFields } from '../contact/contact-fields.ts'

export const contactFormSchema = defineBlock({
  name: 'contact-form',
  displayName: 'Contact form',
  group: 'forms',
  description: 'Message to the group or to a house.',
  fields: requestFormFields,
})
