import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** A part of the member area of the casino programme: what is a member’s own comes into the page in the browser. */
export const casinoOffersSchema = defineBlock({
  name: 'casino-offers',
  displayName: 'Casino programme: offers and lucky dates',
  group: 'casinoProgramme',
  description: 'Offers and lucky dates of the player.',
  fields: titleFields,
})
