import { z } from 'zod'
import type { accountOperations } from '@barriere/shared/programmes/account-operations.ts'
import type { SiteCall } from '@barriere/shared/contracts/call.ts'
import { email } from '@barriere/shared/contracts/fields.ts'
import { likeOperations } from '@barriere/shared/programmes/like-operation.ts'
import { type accepted, givenPassword, newPassword } from '@barriere/shared/programmes/member-fields.ts'
import { listedSession } from '@barriere/shared/contracts/session.ts'

export type AccountOperations<Code extends string> = ReturnType<typeof accountOperations<Code>>

const done = z.object({ status: z.literal('done') })

/** Answer in strict enumeration mode where the address has no account, or already has one. */
export const ACCEPTED: z.output<typeof accepted> = { status: 'accepted' }

/**
 * The browser's calls on accounts that are the same in every programme (specification §7).
 *
 * @param operations of the programme's backend
 * @param notConnected answer of a call that leaves the browser signed out
 * @param noAccount codes that would reveal that an e-mail has no account, with the answer that is sent instead
 */
export function accountCalls<Code extends string, NotConnected extends z.ZodType>(
  operations: AccountOperations<Code>,
  notConnected: NotConnected,
  noAccount: NonNullable<SiteCall<Code>['maskedCodes']>,
) {
  const { like, passThrough } = likeOperations<AccountOperations<Code>, Code>(operations)
  return {
    logout: {
      ...like('logout'),
      method: 'POST',
      path: 'users/logout',
      answer: notConnected,
      auth: 'public',
      limit: 'read',
    },
    resendActivation: {
      ...passThrough('resendActivation'),
      method: 'POST',
      path: 'users/activate',
      limit: 'mail',
      maskedCodes: noAccount,
    },
    activate: {
      ...like('activate'),
      method: 'POST',
      path: 'users/activate/{token}',
      input: z.strictObject({ email: email.optional(), password: givenPassword }),
      /** The e-mail address that the link has verified, to fill in the login. */
      answer: done.extend({ email: z.string() }),
      limit: 'guess',
    },
    resetInit: {
      ...passThrough('resetInit'),
      method: 'POST',
      path: 'users/reset-password/init',
      limit: 'mail',
      captcha: 'always',
      maskedCodes: noAccount,
    },
    resetComplete: {
      ...like('resetComplete'),
      method: 'POST',
      path: 'users/reset-password/{token}',
      input: z.strictObject({ password: newPassword }),
      answer: done,
      limit: 'guess',
    },
    changeEmail: { ...passThrough('changeEmail'), method: 'PUT', path: 'users/email', limit: 'mail' },
    confirmEmail: {
      ...like('confirmEmail'),
      method: 'POST',
      path: 'users/email/confirm/{token}',
      answer: done,
      limit: 'guess',
    },
    undoEmail: { ...like('undoEmail'), method: 'POST', path: 'users/email/undo/{token}', answer: done, limit: 'guess' },
    changePassword: {
      ...like('changePassword'),
      method: 'PUT',
      path: 'users/password',
      input: operations.changePassword.input,
      answer: done,
      limit: 'guess',
    },
    deleteAccount: {
      ...like('deleteAccount'),
      method: 'DELETE',
      path: 'users/me',
      input: operations.deleteAccount.input,
      answer: notConnected,
      limit: 'guess',
    },
    /** Browsers that are signed in to the member's account. */
    sessions: {
      ...like('endSessions'),
      method: 'GET',
      path: 'users/sessions',
      answer: z.object({ sessions: z.array(listedSession) }),
      limit: 'read',
    },
    /** Signs out another browser; 404 for a browser of another account. */
    endSession: { ...like('endSessions'), method: 'DELETE', path: 'users/sessions/{id}', answer: done, limit: 'write' },
    /** Signs out all other browsers. */
    endOtherSessions: {
      ...like('endSessions'),
      method: 'DELETE',
      path: 'users/sessions',
      answer: done,
      limit: 'write',
    },
  } as const
}

export type AccountCalls<Code extends string, NotConnected extends z.ZodType> = ReturnType<
  typeof accountCalls<Code, NotConnected>
>
