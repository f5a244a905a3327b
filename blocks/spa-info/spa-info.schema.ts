import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { number, text } from '@barriere/shared/block-kit/fields.ts'
import { practicalFields, practicalFoot, practicalLayout } from '../practical/practical-fields.ts'

export const spaInfoSchema = defineBlock({
  name: 'spa-info',
  displayName: 'Spa information',
  group: 'house',
  description: 'Address, services and access of a spa.',
  fields: {
    ...practicalFields,
    age_from: number({ label: 'From the age of', min: 0 }),
    lent: text({ label: 'What is lent', hint: 'Such as “Robe, towel and slippers”.', translatable: true }),
    cancellation: text({ label: 'Cancellation', translatable: true }),
    payment: text({ label: 'Payment', translatable: true }),
    ...practicalFoot,
  },
  layout: practicalLayout,
})
