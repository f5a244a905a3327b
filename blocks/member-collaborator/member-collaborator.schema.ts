import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { link } from '@barriere/shared/block-kit/fields.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the member area. An island loads the member's data in the browser. */
export const memberCollaboratorSchema = defineBlock({
  name: 'member-collaborator',
  displayName: 'Member: collaborator',
  group: 'hotelProgramme',
  description: 'What a member of the staff is entitled to.',
  fields: {
    ...titleFields,
    offers: link({ label: 'Link for collaborators', hint: 'The page of their offers.', translatable: true }),
  },
})
