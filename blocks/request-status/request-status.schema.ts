import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { contactSlotFields } from '../contact/contact-fields.ts'

export const requestStatusSchema = defineBlock({
  name: 'request-status',
  displayName: 'Request status',
  group: 'forms',
  description: 'Where a request stands, by its reference.',
  fields: contactSlotFields,
})
