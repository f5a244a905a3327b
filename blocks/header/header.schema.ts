import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { items, link, text } from '#lib/content/block-kit/fields.ts'

export const navLinkSchema = defineBlock({
  name: 'nav-link',
  displayName: 'Navigation link',
  fields: {
    label: text({ label: 'Label', required: true, translatable: true, max: 30 }),
    link: link({ label: 'Link', required: true, translatable: true }),
  },
})

/** Serves as the site's header and, without the wordmark's weight, as a house's local header. */
export const headerSchema = defineBlock({
  name: 'header',
  displayName: 'Header',
  root: true,
  fields: {
    title: text({ label: 'Name', hint: 'Shown by a local header only.', translatable: true }),
    links: items({ label: 'Links', of: [navLinkSchema] }),
    action_label: text({ label: 'Action', translatable: true }),
    action: link({ label: 'Action link', translatable: true }),
  },
})
