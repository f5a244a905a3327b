import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { text } from '@barriere/shared/block-kit/fields.ts'

export const searchSchema = defineBlock({
  name: 'search',
  displayName: 'Search',
  group: 'navigation',
  description: 'Search of the whole site, with filters and a map.',
  fields: { title: text({ label: 'Title', translatable: true, max: 60 }) },
})
