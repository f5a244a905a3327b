import type { PointsCasino } from '../casino-rules.ts'
import { sweepLuckyDates, sweepWelcome } from '../offers/offers.ts'
import { sweepGodsons, sweepInvitations } from '../sponsorship/sponsorship.ts'
import { sweepTiers } from '../tiers/tiers.ts'
import { sweepPoints } from './expiry.ts'

/** All daily work. Idempotent; each instance works on members that no other one has locked. */
export async function sweepMembers(casino: PointsCasino): Promise<void> {
  await sweepPoints(casino)
  await sweepTiers(casino)
  await sweepInvitations(casino)
  await sweepGodsons(casino)
  await sweepWelcome(casino)
  await sweepLuckyDates(casino)
}
