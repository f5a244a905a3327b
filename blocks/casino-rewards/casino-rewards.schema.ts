import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the casino programme's member area. An island loads the member’s data in the browser. */
export const casinoRewardsSchema = defineBlock({
  name: 'casino-rewards',
  displayName: 'Casino programme: rewards and vouchers',
  group: 'casinoProgramme',
  description: 'Vouchers to take for points.',
  fields: titleFields,
})
