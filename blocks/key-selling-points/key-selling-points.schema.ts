import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, items, link, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { icon } from '../icon/icon-field.ts'
import { listHead } from '../listing/list-head.ts'
import { TONES } from '../section-fields.ts'

export const keySellingPointSchema = defineBlock({
  name: 'key-selling-point',
  displayName: 'Key selling point',
  fields: {
    icon: icon('waves'),
    title: text({ label: 'Title', required: true, translatable: true, max: 40 }),
    text: textarea({ label: 'Text', translatable: true, max: 120 }),
    link: link({ label: 'Link', translatable: true }),
  },
})

export const keySellingPointsSchema = defineBlock({
  name: 'key-selling-points',
  displayName: 'Key selling points',
  group: 'text',
  description: 'Three to six strengths, each with an icon.',
  fields: {
    ...listHead,
    items: items({ label: 'Points', hint: 'Three to six.', required: true, of: [keySellingPointSchema] }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
