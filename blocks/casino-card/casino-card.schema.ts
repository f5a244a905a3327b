import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the casino programme's member area. An island loads the member’s data in the browser. */
export const casinoCardSchema = defineBlock({
  name: 'casino-card',
  displayName: 'Casino programme: card',
  group: 'casinoProgramme',
  description: 'The player’s card, its code and its renewal.',
  fields: titleFields,
})
