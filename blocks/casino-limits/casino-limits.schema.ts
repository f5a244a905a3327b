import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** A part of the member area of the casino programme: what is a member’s own comes into the page in the browser. */
export const casinoLimitsSchema = defineBlock({
  name: 'casino-limits',
  displayName: 'Casino programme: limit of access',
  group: 'casinoProgramme',
  description: 'The player’s own limit of access.',
  fields: titleFields,
})
