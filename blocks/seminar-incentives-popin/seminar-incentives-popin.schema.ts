import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { asset, items, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { actionFields, openerFields } from '../popin/popin-fields.ts'

export const seminarIncentiveSchema = defineBlock({
  name: 'seminar-incentive',
  displayName: 'Seminar incentive',
  fields: {
    title: text({ label: 'Title', required: true, translatable: true, max: 60 }),
    text: textarea({ label: 'Text', translatable: true, max: 200 }),
    image: asset({ label: 'Image' }),
    facts: text({ label: 'Facts', hint: 'One line, such as “8 to 60 guests · 2 h”.', translatable: true }),
    price_label: text({ label: 'Above the price', translatable: true }),
    price: text({ label: 'Price', translatable: true }),
  },
})

export const seminarIncentivesPopinSchema = defineBlock({
  name: 'seminar-incentives-popin',
  displayName: 'Seminar incentives popin',
  group: 'house',
  description: 'Ideas for groups, in a list over the page.',
  fields: {
    ...openerFields,
    popin_title: text({ label: 'Title of the popin', required: true, translatable: true, max: 80 }),
    incentives: items({ label: 'Incentives', of: [seminarIncentiveSchema], required: true }),
    ...actionFields,
  },
})
