import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, link } from '@barriere/shared/block-kit/fields.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the member area. An island loads the member's data in the browser. */
export const memberAdvantagesSchema = defineBlock({
  name: 'member-advantages',
  displayName: 'Member: advantages',
  group: 'hotelProgramme',
  description: 'Points, level and advantages of the member.',
  fields: {
    ...titleFields,
    kind: choice({ label: 'Which', choices: { standing: 'What always holds', birthday: 'The month of the birthday' } }),
    hotels: link({ label: 'Link to book', hint: 'The list of hotels.', translatable: true }),
  },
})
