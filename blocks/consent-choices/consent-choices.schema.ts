import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { text, textarea } from '@barriere/shared/block-kit/fields.ts'

export const consentChoicesSchema = defineBlock({
  name: 'consent-choices',
  displayName: 'Choices of cookies',
  group: 'navigation',
  description: 'Choices of cookies, for the page about them.',
  fields: {
    title: text({ label: 'Title', required: true, translatable: true, max: 60 }),
    intro: textarea({ label: 'Introduction', translatable: true, max: 400 }),
  },
})
