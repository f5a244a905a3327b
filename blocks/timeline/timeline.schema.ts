import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, items, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { listHead } from '../listing/list-head.ts'
import { TONES } from '../section-fields.ts'

export const timelineEntrySchema = defineBlock({
  name: 'timeline-entry',
  displayName: 'Moment of a timeline',
  fields: {
    date: text({
      label: 'Date',
      hint: 'As it is shown: a year, a month, an hour.',
      required: true,
      translatable: true,
      max: 20,
    }),
    title: text({ label: 'Title', translatable: true, max: 60 }),
    text: textarea({ label: 'Text', translatable: true, max: 200 }),
  },
})

export const timelineSchema = defineBlock({
  name: 'timeline',
  displayName: 'Timeline',
  group: 'text',
  description: 'Dates of a story, one after the other.',
  fields: {
    ...listHead,
    items: items({ label: 'Moments', hint: 'In their order.', required: true, of: [timelineEntrySchema] }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
