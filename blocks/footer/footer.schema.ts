import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, items, link, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { navLinkSchema } from '../header/header.schema.ts'

export const footerColumnSchema = defineBlock({
  name: 'footer-column',
  displayName: 'Footer column',
  fields: {
    title: text({ label: 'Title', required: true, translatable: true }),
    links: items({ label: 'Links', required: true, of: [navLinkSchema] }),
  },
})

/** Social networks with an icon in the icon set. */
const NETWORKS = { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn', youtube: 'YouTube' } as const

export const socialLinkSchema = defineBlock({
  name: 'social-link',
  displayName: 'Social network',
  fields: {
    label: text({ label: 'Label', required: true, translatable: true, max: 30 }),
    link: link({ label: 'Address', required: true, translatable: true }),
    icon: choice({ label: 'Icon', choices: NETWORKS }),
  },
})

export const footerSchema = defineBlock({
  name: 'footer',
  displayName: 'Footer',
  root: true,
  fields: {
    title: text({ label: 'Title', hint: 'Of the first column, such as the newsletter’s.', translatable: true }),
    text: textarea({ label: 'Text', translatable: true }),
    action_label: text({ label: 'Action', hint: 'Such as “Subscribe”.', translatable: true }),
    action: link({ label: 'Action link', translatable: true }),
    columns: items({ label: 'Columns', of: [footerColumnSchema] }),
    social: items({ label: 'Social networks', of: [socialLinkSchema] }),
    legal: items({ label: 'Legal links', of: [navLinkSchema] }),
  },
})
