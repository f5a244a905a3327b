import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { items, link, text } from '@barriere/shared/block-kit/fields.ts'

export const crumbSchema = defineBlock({
  name: 'crumb',
  displayName: 'Breadcrumb level',
  fields: {
    label: text({ label: 'Label', required: true, translatable: true }),
    link: link({ label: 'Link', required: true, translatable: true }),
  },
})

/** Home and the page itself are added automatically, first and last. */
export const breadcrumbSchema = defineBlock({
  name: 'breadcrumb',
  displayName: 'Breadcrumb',
  group: 'navigation',
  description: 'Where the page lies, from the home page on.',
  fields: {
    items: items({ label: 'Levels between home and this page', of: [crumbSchema] }),
    current: text({ label: 'This page', required: true, translatable: true }),
  },
})
