import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { readBody } from '#lib/domain/read-body.ts'
import { sameSecret } from '#lib/domain/same-secret.ts'
import { HttpError } from '../../kit/http-error.ts'
import type { KitVariables } from '../../kit/http.ts'
import { loginPage } from './access-pages.ts'
import { EXPORTED } from './inbox.ts'
import { type Note, sayPage } from './markup.ts'
import type { DeskSession, Sessions } from './sessions.ts'
import { WORDS } from './words.ts'

/** Maximum size of a form in bytes. */
const LARGEST = 128 * 1024

/**
 * Rate limit of failed logins and invitations, by address of the connection, seconds. Behind a proxy all share one: the
 * lockout of each account is what stops guessing, this is what keeps password hashes from taking the machine.
 */
const TRIES = { points: 40, duration: 600 } as const

export type DeskContext = Context<{ Variables: KitVariables }>

const addressOf = (context: DeskContext): string => getConnInfo(context).remote.address ?? ''

/** What a redirect may announce, by a short-lived cookie: never what is in an address. */
const ANNOUNCED = [
  ...(['out', 'sent', 'changed', 'many', 'enrolled'] as const),
  ...(['clock', 'clockMoved', 'clockGone', 'clockUnknown'] as const),
] as const

export type Announced = (typeof ANNOUNCED)[number]

const NOTES: Readonly<Record<Announced, Note>> = {
  out: { kind: 'good', lines: [WORDS.login.out] },
  sent: { kind: 'good', lines: [WORDS.request.sent] },
  changed: { kind: 'good', lines: [WORDS.request.changed] },
  many: { kind: 'bad', lines: [WORDS.list.exportMany(EXPORTED)] },
  enrolled: { kind: 'good', lines: [WORDS.invitation.done] },
  clock: { kind: 'good', lines: [WORDS.clocks.done] },
  clockMoved: { kind: 'bad', lines: [WORDS.clocks.moved] },
  clockGone: { kind: 'bad', lines: [WORDS.clocks.gone] },
  clockUnknown: { kind: 'bad', lines: [WORDS.clocks.unknown] },
}

interface BrowserOptions {
  readonly sessions: Sessions
  /** The desk's own origin; undefined where it is that of the request, on this machine. */
  readonly origin: string | undefined
  /** Whether the desk works for the casino programme: cards, clocks, refunds. */
  readonly hasCasino: boolean
}

export type DeskBrowser = ReturnType<typeof deskBrowser>

/** What the desk's routes know of a browser: its session, its forms, and what it is told after a redirect. */
export function deskBrowser({ sessions, origin, hasCasino }: BrowserOptions) {
  const secure = origin?.startsWith('https:') ?? false
  const cookieNames = secure
    ? { session: '__Host-desk', announced: '__Host-desk-note' }
    : { session: 'desk', announced: 'desk-note' }
  const cookie = { httpOnly: true, secure, sameSite: 'Strict', path: '/' } as const
  const tries = new RateLimiterMemory(TRIES)

  const sessionOf = async (context: DeskContext): Promise<DeskSession | undefined> => {
    const given = getCookie(context, cookieNames.session)
    const session = given === undefined ? undefined : await sessions.use(given)
    return session && { ...session, hasCasino }
  }

  const setSession = (context: DeskContext, value: string): void =>
    setCookie(context, cookieNames.session, value, value === '' ? { ...cookie, maxAge: 0 } : cookie)

  const announce = (context: DeskContext, what: Announced): void =>
    setCookie(context, cookieNames.announced, what, { ...cookie, maxAge: 60 })

  /** What the redirect to this page announced, once. */
  const announced = (context: DeskContext): Note | undefined => {
    const given = getCookie(context, cookieNames.announced)
    if (given === undefined) return undefined
    setCookie(context, cookieNames.announced, '', { ...cookie, maxAge: 0 })
    const known = ANNOUNCED.find((one) => one === given)
    return known && NOTES[known]
  }

  /** CSRF: forms come from our own pages, whose origin browsers tell. */
  const isOwn = (context: DeskContext): boolean =>
    context.req.header('origin') === (origin ?? new URL(context.req.url).origin)

  /** Fields of a form of one of our pages; undefined for that of another. Throws 413. */
  const readForm = async (context: DeskContext): Promise<URLSearchParams | undefined> => {
    if (!isOwn(context)) return undefined
    const body = await readBody(context.req.raw, LARGEST)
    if (body === undefined) throw new HttpError(413, {}, { connection: 'close' })
    return new URLSearchParams(body)
  }

  /** @param kept a text that is not sent */
  const refuse = (context: DeskContext, session?: DeskSession, kept?: string) =>
    sayPage(context, { title: WORDS.failure.refusedTitle, text: WORDS.failure.refused, session, kept }, 403)

  const missing = (context: DeskContext, session?: DeskSession) =>
    sayPage(context, { title: WORDS.failure.title, text: WORDS.failure.text, session }, 404)

  /** Takes a try of the rate limit; `succeeded` gives it back. */
  const allowed = async (context: DeskContext): Promise<boolean> => {
    try {
      await tries.consume(addressOf(context))
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }

  const succeeded = async (context: DeskContext): Promise<void> => {
    await tries.reward(addressOf(context))
  }

  type Handle<R> = (context: DeskContext, session: DeskSession, rest: R) => Response | Promise<Response>

  /** A page for whoever is signed in, else the login. */
  const page =
    (handle: Handle<undefined>) =>
    async (context: DeskContext): Promise<Response> => {
      const session = await sessionOf(context)
      if (session) return await handle(context, session, undefined)
      const ended = getCookie(context, cookieNames.session) !== undefined
      if (ended) setSession(context, '')
      const note: Note | undefined = ended ? { kind: 'bad', lines: [WORDS.login.ended] } : announced(context)
      return await loginPage(context, { note }, 401)
    }

  /** A form of whoever is signed in, with their CSRF token; else the login, which shows a text that was not sent. */
  const action =
    (handle: Handle<URLSearchParams>) =>
    async (context: DeskContext): Promise<Response> => {
      const form = await readForm(context)
      const session = await sessionOf(context)
      if (!form) return await refuse(context, session)
      const kept = form.get('text') ?? undefined
      if (!session) return await loginPage(context, { note: { kind: 'bad', lines: [WORDS.login.ended] }, kept }, 401)
      if (!sameSecret(form.get('token') ?? '', session.token)) return await refuse(context, session, kept)
      return await handle(context, session, form)
    }

  return {
    sessionCookie: (context: DeskContext) => getCookie(context, cookieNames.session),
    setSession,
    announce,
    announced,
    readForm,
    refuse,
    missing,
    allowed,
    succeeded,
    page,
    action,
  }
}
