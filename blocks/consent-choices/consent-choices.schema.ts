import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { text, textarea } from '#lib/content/block-kit/fields.ts'

export const consentChoicesSchema = defineBlock({
  name: 'consent-choices',
  displayName: 'Choices of cookies',
  fields: {
    title: text({ label: 'Title', required: true, translatable: true, max: 60 }),
    intro: textarea({ label: 'Introduction', translatable: true, max: 400 }),
  },
})
