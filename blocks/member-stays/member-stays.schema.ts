import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { link } from '@barriere/shared/block-kit/fields.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the member area. An island loads the member's data in the browser. */
export const memberStaysSchema = defineBlock({
  name: 'member-stays',
  displayName: 'Member: stays',
  group: 'hotelProgramme',
  description: 'Stays to come and past ones, with invoices.',
  fields: {
    ...titleFields,
    hotels: link({ label: 'Link where there is no stay', hint: 'The list of hotels.', translatable: true }),
  },
})
