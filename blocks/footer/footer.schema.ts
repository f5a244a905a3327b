import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { items, text, textarea } from '#lib/content/block-kit/fields.ts'
import { navLinkSchema } from '../header/header.schema.ts'

export const footerColumnSchema = defineBlock({
  name: 'footer-column',
  displayName: 'Footer column',
  fields: {
    title: text({ label: 'Title', required: true, translatable: true }),
    links: items({ label: 'Links', required: true, of: [navLinkSchema] }),
  },
})

export const footerSchema = defineBlock({
  name: 'footer',
  displayName: 'Footer',
  root: true,
  fields: {
    title: text({ label: 'Title', translatable: true }),
    text: textarea({ label: 'Text', translatable: true }),
    columns: items({ label: 'Columns', of: [footerColumnSchema] }),
    legal: items({ label: 'Legal links', of: [navLinkSchema] }),
  },
})
