import type { HotelGateway } from '#lib/gateways/hotel/hotel.ts'
import type { CurrentMember } from '#lib/gateways/sessions/current-member.ts'
import type { SessionGateway } from '#lib/gateways/sessions/sessions.ts'

interface LogOutOptions {
  readonly hotel: Pick<HotelGateway, 'request'>
  readonly sessions: Pick<SessionGateway, 'request'>
  readonly currentMember: CurrentMember
  readonly sessionCookie: string | undefined
}

/**
 * Ends the hotel programme's login in the backend and in the session store. Resolves to whether the cookie is still
 * valid for another programme; false where the store did not answer.
 */
export async function logOut({ hotel, sessions, currentMember, sessionCookie }: LogOutOptions): Promise<boolean> {
  if (currentMember.kind === 'member') await hotel.request('logout', { member: currentMember.login.token })
  const left =
    sessionCookie === undefined
      ? undefined
      : await sessions.request('leave', { cookie: sessionCookie, programme: 'hotel' })
  return left?.ok === true && left.value.remains
}
