import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the casino programme's member area. An island loads the member’s data in the browser. */
export const casinoLimitsSchema = defineBlock({
  name: 'casino-limits',
  displayName: 'Casino programme: limit of access',
  group: 'casinoProgramme',
  description: 'The player’s own limit of access.',
  fields: titleFields,
})
