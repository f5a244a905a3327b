import type { SiteCalls } from './call.ts'
import type { CasinoErrorCode } from './casino-errors.ts'
import { CASINO_OPERATIONS } from './casino.ts'
import { likeOperations } from './like-operation.ts'

const { passThrough } = likeOperations<typeof CASINO_OPERATIONS, CasinoErrorCode>(CASINO_OPERATIONS)

/** The calls below `/api/casino` on cards, points, rewards, godsons, limits and jackpots. */
export const CASINO_CALLS = {
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
  setLimit: { ...passThrough('setLimit'), method: 'POST', path: 'limit', limit: 'write' },
} as const satisfies SiteCalls<CasinoErrorCode>

export type CasinoCalls = typeof CASINO_CALLS
