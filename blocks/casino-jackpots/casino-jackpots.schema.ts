import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Public gambling content: the component requires the legal warning. */
export const casinoJackpotsSchema = defineBlock({
  name: 'casino-jackpots',
  displayName: 'Casino programme: jackpots',
  group: 'casinoProgramme',
  description: 'Jackpots of the machines, as they grow.',
  fields: titleFields,
})
