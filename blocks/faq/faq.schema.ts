import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, items, richtext, text } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'

export const faqItemSchema = defineBlock({
  name: 'faq-item',
  displayName: 'Question',
  fields: {
    question: text({ label: 'Question', required: true, translatable: true }),
    answer: richtext({ label: 'Answer', required: true, translatable: true }),
  },
})

export const faqSchema = defineBlock({
  name: 'faq',
  displayName: 'FAQ',
  group: 'text',
  description: 'Questions, each unfolds its answer.',
  fields: {
    title: text({ label: 'Title', translatable: true }),
    items: items({ label: 'Questions', required: true, of: [faqItemSchema] }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
