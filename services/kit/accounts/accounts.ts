import { accountsOf } from './account.ts'
import { confirmationOf } from './confirm-password.ts'
import { emailOf } from './email.ts'
import { leaveOf } from './leave.ts'
import { loginOf } from './login.ts'
import { mailsOf } from './mails.ts'
import { operatorOf } from './operator.ts'
import { passwordOf } from './password.ts'
import { pendingOf } from './pending.ts'
import type { Programme } from './programme.ts'
import { sessionsOf } from './sessions.ts'
import { signUpOf } from './sign-up.ts'
import type { AccountTables } from './tables.ts'
import { tokensOf } from './tokens.ts'

/** All work on the accounts of one programme. */
export const createAccounts = <T extends AccountTables, K extends string>(programme: Programme<T, K>) => ({
  ...accountsOf(programme),
  ...sessionsOf(programme.tables),
  ...tokensOf(programme),
  ...mailsOf(programme),
  ...confirmationOf(programme),
  ...loginOf(programme),
  ...passwordOf(programme),
  ...emailOf(programme),
  ...pendingOf(programme),
  ...signUpOf(programme),
  ...leaveOf(programme),
  ...operatorOf(programme),
})
