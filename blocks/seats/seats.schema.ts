import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, storyUuid, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

/** Seats of a tournament, a show or an event that the site sells. The fields of its page define them. */
export const seatsSchema = defineBlock({
  name: 'seats',
  displayName: 'Seats and registration',
  group: 'booking',
  description: 'Registration for a tournament, seats of a show or an event.',
  fields: {
    eyebrow: text({ label: 'Eyebrow', translatable: true }),
    title: text({ label: 'Title', hint: '“Dates and prices” when empty.', translatable: true }),
    intro: textarea({ label: 'Introduction', translatable: true }),
    of: storyUuid({
      label: 'Tournament, show or event',
      hint: 'On its own page, that one.',
      contentTypes: ['tournament', 'show', 'event'],
    }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
