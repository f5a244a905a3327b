import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, items, link, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { listHead } from '../listing/list-head.ts'
import { TONES } from '../section-fields.ts'

/** Inks (colours) of membership cards. */
const INKS = {
  discovery: 'Découverte',
  infinitely: 'Infiniment',
  collaborator: 'Collaborateur',
  white: 'Casino: White',
  silver: 'Casino: Silver',
  gold: 'Casino: Gold',
  black: 'Casino: Black',
} as const

export const loyaltyCardSchema = defineBlock({
  name: 'loyalty-card',
  displayName: 'Membership card',
  fields: {
    ink: choice({ label: 'Ink', choices: INKS }),
    status: text({ label: 'Status', required: true, translatable: true, max: 20 }),
    text: textarea({ label: 'What it gives', hint: 'Below the card.', translatable: true, max: 220 }),
  },
})

export const loyaltySchema = defineBlock({
  name: 'loyalty',
  displayName: 'Membership cards',
  group: 'hotelProgramme',
  description: 'Cards of the programmes, with what each brings.',
  fields: {
    ...listHead,
    cards: items({ label: 'Cards', hint: 'Up to four stand in a row.', required: true, of: [loyaltyCardSchema] }),
    action_label: text({ label: 'Main action', translatable: true }),
    action: link({ label: 'Main action: link', translatable: true }),
    more_label: text({ label: 'Second action', translatable: true }),
    more: link({ label: 'Second action: link', translatable: true }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
