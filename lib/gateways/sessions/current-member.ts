import type { ProgrammeLogin } from '#lib/contracts/session.ts'
import type { SessionGateway } from '#lib/gateways/sessions/sessions.ts'

/**
 * Who a browser's cookie says that somebody is to the hotel programme. `unavailable`: the store cannot tell, which ends
 * nobody's session.
 */
export type Who =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'member'; readonly cookie: string; readonly persistent: boolean; readonly login: ProgrammeLogin }

export async function readWho(cookie: string | undefined, sessions: SessionGateway): Promise<Who> {
  if (cookie === undefined) return { kind: 'nobody' }
  const answer = await sessions.ask('read', { cookie })
  if (!answer.ok) return { kind: 'unavailable' }
  const login = answer.value.session?.logins.hotel
  return login && answer.value.session
    ? { kind: 'member', cookie, persistent: answer.value.session.persistent, login }
    : { kind: 'nobody' }
}
