import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { CurrentMember } from '#lib/gateways/sessions/current-member.ts'
import type { SessionGateway } from '#lib/gateways/sessions/sessions.ts'
import type { CookieChange } from './call.ts'

/**
 * Ends a programme's login in the session store, after the backend has ended its own session. The cookie is deleted
 * unless it is still valid for another programme.
 */
export async function endSession(
  sessions: Pick<SessionGateway, 'request'>,
  currentMember: CurrentMember,
  programme: Programme | undefined,
): Promise<CookieChange> {
  if (currentMember.kind !== 'member' || programme === undefined) return {}
  const left = await sessions.request('leave', { cookie: currentMember.cookie, programme })
  return left.ok && left.value.remains ? {} : { session: 'clear' }
}
