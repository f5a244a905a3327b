import { z } from 'zod'
import { accountOperations } from '../account-operations.ts'
import { authEvent } from '../../contracts/auth-event.ts'
import { casinoCard } from './cards.ts'
import { casinoOptIns, casinoPerson, casinoProfile, casinoSession, casinoSignUp } from './fields.ts'
import { casinoLimit } from './limits.ts'
import { ALWAYS, BY_CARD, type CasinoOperation, MEMBER } from './operation.ts'
import { pointLine, tierChange } from './points.ts'
import { typedCardNumber } from './proof.ts'
import { casinoOffer, voucher } from './rewards.ts'
import { registration, waitingPlace } from './seats.ts'
import { godson } from './sponsorship.ts'
import { typedCode } from '../../contracts/fields.ts'
import {
  accepted,
  accountExport,
  address,
  birthDate,
  deviceToken,
  emailAndPassword,
  givenPassword,
  storedAddress,
} from '../member-fields.ts'

const withProfile = z.object({ profile: casinoProfile })

const BLOCKED = 'accountBlockedAfterMultipleLoginAttempts'

/** Error codes of an operation that asks for the password again. */
const CONFIRMED = ['required', 'credentials', BLOCKED, ...BY_CARD] as const

const stepUpInput = z
  .strictObject({ password: givenPassword.optional(), code: typedCode.min(1).max(20).optional() })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), { path: ['password'] })

/** All data stored about a member (GDPR, right of access). */
const memberExport = accountExport.extend({
  profile: casinoProfile,
  card: casinoCard.optional(),
  cardRenewals: z.array(z.string()),
  points: z.array(pointLine),
  visits: z.array(z.object({ casino: z.string(), at: z.string(), points: z.number().int() })),
  tiers: z.array(tierChange),
  vouchers: z.array(voucher),
  offers: z.array(casinoOffer),
  godsons: z.array(godson),
  limits: z.array(casinoLimit),
  registrations: z.array(registration),
  waiting: z.array(waitingPlace),
  events: z.array(authEvent),
})

/** Operations on accounts and their logins. */
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
  ...accountOperations({
    resendActivation: ['required', 'email', 'noAccount', ...ALWAYS],
    activate: ['required', 'email', 'link', 'credentials', 'invalidBirthdate', 'cardTaken', ...ALWAYS],
    logout: ALWAYS,
    resetInit: ['required', 'email', 'noAccount', ...ALWAYS],
    resetComplete: ['required', 'password', 'link', 'noAccount', ...ALWAYS],
    confirmEmail: ['0053', 'required', 'link', 'noAccount', ...ALWAYS],
    undoEmail: ['0053', 'required', 'link', 'noAccount', ...ALWAYS],
    changeEmail: ['0053', 'email', 'sameEmail', 'tooManyAttempts', ...CONFIRMED],
    changePassword: ['password', ...CONFIRMED],
    endSessions: ['required', ...MEMBER],
    deleteAccount: CONFIRMED,
  }),
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
    summary: 'Check a card’s number and its holder’s birth date, and begin a session of the lowest level',
    input: z.strictObject({ number: typedCardNumber, birthDate, device: deviceToken.optional() }),
    answer: casinoSession,
    auth: 'public',
    errors: ['required', 'cardNotFound', 'noAccount', BLOCKED, ...ALWAYS],
  },
  profile: {
    method: 'GET',
    path: '/v1/me',
    summary: 'The profile; of a session that a card began without what the member tells of themselves',
    answer: withProfile,
    auth: 'member',
    level: 'card',
    errors: BY_CARD,
  },
  stepUpCode: {
    method: 'POST',
    path: '/v1/me/step-up/code',
    summary: 'Mail a code that raises the level of this session',
    /** The masked mailbox, which its owner can still recognise: `a…@example.com`. */
    answer: z.object({ email: z.string() }),
    status: 201,
    auth: 'member',
    level: 'card',
    errors: ['tooManyAttempts', ...BY_CARD],
  },
  stepUp: {
    method: 'POST',
    path: '/v1/me/step-up',
    summary: 'Raise the level of this session by the password, or by the mailed code',
    input: stepUpInput,
    answer: withProfile,
    auth: 'member',
    level: 'card',
    errors: ['invalid_grant', ...CONFIRMED],
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
    summary: 'Replace the consents to be written to; while there is a limit none can be given',
    input: casinoOptIns,
    answer: z.object({ optIns: casinoOptIns }),
    auth: 'member',
    errors: ['limited', 'required', ...MEMBER],
  },
  export: {
    method: 'GET',
    path: '/v1/me/export',
    summary: 'All that is kept of the member',
    answer: memberExport,
    auth: 'member',
    errors: MEMBER,
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>
