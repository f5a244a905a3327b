import type { Context } from 'hono'
import { readBody } from '#lib/domain/read-body.ts'
import { isOneOf } from '#lib/domain/secret-pair.ts'
import { HttpError } from '../../kit/http-error.ts'
import { type StaffBrowserOptions, staffBrowser } from '../../kit/staff/browser.ts'
import { loginPage } from './access-pages.ts'
import { EXPORTED } from './inbox.ts'
import { type Note, sayPage } from './markup.ts'
import type { DeskSession, Sessions } from './sessions.ts'
import { MEMBER_WORDS } from './member-words.ts'
import { TERMINAL_WORDS } from './terminal-words.ts'
import { WORDS } from './words.ts'

/** Maximum size of a form in bytes. */
export const LARGEST_FORM = 128 * 1024

export type DeskContext = Context

/** Suffix of that cookie's name. */
const NOTE = '-note'

/** What a redirect may announce, by a short-lived cookie: never what is in an address. */
const ANNOUNCED = [
  ...(['out', 'sent', 'changed', 'many', 'enrolled'] as const),
  ...(['clock', 'clockMoved', 'clockGone', 'clockUnknown'] as const),
  ...(['terminalEnded', 'terminalGone', 'terminalUnknown'] as const),
  ...(['declined', 'memberDone', 'accessLifted', 'programmeEnded'] as const),
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
  terminalEnded: { kind: 'good', lines: [TERMINAL_WORDS.done] },
  terminalGone: { kind: 'bad', lines: [TERMINAL_WORDS.gone] },
  terminalUnknown: { kind: 'bad', lines: [TERMINAL_WORDS.unknown] },
  declined: { kind: 'good', lines: [WORDS.refunds.declined] },
  memberDone: { kind: 'good', lines: [MEMBER_WORDS.done] },
  accessLifted: { kind: 'good', lines: [MEMBER_WORDS.staff.lifted] },
  programmeEnded: { kind: 'good', lines: [MEMBER_WORDS.everyone.done] },
}

interface BrowserOptions extends Pick<StaffBrowserOptions, 'proxies' | 'browsers'> {
  readonly sessions: Sessions
  /** The desk's own origin; undefined where it is that of the request, on this machine. */
  readonly origin: string | undefined
  /** Whether the desk works for the casino programme: cards, clocks, refunds. */
  readonly hasCasino: boolean
}

export type DeskBrowser = ReturnType<typeof deskBrowser>

/** What the desk's routes know of a browser: its session, its forms, and what it is told after a redirect. */
export function deskBrowser({ sessions, hasCasino, ...options }: BrowserOptions) {
  const { readCookie, writeCookie, isOwn, originOf, remember, allowed, succeeded } = staffBrowser({
    cookie: 'desk',
    ...options,
  })

  const sessionOf = async (context: DeskContext): Promise<DeskSession | undefined> => {
    const given = readCookie(context)
    const session = given === undefined ? undefined : await sessions.use(given)
    return session && { ...session, hasCasino }
  }

  const setSession = (context: DeskContext, value: string): void => writeCookie(context, value)

  const announce = (context: DeskContext, what: Announced): void =>
    writeCookie(context, what, { suffix: NOTE, maxAge: 60 })

  /** What the redirect to this page announced, once. */
  const announced = (context: DeskContext): Note | undefined => {
    const given = readCookie(context, NOTE)
    if (given === undefined) return undefined
    writeCookie(context, '', { suffix: NOTE })
    const known = ANNOUNCED.find((one) => one === given)
    return known && NOTES[known]
  }

  /** Fields of a form of one of our pages; undefined for that of another. Throws 413. */
  const readForm = async (context: DeskContext): Promise<URLSearchParams | undefined> => {
    if (!isOwn(context)) return undefined
    const body = await readBody(context.req.raw, LARGEST_FORM)
    if (body === undefined) throw new HttpError(413, {}, { connection: 'close' })
    return new URLSearchParams(body)
  }

  /** @param kept a text that is not sent */
  const refuse = (context: DeskContext, session?: DeskSession, kept?: string) =>
    sayPage(context, { title: WORDS.failure.refusedTitle, text: WORDS.failure.refused, session, kept }, 403)

  const missing = (context: DeskContext, session?: DeskSession) =>
    sayPage(context, { title: WORDS.failure.title, text: WORDS.failure.text, session }, 404)

  type Handle<R> = (context: DeskContext, session: DeskSession, rest: R) => Response | Promise<Response>

  /** A page for a signed-in employee, else the login. */
  const page =
    (handle: Handle<undefined>) =>
    async (context: DeskContext): Promise<Response> => {
      const session = await sessionOf(context)
      if (session) return await handle(context, session, undefined)
      const ended = readCookie(context) !== undefined
      if (ended) setSession(context, '')
      const note: Note | undefined = ended ? { kind: 'bad', lines: [WORDS.login.ended] } : announced(context)
      return await loginPage(context, { note }, 401)
    }

  /** A form of a signed-in employee, with their CSRF token; else the login, which shows a text that was not sent. */
  const action =
    (handle: Handle<URLSearchParams>) =>
    async (context: DeskContext): Promise<Response> => {
      const form = await readForm(context)
      const session = await sessionOf(context)
      if (!form) return await refuse(context, session)
      const kept = form.get('text') ?? undefined
      if (!session) return await loginPage(context, { note: { kind: 'bad', lines: [WORDS.login.ended] }, kept }, 401)
      if (!isOneOf(form.get('token') ?? '', session.tokens)) return await refuse(context, session, kept)
      return await handle(context, session, form)
    }

  return {
    sessionCookie: (context: DeskContext) => readCookie(context),
    setSession,
    announce,
    announced,
    readForm,
    refuse,
    missing,
    originOf,
    remember,
    allowed,
    succeeded,
    page,
    action,
  }
}
