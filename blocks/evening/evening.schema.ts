import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, storyUuid, text } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'
import { titleFields } from '../title-fields.ts'

export const eveningSchema = defineBlock({
  name: 'evening',
  displayName: 'My evening',
  group: 'booking',
  description: 'Table, show and room of one evening, planned by the visitor.',
  fields: {
    eyebrow: text({ label: 'Eyebrow', translatable: true, max: 60 }),
    ...titleFields,
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
