import { z } from 'zod'
import { ACCEPTED, accountCalls } from './account-calls.ts'
import type { SiteCalls } from '@barriere/shared/contracts/call.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import { casinoProfile } from '@barriere/shared/programmes/casino/fields.ts'
import { presentedCard } from '@barriere/shared/programmes/casino/kiosk.ts'
import { CASINO_OPERATIONS } from '@barriere/shared/programmes/casino/operations.ts'
import { likeOperations } from '@barriere/shared/programmes/like-operation.ts'

const { like, passThrough } = likeOperations<typeof CASINO_OPERATIONS, CasinoErrorCode>(CASINO_OPERATIONS)

/** The profile that the browser gets: without the backend's internal id. */
const profile = casinoProfile.omit({ accountId: true })

const notConnected = z.object({ isConnected: z.literal(false) })

const connected = z.object({ isConnected: z.literal(true), profile })

export type CasinoMember = z.output<typeof profile>

/** Account calls, with the names and shapes of `/api/eph`. */
const USER_CALLS = {
  ...accountCalls<CasinoErrorCode, typeof notConnected>(CASINO_OPERATIONS, notConnected, { noAccount: ACCEPTED }),
  init: {
    ...like('profile'),
    method: 'POST',
    path: 'users/init',
    answer: z.discriminatedUnion('isConnected', [connected, notConnected]),
    auth: 'public',
    limit: 'read',
  },
  login: {
    ...like('login'),
    method: 'POST',
    path: 'users/login',
    input: CASINO_OPERATIONS.login.input.omit({ device: true }).extend({ remember: z.boolean().default(false) }),
    answer: connected,
    limit: 'guess',
    captcha: 'after-failures',
  },
  loginByCard: {
    ...like('loginByCard'),
    method: 'POST',
    path: 'users/login-card',
    input: CASINO_OPERATIONS.loginByCard.input.omit({ device: true }).extend({ remember: z.boolean().default(false) }),
    answer: connected,
    limit: 'guess',
    captcha: 'after-failures',
  },
  signUp: {
    ...like('signUp'),
    method: 'POST',
    path: 'users/signup',
    input: CASINO_OPERATIONS.signUp.input,
    limit: 'mail',
    captcha: 'always',
    maskedCodes: { '0053': ACCEPTED },
  },
  verifyCard: {
    ...passThrough('verifyCard'),
    method: 'POST',
    path: 'users/card-verifications',
    limit: 'mail',
    captcha: 'always',
  },
  confirmCard: {
    ...passThrough('confirmCard'),
    method: 'POST',
    path: 'users/card-verifications/confirm',
    limit: 'guess',
  },
  stepUpCode: { ...passThrough('stepUpCode'), method: 'POST', path: 'users/step-up/code', limit: 'mail' },
  /** Raises the level of the browser's session, whose cookie is replaced. */
  stepUp: {
    ...like('stepUp'),
    method: 'POST',
    path: 'users/step-up',
    input: CASINO_OPERATIONS.stepUp.input,
    answer: connected,
    limit: 'guess',
  },
  editPerson: {
    ...like('editPerson'),
    method: 'PUT',
    path: 'profile/me',
    input: CASINO_OPERATIONS.editPerson.input,
    answer: z.object({ profile }),
    limit: 'write',
  },
  editAddress: { ...passThrough('editAddress'), method: 'PUT', path: 'profile/address', limit: 'write' },
  editOptIns: { ...passThrough('editOptIns'), method: 'PUT', path: 'profile/optin', limit: 'write' },
  export: {
    ...like('export'),
    method: 'GET',
    path: 'profile/export',
    answer: CASINO_OPERATIONS.export.answer.extend({ profile }),
    limit: 'read',
  },
} as const satisfies SiteCalls<CasinoErrorCode>

/** Whether the browser is a terminal of a casino. */
const isPaired = CASINO_OPERATIONS.terminal.answer

