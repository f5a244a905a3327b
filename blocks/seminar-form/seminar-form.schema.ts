import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { stories } from '#lib/content/block-kit/fields.ts'
import { contactSlotFields } from '../contact/contact-fields.ts'

export const seminarFormSchema = defineBlock({
  name: 'seminar-form',
  displayName: 'Seminar request form',
  fields: {
    ...contactSlotFields,
    venues: stories({ label: 'Venues', hint: 'Those that the request may be about.', contentTypes: ['seminar'] }),
  },
})
