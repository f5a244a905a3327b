import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { stories } from '@barriere/shared/block-kit/fields.ts'
import { requestFormFields } from '../contact/contact-fields.ts'

export const seminarFormSchema = defineBlock({
  name: 'seminar-form',
  displayName: 'Seminar request form',
  group: 'forms',
  description: 'Request for a quote of a seminar.',
  fields: {
    ...requestFormFields,
    venues: stories({
      label: 'Venues',
      hint: 'Those that the request may be about; all where there are none.',
      contentTypes: ['seminar'],
    }),
  },
})
