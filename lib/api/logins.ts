import { z } from 'zod'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import { type BackendFailure, UNAVAILABLE } from '#lib/gateways/backend.ts'
import type { CurrentMember } from '#lib/gateways/sessions/current-member.ts'
import { hasSessionCookie } from '#lib/gateways/sessions/session-cookies.ts'
import type { CallRequest, CookieChange, Outcome } from './call.ts'
import { endSession } from './end-session.ts'
import { rotateSession } from './rotate-session.ts'
import type { SiteCall } from '@barriere/shared/contracts/call.ts'

/** Session operations of a programme's backend, which names a session by its token. */
interface BackendSessions<Backend, Member, Code extends string> {
  readonly programme: Programme
  readMember(backend: Backend, token: string): Promise<Result<Member, BackendFailure<Code>>>
  /** Ends the session of the token. */
  logout(backend: Backend, token: string): Promise<unknown>
  /** Ends another session of the member, or all others where none is named. */
  endSessions(
    backend: Backend,
    token: string,
    other: { readonly token?: string },
  ): Promise<Result<unknown, BackendFailure<Code>>>
  /** Whether a failure means that the session, or its account, does not exist any more. */
  endsSession(failure: BackendFailure<Code>): boolean
  /** Members whose session may not list and end others, and the code of that refusal; absent where all may. */
  readonly locked?: { is(member: Member): boolean; readonly code: Code }
}

type Request<Backend> = CallRequest<SiteCall, Backend>

type SessionContext = Pick<Request<unknown>, 'sessions' | 'currentMember'>

type LoginRequest<Backend> = Pick<
  Request<Backend>,
  'backend' | 'sessions' | 'currentMember' | 'sessionCookie' | 'client'
>

/** A login that the backend has accepted. */
interface GivenLogin {
  readonly token: string
  readonly device: string
  /** ISO moment. */
  readonly expiresAt: string
  readonly accountId: string
}

const DONE = { status: 'done' } as const

const NOT_FOUND = { code: 'default', status: 404, fields: [], kind: 'refused' } as const

const ownAccount = ({ currentMember }: SessionContext): string | undefined =>
  currentMember.kind === 'member' ? currentMember.login.accountId : undefined

/**
 * Session logic of a programme's calls. The browser's session holds a login per programme; no call touches the login to
 * another programme.
 */
