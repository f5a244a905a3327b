import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { text, textarea } from '#lib/content/block-kit/fields.ts'
import { memberEntryFields } from '../entry-fields.ts'

/** A part of the member area: what is a member's own comes into the page in the browser. */
export const memberProfileSchema = defineBlock({
  name: 'member-profile',
  displayName: 'Member: profile',
  fields: {
    programme: memberEntryFields.programme,
    title: text({ label: 'Title', translatable: true, max: 60 }),
    intro: textarea({ label: 'Introduction', translatable: true, max: 200 }),
  },
})
