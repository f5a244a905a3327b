import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { items, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { icon } from '../icon/icon-field.ts'
import { openerFields } from '../popin/popin-fields.ts'

export const roomServiceSchema = defineBlock({
  name: 'room-service',
  displayName: 'Room service',
  fields: {
    name: text({ label: 'Service', required: true, translatable: true, max: 60 }),
    hours: text({ label: 'Hours', hint: 'Such as “7 h – 11 h” or “day and night”.', translatable: true, max: 60 }),
    text: textarea({ label: 'Text', translatable: true, max: 200 }),
    price: text({ label: 'Price', hint: 'As it is shown.', translatable: true, max: 40 }),
    icon: icon('coffee'),
  },
})

export const roomServicesPopinSchema = defineBlock({
  name: 'room-services-popin',
  displayName: 'Room services popin',
  group: 'house',
  description: 'Services of the rooms, in a list over the page.',
  fields: {
    ...openerFields,
    popin_title: text({ label: 'Title of the popin', required: true, translatable: true, max: 80 }),
    services: items({ label: 'Services', of: [roomServiceSchema], required: true }),
    phone: text({ label: 'Telephone', hint: 'As it is shown, such as 02 61 91 10 00.' }),
  },
})
