import type { NextRequest } from 'next/server'
import type { RateAudience } from '@barriere/shared/contracts/availability.ts'
import { customerStatusOf } from '#lib/domain/customer-status.ts'
import type { HotelGateway } from '#lib/gateways/hotel/hotel.ts'
import { readCurrentMember } from '#lib/gateways/sessions/current-member.ts'
import { cookiesOf, sessionCookieOf } from '#lib/gateways/sessions/session-cookies.ts'
import type { SessionGateway } from '#lib/gateways/sessions/sessions.ts'

/**
 * Rate audience of a request: that of the signed-in member, by their status in the hotel programme; `public` for other
 * visitors, and while the status cannot be read.
 */
export async function rateAudienceOf(
  request: NextRequest,
  { sessions, hotel }: { sessions: Pick<SessionGateway, 'request'>; hotel: Pick<HotelGateway, 'request'> },
): Promise<RateAudience> {
  const member = await readCurrentMember(sessionCookieOf(cookiesOf(request)), sessions, 'hotel')
  if (member.kind !== 'member') return 'public'
  const answer = await hotel.request('profile', { member: member.login.token })
  if (!answer.ok) return 'public'
  return customerStatusOf(answer.value.profile.ibLevel) === 'collaborator' ? 'staff' : 'member'
}
