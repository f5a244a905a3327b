import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { choice, link, text, textarea } from '#lib/content/block-kit/fields.ts'

/** A part of the member area: what is a member's own comes into the page in the browser. */
export const memberAdvantagesSchema = defineBlock({
  name: 'member-advantages',
  displayName: 'Member: advantages',
  fields: {
    title: text({ label: 'Title', translatable: true, max: 60 }),
    intro: textarea({ label: 'Introduction', translatable: true, max: 200 }),
    kind: choice({ label: 'Which', choices: { standing: 'What always holds', birthday: 'The month of the birthday' } }),
    hotels: link({ label: 'Link to book', hint: 'The list of hotels.', translatable: true }),
  },
})