export function createLogins<Backend, Member, Code extends string>({
  programme,
  readMember,
  logout,
  endSessions,
  endsSession,
  locked,
}: BackendSessions<Backend, Member, Code>) {
  type Done = Outcome<typeof DONE, Code | 'default'>

  /** Start-up call: the member, or undefined also where the backend has just ended the session. */
  async function init({
    backend,
    sessions,
    currentMember,
    readCookie,
  }: Pick<Request<Backend>, 'backend' | 'sessions' | 'currentMember' | 'readCookie'>): Promise<
    Outcome<Member | undefined, Code | 'default'>
  > {
    if (currentMember.kind === 'unavailable') return fail(UNAVAILABLE)
    if (currentMember.kind === 'anonymous')
      return { ...ok(undefined), cookies: hasSessionCookie(readCookie) ? staleCookie(currentMember) : {} }
    const answer = await readMember(backend, currentMember.login.token)
    if (answer.ok || !endsSession(answer.error)) return answer
    return { ...ok(undefined), cookies: await endSession(sessions, currentMember, programme) }
  }

  /** Begins the browser's session. Ends the previous login to the same programme, here and in the backend. */
  async function begin(
    { backend, sessions, currentMember, sessionCookie, client }: LoginRequest<Backend>,
    { token, device, expiresAt, accountId }: GivenLogin,
    remember: boolean,
  ): Promise<Outcome<undefined, 'default'>> {
    const begun = await sessions.request('begin', {
      programme,
      persistent: remember,
      agent: { browser: client.browser, system: client.system },
      login: { token, expiresAt, accountId },
      ...(sessionCookie === undefined ? {} : { replaces: sessionCookie }),
    })
    if (!begun.ok) {
      // No cookie refers to the backend's session: it must not stay open.
      await logout(backend, token)
      return fail(UNAVAILABLE)
    }
    if (currentMember.kind === 'member') await logout(backend, currentMember.login.token)
    const session = { issued: begun.value, persistent: remember }
    return { ...ok(undefined), cookies: { session, device: { programme, token: device } } }
  }

  /**
   * Ends the login in the backend and in the session store. The cookie is deleted, also where the store did not answer,
   * unless it is still valid for another programme.
   */
  async function leave({
    backend,
    sessions,
    currentMember,
    sessionCookie,
  }: Pick<Request<Backend>, 'backend' | 'sessions' | 'currentMember' | 'sessionCookie'>): Promise<CookieChange> {
    if (currentMember.kind === 'member') await logout(backend, currentMember.login.token)
    const left = sessionCookie && (await sessions.request('leave', { cookie: sessionCookie, programme }))
    return left && left.ok && left.value.remains ? {} : { session: 'clear' }
  }

  /** Ends all sessions of an account, in every browser. */
  async function endAll(request: SessionContext, accountId: string): Promise<CookieChange> {
    await request.sessions.request('leaveAll', { programme, accountId })
    return ownAccount(request) === accountId ? await endSession(request.sessions, request.currentMember, programme) : {}
  }

  /**
   * Session fixation: no earlier cookie stays valid. This browser, if signed in to the account, gets a new cookie with
   * this answer; all others get theirs with the next call.
   */
  async function rotateAll(request: SessionContext, accountId: string): Promise<CookieChange> {
    await request.sessions.request('rotateAll', { programme, accountId })
    return ownAccount(request) === accountId
      ? await rotateSession(request.sessions, request.currentMember, { grace: true })
      : {}
  }

  /** After a change of the password: ends all other sessions of the account, and gives this one a new cookie. */
  async function keepOnlyThis({ sessions, currentMember }: SessionContext): Promise<CookieChange> {
    if (currentMember.kind !== 'member') return {}
    const { cookie, login } = currentMember
    await sessions.request('leaveAll', { programme, accountId: login.accountId, except: cookie })
    return await rotateSession(sessions, currentMember)
  }

  /** Answers an operation on an account; `change` follows its success. */
  const after =
    (change: (request: SessionContext, accountId: string) => Promise<CookieChange>) =>
    async (
      request: SessionContext,
      answer: Result<{ readonly accountId: string }, BackendFailure<Code>>,
    ): Promise<Done> =>
      answer.ok ? { ...ok(DONE), cookies: await change(request, answer.value.accountId) } : answer

  /** Refusal of a session that may not list and end others: the backend knows its level, the session store does not. */
  async function refusalOf(backend: Backend, token: string): Promise<Result<never, BackendFailure<Code>> | undefined> {
    if (!locked) return undefined
    const answer = await readMember(backend, token)
    if (!answer.ok) return answer
    return locked.is(answer.value) ? fail({ code: locked.code, status: 403, fields: [], kind: 'refused' }) : undefined
  }

  /** The browsers that are signed in to the member's account. */
  async function list({
    backend,
    sessions,
    currentMember,
  }: Pick<Request<Backend>, 'backend' | 'sessions' | 'currentMember'>) {
    if (currentMember.kind !== 'member') return fail(UNAVAILABLE)
    const refused = await refusalOf(backend, currentMember.login.token)
    if (refused) return refused
    const answer = await sessions.request('list', { cookie: currentMember.cookie, programme })
    return answer.ok ? answer : fail(UNAVAILABLE)
  }

  /**
   * Ends another browser's login in the session store first: its cookie is worthless even if the backend fails.
   * `pathParameter` is the session's id.
   */
  async function endOne({
    backend,
    sessions,
    currentMember,
    pathParameter,
  }: Pick<Request<Backend>, 'backend' | 'sessions' | 'currentMember' | 'pathParameter'>): Promise<Done> {
    if (currentMember.kind !== 'member') return fail(UNAVAILABLE)
    const id = z.uuid().safeParse(pathParameter)
    if (!id.success) return fail(NOT_FOUND)
    const refused = await refusalOf(backend, currentMember.login.token)
    if (refused) return refused
    const answer = await sessions.request('end', { cookie: currentMember.cookie, programme, id: id.data })
    if (!answer.ok) return fail(UNAVAILABLE)
    if (!answer.value.ended) return fail(NOT_FOUND)
    const { token } = answer.value.ended
    if (token === null) return ok(DONE)
    const ended = await endSessions(backend, currentMember.login.token, { token })
    return ended.ok ? ok(DONE) : ended
  }

  /** Ends the logins of all other browsers. */
  async function endOthers({
    backend,
    sessions,
    currentMember,
  }: Pick<Request<Backend>, 'backend' | 'sessions' | 'currentMember'>): Promise<Done> {
    if (currentMember.kind !== 'member') return fail(UNAVAILABLE)
    const { cookie, login } = currentMember
    const refused = await refusalOf(backend, login.token)
    if (refused) return refused
    const left = await sessions.request('leaveAll', { programme, accountId: login.accountId, except: cookie })
    if (!left.ok) return fail(UNAVAILABLE)
    const ended = await endSessions(backend, login.token, {})
    return ended.ok ? ok(DONE) : ended
  }

  return {
    init,
    begin,
    leave,
    endAll,
    list,
    endOne,
    endOthers,
    afterReset: after(endAll),
    afterEmailChange: after(rotateAll),
    afterPasswordChange: after(keepOnlyThis),
  }
}

/** Deletes a stale session cookie; one that is a login to another programme stays. */
export const staleCookie = (currentMember: CurrentMember): CookieChange =>
  currentMember.kind === 'anonymous' && !currentMember.elsewhere ? { session: 'clear' } : {}
