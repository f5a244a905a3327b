import type { Handler } from '../http/call.ts'
import { readProfile } from '../member/profile.ts'
import { login } from '../programme.ts'
import { requireSecondStep } from './second-step.ts'

/** Login with e-mail, password and, where the account has one, the code of the second step. */
export const passwordLogin: Handler<'login'> = (call) =>
  login(call.hotel, call, {
    check: (account) => requireSecondStep(call.hotel, account, call.input.code, call.client),
    answer: async (transaction, accountId) => ({ profile: await readProfile(transaction, accountId) }),
  })
