import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { link, text, textarea } from '#lib/content/block-kit/fields.ts'

/** A part of the member area: what is a member's own comes into the page in the browser. */
export const memberStaysSchema = defineBlock({
  name: 'member-stays',
  displayName: 'Member: stays',
  fields: {
    title: text({ label: 'Title', translatable: true, max: 60 }),
    intro: textarea({ label: 'Introduction', translatable: true, max: 200 }),
    hotels: link({ label: 'Link where there is no stay', hint: 'The list of hotels.', translatable: true }),
  },
})
