import type { HotelGateway } from '#lib/gateways/hotel/hotel.ts'
import type { SessionGateway } from '#lib/gateways/sessions/sessions.ts'
import type { Who } from '#lib/gateways/sessions/current-member.ts'

interface LoggingOut {
  readonly hotel: HotelGateway
  readonly sessions: SessionGateway
  readonly who: Who
  readonly sessionCookie: string | undefined
}

/**
 * Ends a login of the hotel programme, there and here. Whether the cookie is still good for another programme; where
 * the store cannot tell, it is not.
 */
export async function logOut({ hotel, sessions, who, sessionCookie }: LoggingOut): Promise<boolean> {
  if (who.kind === 'member') await hotel.ask('logout', { member: who.login.token })
  const left =
    sessionCookie === undefined ? undefined : await sessions.ask('leave', { cookie: sessionCookie, programme: 'hotel' })
  return left?.ok === true && left.value.remains
}
