import { z } from 'zod'
import { authEvent } from './auth-event.ts'
import { casinoCard } from './casino-cards.ts'
import { casinoOptIns, casinoPerson, casinoProfile, casinoSession, casinoSignUp } from './casino-fields.ts'
import { casinoLimit } from './casino-limits.ts'
import { ALWAYS, type CasinoOperation, MEMBER } from './casino-operation.ts'
import { pointLine } from './casino-points.ts'
import { typedCardNumber } from './casino-proof.ts'
import { voucher } from './casino-rewards.ts'
import { godson } from './casino-sponsorship.ts'
import { email } from './fields.ts'
import {
  accepted,
  accountExport,
  address,
  birthDate,
  deviceToken,
  done,
  emailAndPassword,
  emailChange,
  givenPassword,
  mailedToken,
  newPassword,
  otherSession,
  sessionEnded,
  storedAddress,
} from './member-fields.ts'

const withProfile = z.object({ profile: casinoProfile })

const BLOCKED = 'accountBlockedAfterMultipleLoginAttempts'

/** Codes of an operation that asks for the password again. */
const CONFIRMED = ['required', 'credentials', BLOCKED, ...MEMBER] as const

/** All data stored about a member (GDPR, right of access). */
const memberExport = accountExport.extend({
  profile: casinoProfile,
  card: casinoCard.optional(),
  cardRenewals: z.array(z.string()),
  points: z.array(pointLine),
  vouchers: z.array(voucher),
  godsons: z.array(godson),
  limit: casinoLimit.optional(),
  events: z.array(authEvent),
})

/** Operations on accounts and the ways into them. */
export const CASINO_AUTHENTICATION_OPERATIONS = {
  signUp: {
    method: 'POST',
    path: '/v1/accounts',
    summary: 'Make an account and mail its activation link; without a proven card it is a pre-member’s',
    input: casinoSignUp,
    answer: accepted,
    status: 202,
    auth: 'public',
    idempotent: true,
    errors: [
      '0005',
      '0053',
      'invalidBirthdate',
      'cardTaken',
      'link',
      'required',
      'email',
      'password',
      'terms',
      ...ALWAYS,
    ],
  },
  resendActivation: {
    method: 'POST',
    path: '/v1/activations',
    summary: 'Mail another activation link',
    input: z.strictObject({ email }),
    answer: accepted,
    status: 202,
    auth: 'public',
    errors: ['required', 'email', 'noAccount', ...ALWAYS],
  },
  activate: {
    method: 'POST',
    path: '/v1/activations/complete',
    summary: 'Activate an account; an e-mail that is given has to be its own',
    input: mailedToken.extend({ email: email.optional() }),
    answer: done.extend({ email: z.string() }),
    auth: 'public',
    idempotent: true,
    errors: ['required', 'email', 'link', 'noAccount', ...ALWAYS],
  },
  login: {
    method: 'POST',
    path: '/v1/sessions',
    summary: 'Check credentials and begin a session',
    input: emailAndPassword,
    answer: casinoSession,
    auth: 'public',
    errors: ['required', 'notActivated', 'credentials', BLOCKED, ...ALWAYS],
  },
  loginByCard: {
    method: 'POST',
    path: '/v1/sessions/card',
    summary: 'Check a card’s number and its holder’s birth date, and begin a session',
    input: z.strictObject({ number: typedCardNumber, birthDate, device: deviceToken.optional() }),
    answer: casinoSession,
    auth: 'public',
    errors: ['required', 'cardNotFound', 'noAccount', 'notActivated', 'invalidBirthdate', BLOCKED, ...ALWAYS],
  },
  logout: {
    method: 'DELETE',
    path: '/v1/sessions/current',
    summary: 'End the session',
    answer: sessionEnded,
    auth: 'member',
    errors: ALWAYS,
  },
  resetInit: {
    method: 'POST',
    path: '/v1/password-resets',
    summary: 'Mail a link to set a new password',
    input: z.strictObject({ email }),
    answer: accepted,
    status: 202,
    auth: 'public',
    errors: ['required', 'email', 'noAccount', ...ALWAYS],
  },
  resetComplete: {
    method: 'POST',
    path: '/v1/password-resets/complete',
    summary: 'Set a new password, end every session and every block',
    input: mailedToken.extend({ password: newPassword }),
    answer: done,
    auth: 'public',
    idempotent: true,
    errors: ['required', 'password', 'link', 'noAccount', ...ALWAYS],
  },
  confirmEmail: {
    method: 'POST',
    path: '/v1/email-changes/complete',
    summary: 'Take the new e-mail, whose mailbox is proven',
    input: mailedToken,
    answer: done,
    auth: 'public',
    idempotent: true,
    errors: ['0053', 'required', 'link', 'noAccount', ...ALWAYS],
  },
  undoEmail: {
    method: 'POST',
    path: '/v1/email-changes/undo',
    summary: 'Return to the old e-mail and end every session',
    input: mailedToken,
    answer: done,
    auth: 'public',
    idempotent: true,
    errors: ['0053', 'required', 'link', 'noAccount', ...ALWAYS],
  },
  profile: {
    method: 'GET',
    path: '/v1/me',
    summary: 'The profile',
    answer: withProfile,
    auth: 'member',
    errors: MEMBER,
  },
  editPerson: {
    method: 'PUT',
    path: '/v1/me',
    summary: 'Replace what the member tells of themselves; a card holder’s birth date is the card’s',
    input: casinoPerson,
    answer: withProfile,
    auth: 'member',
    errors: ['required', 'invalidBirthdate', ...MEMBER],
  },
  editAddress: {
    method: 'PUT',
    path: '/v1/me/address',
    summary: 'Replace the address',
    input: address,
    answer: z.object({ address: storedAddress }),
    auth: 'member',
    errors: ['required', ...MEMBER],
  },
  editOptIns: {
    method: 'PUT',
    path: '/v1/me/opt-ins',
    summary: 'Replace the consents to be written to',
    input: casinoOptIns,
    answer: z.object({ optIns: casinoOptIns }),
    auth: 'member',
    errors: ['required', ...MEMBER],
  },
  changeEmail: {
    method: 'PUT',
    path: '/v1/me/email',
    summary: 'Mail a confirmation to the new address and a notice to the old one',
    input: emailChange,
    answer: z.object({ email: z.string(), pendingEmail: z.string() }),
    status: 202,
    auth: 'member',
    errors: ['0053', 'email', 'sameEmail', 'tooManyAttempts', ...CONFIRMED],
  },
  changePassword: {
    method: 'PUT',
    path: '/v1/me/password',
    summary: 'Set a new password and end the other sessions',
    input: z.strictObject({ currentPassword: givenPassword, password: newPassword }),
    answer: done,
    auth: 'member',
    errors: ['password', ...CONFIRMED],
  },
  endSessions: {
    method: 'POST',
    path: '/v1/me/sessions/end',
    summary: 'End another session of the member by its token, or all others',
    input: otherSession,
    answer: sessionEnded,
    auth: 'member',
    errors: ['required', ...MEMBER],
  },
  export: {
    method: 'GET',
    path: '/v1/me/export',
    summary: 'All that is kept of the member',
    answer: memberExport,
    auth: 'member',
    errors: MEMBER,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/v1/me',
    summary: 'Erase the account and all that belongs to it',
    input: z.strictObject({ password: givenPassword }),
    answer: z.object({ status: z.literal('deleted') }),
    auth: 'member',
    errors: CONFIRMED,
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>
