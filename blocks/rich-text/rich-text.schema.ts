import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { asset, choice, richtext, stories, text } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

export const richTextSchema = defineBlock({
  name: 'rich-text',
  displayName: 'Rich text',
  group: 'text',
  description: 'Paragraphs, lists, tables, pictures and links.',
  fields: {
    eyebrow: text({ label: 'Eyebrow', translatable: true }),
    title: text({ label: 'Title', translatable: true }),
    text: richtext({ label: 'Text', required: true, translatable: true }),
    image: asset({ label: 'Image beside the text' }),
    image_side: choice({ label: 'Image side', choices: { right: 'Right', left: 'Left' } }),
    hours_of: stories({
      label: 'Hours of today below the text',
      hint: 'Of the pages that the text presents, as their own opening hours say.',
      contentTypes: ['restaurant', 'casino', 'spa'],
    }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
