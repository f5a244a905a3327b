import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, choices, text } from '@barriere/shared/block-kit/fields.ts'
import { practicalFields, practicalFoot, practicalLayout } from '../practical/practical-fields.ts'

/** Papers that prove age and identity at the door. */
const IDENTITY_PAPERS = {
  card: 'Identity card',
  passport: 'Passport',
  licence: 'Driving licence',
  residence: 'Residence permit',
} as const

export const casinoInfoSchema = defineBlock({
  name: 'casino-info',
  displayName: 'Casino information',
  group: 'house',
  description: 'Address, conditions of entry and access of a casino.',
  fields: {
    ...practicalFields,
    minimum_age: choice({ label: 'Minimum age', choices: { 18: '18', 21: '21' } }),
    papers: choices({ label: 'Papers accepted at the door', choices: IDENTITY_PAPERS }),
    entry: text({ label: 'Entry', hint: 'Such as “Free, a card is made at the first visit”.', translatable: true }),
    dress: text({ label: 'Dress', translatable: true }),
    payment: text({ label: 'Payment', translatable: true }),
    ...practicalFoot,
  },
  layout: practicalLayout,
})
