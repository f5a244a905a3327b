import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

export const quoteSchema = defineBlock({
  name: 'quote',
  displayName: 'Quote',
  group: 'text',
  description: 'A sentence that somebody said, with their name.',
  fields: {
    text: textarea({ label: 'Quote', hint: 'Without quotation marks.', required: true, translatable: true, max: 220 }),
    author: text({ label: 'Author', translatable: true }),
    role: text({ label: 'Who that is', translatable: true }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
