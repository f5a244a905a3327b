import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { body, items } from '@barriere/shared/block-kit/fields.ts'
import { dayOfYear } from './day-of-year-field.ts'

export const seasonSchema = defineBlock({
  name: 'season',
  displayName: 'Season',
  fields: { from: dayOfYear('First day'), until: dayOfYear('Last day'), body: body({ label: 'Blocks' }) },
})

export const seasonsSchema = defineBlock({
  name: 'seasons',
  displayName: 'By season',
  group: 'house',
  description: 'Shows other blocks in each season.',
  fields: {
    seasons: items({
      label: 'Seasons',
      hint: 'The first one that today lies in is shown. One without days is for the rest of the year: last.',
      required: true,
      of: [seasonSchema],
    }),
  },
})
