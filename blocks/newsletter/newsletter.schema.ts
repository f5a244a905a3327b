import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { requestFormFields } from '../contact/contact-fields.ts'

export const newsletterSchema = defineBlock({
  name: 'newsletter',
  displayName: 'Newsletter',
  group: 'forms',
  description: 'Subscription to the newsletter.',
  fields: requestFormFields,
})
