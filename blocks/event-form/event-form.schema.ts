import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { textarea } from '@barriere/shared/block-kit/fields.ts'
import { requestFormFields } from '../contact/contact-fields.ts'

export const eventFormSchema = defineBlock({
  name: 'event-form',
  displayName: 'Event request form',
  group: 'forms',
  description: 'Request for a wedding, a party or a reception.',
  fields: {
    ...requestFormFields,
    occasions: textarea({ label: 'Occasions', hint: 'One a line, such as “Wedding”.', translatable: true }),
  },
})
