import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice } from '@barriere/shared/block-kit/fields.ts'
import { memberEntryFields } from '../entry-fields.ts'

/** Kinds of mailed links that lead to the page. */
const EMAIL_LINKS = {
  confirm: 'Confirm the new address',
  undo: 'Return to the old address',
  contest: 'Contest a limit of access (casino programme)',
} as const

export const memberEmailSchema = defineBlock({
  name: 'member-email',
  displayName: 'Member: mailed link',
  group: 'hotelProgramme',
  description: 'Confirms or undoes a change of email, or contests a limit of access, by a mailed link.',
  fields: { kind: choice({ label: 'Link', choices: EMAIL_LINKS }), ...memberEntryFields },
})
