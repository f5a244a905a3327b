import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the casino programme's member area. An island loads the member’s data in the browser. */
export const casinoOffersSchema = defineBlock({
  name: 'casino-offers',
  displayName: 'Casino programme: offers and lucky dates',
  group: 'casinoProgramme',
  description: 'Offers and lucky dates of the player.',
  fields: titleFields,
})
