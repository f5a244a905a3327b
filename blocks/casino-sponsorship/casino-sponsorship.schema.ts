import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { titleFields } from '../title-fields.ts'

/** A part of the member area of the casino programme: what is a member’s own comes into the page in the browser. */
export const casinoSponsorshipSchema = defineBlock({
  name: 'casino-sponsorship',
  displayName: 'Casino programme: sponsorship',
  group: 'casinoProgramme',
  description: 'Invites a friend, and tells what it brings.',
  fields: titleFields,
})
