import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { choice, items, text, textarea } from '#lib/content/block-kit/fields.ts'
import { navLinkSchema } from '../header/header.schema.ts'
import { TONES } from '../section-fields.ts'

export const tripSchema = defineBlock({
  name: 'trip',
  displayName: 'My trip',
  fields: {
    eyebrow: text({ label: 'Eyebrow', translatable: true, max: 60 }),
    title: text({ label: 'Title', translatable: true, max: 60 }),
    intro: textarea({ label: 'Introduction', translatable: true, max: 200 }),
    links: items({
      label: 'Where to begin',
      hint: 'Shown while the trip is empty: lists of hotels, tables, shows.',
      of: [navLinkSchema],
    }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
