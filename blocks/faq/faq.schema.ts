import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { choice, items, richtext, text } from '#lib/content/block-kit/fields.ts'
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
