import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { text } from '#lib/content/block-kit/fields.ts'

export const searchSchema = defineBlock({
  name: 'search',
  displayName: 'Search',
  group: 'navigation',
  description: 'Search of the whole site, with filters and a map.',
  fields: { title: text({ label: 'Title', translatable: true, max: 60 }) },
})
