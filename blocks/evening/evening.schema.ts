import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { choice, storyUuid, text, textarea } from '#lib/content/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

export const eveningSchema = defineBlock({
  name: 'evening',
  displayName: 'My evening',
  fields: {
    eyebrow: text({ label: 'Eyebrow', translatable: true, max: 60 }),
    title: text({ label: 'Title', translatable: true, max: 60 }),
    intro: textarea({ label: 'Introduction', translatable: true, max: 200 }),
    house: storyUuid({
      label: 'House',
      hint:
        'On a page of its own: a short form that leads to the evenings of this house. Empty: the ' +
        'evenings themselves.',
      contentTypes: ['hotel', 'casino'],
    }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
