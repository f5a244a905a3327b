import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { link, text, textarea } from '#lib/content/block-kit/fields.ts'

/** A part of the member area: what is a member's own comes into the page in the browser. */
export const memberCollaboratorSchema = defineBlock({
  name: 'member-collaborator',
  displayName: 'Member: collaborator',
  fields: {
    title: text({ label: 'Title', translatable: true, max: 60 }),
    intro: textarea({ label: 'Introduction', translatable: true, max: 200 }),
    offers: link({ label: 'Link for collaborators', hint: 'The page of their offers.', translatable: true }),
  },
})
