import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { asset, boolean, items, number, storyUuid, text } from '@barriere/shared/block-kit/fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'

const seats = (label: string) =>
  number({ label: `${label}: seats`, hint: 'Empty where the layout does not fit.', min: 1 })

export const hallSchema = defineBlock({
  name: 'hall',
  displayName: 'Hall',
  fields: {
    name: text({ label: 'Name', required: true, max: 60 }),
    area: number({ label: 'Area (m²)', min: 1 }),
    height: number({ label: 'Height (m)', min: 1 }),
    daylight: boolean({ label: 'Daylight' }),
    theatre: seats('Theatre'),
    classroom: seats('Classroom'),
    u_shape: seats('U shape'),
    boardroom: seats('Boardroom'),
    banquet: seats('Banquet'),
    cocktail: seats('Cocktail'),
  },
})

export const seminarVenuesSchema = defineBlock({
  name: 'seminar-venues',
  displayName: 'Seminar rooms',
  group: 'lists',
  description: 'Rooms for meetings, with their capacities.',
  fields: {
    ...listHead,
    image: asset({ label: 'Image' }),
    venue: storyUuid({
      label: 'Venue',
      hint: 'That visitors add to their request; on a venue’s own page, that venue.',
      contentTypes: ['seminar'],
    }),
    halls: items({ label: 'Halls', required: true, of: [hallSchema] }),
    ...listFoot,
  },
})
