import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { choice } from '#lib/content/block-kit/fields.ts'
import { memberEntryFields } from '../entry-fields.ts'

/** Which of the two links of a change of e-mail leads to the page. */
const EMAIL_LINKS = { confirm: 'Confirm the new address', undo: 'Return to the old address' } as const

export const memberEmailSchema = defineBlock({
  name: 'member-email',
  displayName: 'Member: change of email',
  group: 'hotelProgramme',
  description: 'Confirms or undoes a change of email, by a mailed link.',
  fields: { kind: choice({ label: 'Link', choices: EMAIL_LINKS }), ...memberEntryFields },
})
