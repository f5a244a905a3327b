import { card, renewCard } from '../cards/cards.ts'
import { jackpots, machinePayments } from '../jackpots/jackpots.ts'
import { limits } from '../limits/limits.ts'
import { luckyDates, offers } from '../offers/offers.ts'
import { cancelVoucher, redeem, rewards, vouchers } from '../rewards/vouchers.ts'
import { godsons, inviteGodson } from '../sponsorship/sponsorship.ts'
import { tier } from '../tiers/tiers.ts'
import type { PointsHandlers } from './call.ts'
import { balance, pointMonths, points } from './points.ts'

export const pointsHandlers: PointsHandlers = {
  card,
  renewCard,
  balance,
  tier,
  points,
  pointMonths,
  rewards,
  redeem,
  vouchers,
  cancelVoucher,
  offers,
  luckyDates,
  godsons,
  inviteGodson,
  jackpots,
  machinePayments,
  limits,
}
