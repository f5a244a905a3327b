import type { CurrentMember } from '#lib/gateways/sessions/current-member.ts'
import type { SessionGateway } from '#lib/gateways/sessions/sessions.ts'
import type { CookieChange } from './call.ts'

/**
 * Session fixation: a new cookie for the same session, so that a copy of the old one is worthless; with `grace`, after
 * the contract's thirty seconds. Where the session store does not answer, the browser keeps its cookie.
 */
export async function rotateSession(
  sessions: Pick<SessionGateway, 'request'>,
  currentMember: CurrentMember,
  { grace = false } = {},
): Promise<CookieChange> {
  if (currentMember.kind !== 'member') return {}
  const answer = await sessions.request('rotate', { cookie: currentMember.cookie, grace })
  return answer.ok && answer.value.issued
    ? { session: { issued: answer.value.issued, persistent: currentMember.persistent } }
    : {}
}
