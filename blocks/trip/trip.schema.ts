import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, items, text } from '@barriere/shared/block-kit/fields.ts'
import { navLinkSchema } from '../header/header.schema.ts'
import { TONES } from '../section-fields.ts'
import { titleFields } from '../title-fields.ts'

export const tripSchema = defineBlock({
  name: 'trip',
  displayName: 'My trip',
  group: 'booking',
  description: 'What the visitor has kept with a heart.',
  fields: {
    eyebrow: text({ label: 'Eyebrow', translatable: true, max: 60 }),
    ...titleFields,
    links: items({
      label: 'Where to begin',
      hint: 'Shown while the trip is empty: lists of hotels, tables, shows.',
      of: [navLinkSchema],
    }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
