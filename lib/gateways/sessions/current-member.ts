import type { Programme, ProgrammeLogin } from '@barriere/shared/contracts/session.ts'
import type { SessionGateway } from './sessions.ts'

/**
 * Authentication: the member that a session cookie identifies in one programme. `unavailable`: the session store did
 * not answer; the session stays valid and its cookie is kept.
 */
export type CurrentMember =
  /** `elsewhere`: the cookie is a login to another programme. */
  | { readonly kind: 'anonymous'; readonly elsewhere: boolean }
  | { readonly kind: 'unavailable' }
  | {
      readonly kind: 'member'
      readonly cookie: string
      readonly persistent: boolean
      /** Whether the browser is to be given a new cookie. */
      readonly rotationDue: boolean
      readonly login: ProgrammeLogin
    }

export async function readCurrentMember(
  cookie: string | undefined,
  sessions: Pick<SessionGateway, 'request'>,
  programme: Programme,
): Promise<CurrentMember> {
  if (cookie === undefined) return { kind: 'anonymous', elsewhere: false }
  const answer = await sessions.request('read', { cookie })
  if (!answer.ok) return { kind: 'unavailable' }
  const { session } = answer.value
  const login = session?.logins[programme]
  return login
    ? { kind: 'member', cookie, persistent: session.persistent, rotationDue: session.rotationDue, login }
    : { kind: 'anonymous', elsewhere: session !== null }
}