/** The calls below `/api/casino`. */
export const CASINO_CALLS = {
  ...USER_CALLS,
  card: { ...passThrough('card'), method: 'GET', path: 'card', limit: 'read' },
  renewCard: { ...passThrough('renewCard'), method: 'POST', path: 'card/renewals', limit: 'mail' },
  balance: { ...passThrough('balance'), method: 'GET', path: 'balance', limit: 'read' },
  tier: { ...passThrough('tier'), method: 'GET', path: 'tier', limit: 'read' },
  /** A read with a body: several filters at once. */
  points: { ...passThrough('points'), method: 'POST', path: 'points', limit: 'read' },
  pointMonths: { ...passThrough('pointMonths'), method: 'GET', path: 'point-months', limit: 'read' },
  rewards: { ...passThrough('rewards'), method: 'GET', path: 'rewards', limit: 'read' },
  redeem: { ...passThrough('redeem'), method: 'POST', path: 'vouchers', limit: 'write' },
  vouchers: { ...passThrough('vouchers'), method: 'GET', path: 'vouchers', limit: 'read' },
  cancelVoucher: { ...passThrough('cancelVoucher'), method: 'POST', path: 'vouchers/{id}/cancel', limit: 'write' },
  offers: { ...passThrough('offers'), method: 'GET', path: 'offers', limit: 'read' },
  luckyDates: { ...passThrough('luckyDates'), method: 'GET', path: 'lucky-dates', limit: 'read' },
  godsons: { ...passThrough('godsons'), method: 'GET', path: 'godsons', limit: 'read' },
  inviteGodson: { ...passThrough('inviteGodson'), method: 'POST', path: 'godsons', limit: 'mail' },
  jackpots: { ...passThrough('jackpots'), method: 'GET', path: 'jackpots', limit: 'read' },
  machinePayments: { ...passThrough('machinePayments'), method: 'GET', path: 'machines/{id}/payments', limit: 'read' },
  limits: { ...passThrough('limits'), method: 'GET', path: 'limit', limit: 'read' },
  /** Key of this device, with which it makes the card's QR codes. */
  addCardKey: { ...passThrough('addCardKey'), method: 'POST', path: 'card/keys', limit: 'write' },
  /** The terminal's token is a cookie of these calls, out of reach of the page's scripts. */
  pairTerminal: {
    ...like('pairTerminal'),
    method: 'POST',
    path: 'kiosk/terminals',
    input: CASINO_OPERATIONS.pairTerminal.input,
    answer: isPaired,
    success: 201,
    limit: 'guess',
  },
  terminal: { ...like('terminal'), method: 'POST', path: 'kiosk/terminals/current', answer: isPaired, limit: 'read' },
  kioskCard: {
    ...like('kioskCard'),
    method: 'POST',
    path: 'kiosk/cards',
    input: presentedCard,
    answer: CASINO_OPERATIONS.kioskCard.answer.omit({ terminal: true }),
    limit: 'guess',
  },
  sales: { ...passThrough('sales'), method: 'GET', path: 'sales', limit: 'read' },
  sale: { ...passThrough('sale'), method: 'GET', path: 'sales/{id}', limit: 'read' },
  clock: { ...passThrough('clock'), method: 'GET', path: 'clocks/{id}', limit: 'read' },
  registrations: { ...passThrough('registrations'), method: 'GET', path: 'registrations', limit: 'read' },
  registration: { ...passThrough('registration'), method: 'GET', path: 'registrations/{id}', limit: 'read' },
  holdSeats: { ...passThrough('holdSeats'), method: 'POST', path: 'registrations', limit: 'write' },
  pay: { ...passThrough('pay'), method: 'POST', path: 'registrations/{id}/payments', limit: 'write' },
  cancelRegistration: {
    ...passThrough('cancelRegistration'),
    method: 'POST',
    path: 'registrations/{id}/cancel',
    limit: 'write',
  },
  receipt: { ...passThrough('receipt'), method: 'GET', path: 'registrations/{id}/receipt', limit: 'read' },
  joinWaitingList: { ...passThrough('joinWaitingList'), method: 'POST', path: 'waiting', limit: 'write' },
  leaveWaitingList: { ...passThrough('leaveWaitingList'), method: 'DELETE', path: 'waiting/{id}', limit: 'write' },
  setLimit: { ...passThrough('setLimit'), method: 'POST', path: 'limit', limit: 'write' },
  contestLimit: {
    ...like('contestLimit'),
    method: 'POST',
    path: 'limit/contest/{token}',
    answer: z.object({ status: z.literal('done') }),
    limit: 'guess',
  },
} as const satisfies SiteCalls<CasinoErrorCode>

export type CasinoCalls = typeof CASINO_CALLS

export type CasinoCallName = keyof CasinoCalls
