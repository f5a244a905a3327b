import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, items, link, number, text } from '@barriere/shared/block-kit/fields.ts'
import { contactFields } from '../content-types/place-fields.ts'
import { listHead } from '../listing/list-head.ts'
import { TONES } from '../section-fields.ts'

export const treatmentSchema = defineBlock({
  name: 'treatment',
  displayName: 'Treatment',
  fields: {
    name: text({ label: 'Name', required: true, translatable: true, max: 60 }),
    text: text({ label: 'What it is', translatable: true, max: 200 }),
    minutes: number({ label: 'Duration (minutes)', min: 1 }),
    price: number({ label: 'Price (€)', min: 0 }),
    place: text({ label: 'Where in the spa', translatable: true, max: 40 }),
    booking: link({ label: 'Booking link', hint: 'The telephone below is the way until then.', translatable: true }),
  },
})

export const treatmentsSchema = defineBlock({
  name: 'treatments',
  displayName: 'Treatments',
  group: 'lists',
  description: 'Treatments of a spa: duration and price.',
  fields: {
    ...listHead,
    items: items({ label: 'Treatments', required: true, of: [treatmentSchema] }),
    phone: contactFields.phone,
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
