import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { boolean, choice, storyUuid, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

export const agendaDatesSchema = defineBlock({
  name: 'agenda-dates',
  displayName: 'Dates of a show or an event',
  group: 'booking',
  description: 'Dates of a show or an event, each with its seats.',
  fields: {
    eyebrow: text({ label: 'Eyebrow', translatable: true }),
    title: text({ label: 'Title', hint: '“Coming dates” when empty.', translatable: true }),
    intro: textarea({ label: 'Introduction', translatable: true }),
    of: storyUuid({ label: 'Show or event', hint: 'On its own page, that one.', contentTypes: ['show', 'event'] }),
    show_past: boolean({ label: 'Show past dates too' }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
