import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the casino programme's member area. An island loads the member’s data in the browser. */
export const casinoPointsSchema = defineBlock({
  name: 'casino-points',
  displayName: 'Casino programme: points',
  group: 'casinoProgramme',
  description: 'Points, level and what they are worth.',
  fields: titleFields,
})
