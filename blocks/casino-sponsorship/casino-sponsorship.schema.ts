import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** Part of the casino programme's member area. An island loads the member’s data in the browser. */
export const casinoSponsorshipSchema = defineBlock({
  name: 'casino-sponsorship',
  displayName: 'Casino programme: sponsorship',
  group: 'casinoProgramme',
  description: 'Invites a friend, and tells what it brings.',
  fields: titleFields,
})
