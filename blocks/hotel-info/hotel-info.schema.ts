import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { items, text } from '@barriere/shared/block-kit/fields.ts'
import { icon } from '../icon/icon-field.ts'
import { practicalFields, practicalFoot, practicalLayout } from '../practical/practical-fields.ts'
import { time } from '../time-field.ts'

export const hotelServiceSchema = defineBlock({
  name: 'hotel-service',
  displayName: 'Hotel service',
  fields: { icon: icon('waves'), label: text({ label: 'Service', required: true, translatable: true, max: 60 }) },
})

export const hotelInfoSchema = defineBlock({
  name: 'hotel-info',
  displayName: 'Hotel information',
  group: 'house',
  description: 'Address, services, check-in and the way to a hotel.',
  fields: {
    ...practicalFields,
    check_in: time({ label: 'Check-in from' }),
    check_out: time({ label: 'Check-out by' }),
    reception: text({ label: 'Reception', hint: 'Its hours.', translatable: true }),
    pets: text({ label: 'Pets', translatable: true }),
    payment: text({ label: 'Payment', translatable: true }),
    services_title: text({ label: 'Title of the services', translatable: true }),
    services: items({ label: 'Services', of: [hotelServiceSchema] }),
    ...practicalFoot,
  },
  layout: practicalLayout,
})
