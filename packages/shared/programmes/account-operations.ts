import { z } from 'zod'
import { email } from '../contracts/fields.ts'
import {
  accepted,
  done,
  emailChange,
  givenPassword,
  mailedToken,
  newPassword,
  otherSession,
  sessionEnded,
} from './member-fields.ts'

/** Operations on accounts that are the same in every programme, except for their error codes. */
type AccountOperation =
  | 'resendActivation'
  | 'activate'
  | 'logout'
  | 'resetInit'
  | 'resetComplete'
  | 'confirmEmail'
  | 'undoEmail'
  | 'changeEmail'
  | 'changePassword'
  | 'endSessions'
  | 'deleteAccount'

/**
 * The operations on a programme's accounts.
 * @param errors codes of the programme's catalogue, by operation
 */
export const accountOperations = <Code extends string>(errors: Readonly<Record<AccountOperation, readonly Code[]>>) =>
  ({
    resendActivation: {
      method: 'POST',
      path: '/v1/activations',
      summary: 'Mail another activation link',
      input: z.strictObject({ email }),
      answer: accepted,
      status: 202,
      auth: 'public',
      errors: errors.resendActivation,
    },
    activate: {
      method: 'POST',
      path: '/v1/activations/complete',
      summary: 'Make the account of a sign-up: its link and its password; an e-mail that is given has to be its own',
      input: mailedToken.extend({ email: email.optional(), password: givenPassword }),
      answer: done.extend({ email: z.string() }),
      auth: 'public',
      idempotent: true,
      errors: errors.activate,
    },
    logout: {
      method: 'DELETE',
      path: '/v1/sessions/current',
      summary: 'End the session',
      answer: sessionEnded,
      auth: 'member',
      level: 'card',
      errors: errors.logout,
    },
    resetInit: {
      method: 'POST',
      path: '/v1/password-resets',
      summary: 'Mail a link to set a new password',
      input: z.strictObject({ email }),
      answer: accepted,
      status: 202,
      auth: 'public',
      errors: errors.resetInit,
    },
    resetComplete: {
      method: 'POST',
      path: '/v1/password-resets/complete',
      summary: 'Set a new password, end every session and every block',
      input: mailedToken.extend({ password: newPassword }),
      answer: done,
      auth: 'public',
      idempotent: true,
      errors: errors.resetComplete,
    },
    confirmEmail: {
      method: 'POST',
      path: '/v1/email-changes/complete',
      summary: 'Take the new e-mail, whose mailbox is proven',
      input: mailedToken,
      answer: done,
      auth: 'public',
      idempotent: true,
      errors: errors.confirmEmail,
    },
    undoEmail: {
      method: 'POST',
      path: '/v1/email-changes/undo',
      summary: 'Return to the old e-mail and end every session',
      input: mailedToken,
      answer: done,
      auth: 'public',
      idempotent: true,
      errors: errors.undoEmail,
    },
    changeEmail: {
      method: 'PUT',
      path: '/v1/me/email',
      summary: 'Mail a confirmation to the new address and a notice to the old one',
      input: emailChange,
      answer: z.object({ email: z.string(), pendingEmail: z.string() }),
      status: 202,
      auth: 'member',
      // The operation itself asks for the password.
      level: 'card',
      errors: errors.changeEmail,
    },
    changePassword: {
      method: 'PUT',
      path: '/v1/me/password',
      summary: 'Set a new password and end the other sessions',
      input: z.strictObject({ currentPassword: givenPassword, password: newPassword }),
      answer: done,
      auth: 'member',
      // The operation itself asks for the password.
      level: 'card',
      errors: errors.changePassword,
    },
    endSessions: {
      method: 'POST',
      path: '/v1/me/sessions/end',
      summary: 'End another session of the member by its token, or all others',
      input: otherSession,
      answer: sessionEnded,
      auth: 'member',
      errors: errors.endSessions,
    },
    deleteAccount: {
      method: 'DELETE',
      path: '/v1/me',
      summary: 'Erase the account and all that belongs to it',
      input: z.strictObject({ password: givenPassword }),
      answer: z.object({ status: z.literal('deleted') }),
      auth: 'member',
      // The operation itself asks for the password.
      level: 'card',
      errors: errors.deleteAccount,
    },
  }) as const
