import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** A part of the member area of the casino programme: what is a member’s own comes into the page in the browser. */
export const casinoRewardsSchema = defineBlock({
  name: 'casino-rewards',
  displayName: 'Casino programme: rewards and vouchers',
  group: 'casinoProgramme',
  description: 'Vouchers to take for points.',
  fields: titleFields,
})
