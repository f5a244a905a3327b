import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** A part of the member area of the casino programme: what is a member’s own comes into the page in the browser. */
export const casinoPointsSchema = defineBlock({
  name: 'casino-points',
  displayName: 'Casino programme: points',
  group: 'casinoProgramme',
  description: 'Points, level and what they are worth.',
  fields: titleFields,
})
