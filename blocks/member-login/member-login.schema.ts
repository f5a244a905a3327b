import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { memberEntryFields } from '../entry-fields.ts'

export const memberLoginSchema = defineBlock({
  name: 'member-login',
  displayName: 'Member: login',
  group: 'hotelProgramme',
  description: 'Login with email and password, code or passkey.',
  fields: memberEntryFields,
})
