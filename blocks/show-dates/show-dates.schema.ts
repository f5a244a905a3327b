import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { boolean, choice, storyUuid, text, textarea } from '#lib/content/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

export const showDatesSchema = defineBlock({
  name: 'show-dates',
  displayName: 'Dates of a show',
  fields: {
    eyebrow: text({ label: 'Eyebrow', translatable: true }),
    title: text({ label: 'Title', hint: '“Coming dates” when empty.', translatable: true }),
    intro: textarea({ label: 'Introduction', translatable: true }),
    show: storyUuid({ label: 'Show', hint: 'On a show’s own page, that show.', contentTypes: ['show'] }),
    show_past: boolean({ label: 'Show past performances too' }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
