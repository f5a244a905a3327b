import type { Context, MiddlewareHandler } from 'hono'
import { LOCALE_COOKIE_MAX_AGE, type Locale, isLocale } from '@barriere/shared/domain/locale.ts'
import { readBody } from '@barriere/shared/http/read-body.ts'
import { isOneOf } from '@barriere/shared/secrets/secret-pair.ts'
import { preferredLocale } from '@barriere/shared/locales/preferred-locale.ts'
import { HttpError } from '../../kit/http-error.ts'
import { type StaffBrowserOptions, staffBrowser } from '../../kit/staff/browser.ts'
import { loginPage } from './access-pages.ts'
import { EXPORTED } from './inbox.ts'
import { setLanguage, wordsOf } from './language.ts'
import { type Note, sayPage } from './markup.ts'
import type { DeskSession, Sessions } from './sessions.ts'
import type { Words } from './words/fr.ts'

/** Maximum size of a form in bytes. */
export const LARGEST_FORM = 128 * 1024

export type DeskContext = Context

/** Suffixes of cookie names: for the note after a redirect, and for the chosen language. */
const NOTE = '-note'
const LANGUAGE = '-language'

/** Content spoofing: a redirect announces one of these notes by a short-lived cookie, never by its address. */
const ANNOUNCED = [
  ...(['out', 'sent', 'changed', 'many', 'enrolled'] as const),
  ...(['clock', 'clockMoved', 'clockGone', 'clockUnknown'] as const),
  ...(['terminalEnded', 'terminalGone', 'terminalUnknown'] as const),
  ...(['declined', 'memberDone', 'accessLifted', 'programmeEnded'] as const),
  ...(['sessionsEnded', 'passwordChanged'] as const),
] as const

export type Announced = (typeof ANNOUNCED)[number]

type Said = Pick<Note, 'kind'> & { readonly line: (words: Words) => string }

const NOTES: Readonly<Record<Announced, Said>> = {
  out: { kind: 'good', line: ({ login }) => login.out },
  sent: { kind: 'good', line: ({ request }) => request.sent },
  changed: { kind: 'good', line: ({ request }) => request.changed },
  many: { kind: 'bad', line: ({ list }) => list.exportMany(EXPORTED) },
  enrolled: { kind: 'good', line: ({ invitation }) => invitation.done },
  clock: { kind: 'good', line: ({ clocks }) => clocks.done },
  clockMoved: { kind: 'bad', line: ({ clocks }) => clocks.moved },
  clockGone: { kind: 'bad', line: ({ clocks }) => clocks.gone },
  clockUnknown: { kind: 'bad', line: ({ clocks }) => clocks.unknown },
  terminalEnded: { kind: 'good', line: ({ terminals }) => terminals.done },
  terminalGone: { kind: 'bad', line: ({ terminals }) => terminals.gone },
  terminalUnknown: { kind: 'bad', line: ({ terminals }) => terminals.unknown },
  declined: { kind: 'good', line: ({ refunds }) => refunds.declined },
  memberDone: { kind: 'good', line: ({ members }) => members.done },
  accessLifted: { kind: 'good', line: ({ members }) => members.staff.lifted },
  sessionsEnded: { kind: 'good', line: ({ account }) => account.ended },
  passwordChanged: { kind: 'good', line: ({ account }) => account.changed },
  programmeEnded: { kind: 'good', line: ({ members }) => members.everyone.done },
}

interface BrowserOptions extends Pick<StaffBrowserOptions, 'proxies' | 'browsers'> {
  readonly sessions: Sessions
  /** The desk's own origin; undefined on this machine, where the origin of the request counts. */
  readonly origin: string | undefined
  /** Whether the desk works for the casino programme: cards, clocks, refunds. */
  readonly hasCasino: boolean
}

export type DeskBrowser = ReturnType<typeof deskBrowser>

/** The browser of a request to the desk: its session, its forms, and its note after a redirect. */
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

  /** The language of an answer: the chosen one, else that of the browser, else the first one. */
  const decideLanguage: MiddlewareHandler = async (context, next) => {
    const chosen = readCookie(context, LANGUAGE)
    setLanguage(context, isLocale(chosen) ? chosen : preferredLocale(context.req.header('accept-language')))
    await next()
  }

  const chooseLanguage = (context: DeskContext, language: Locale): void =>
    writeCookie(context, language, { suffix: LANGUAGE, maxAge: LOCALE_COOKIE_MAX_AGE, sameSite: 'Lax' })

  /** The note that the redirect to this page announced, once. */
  const announced = (context: DeskContext): Note | undefined => {
    const given = readCookie(context, NOTE)
    if (given === undefined) return undefined
    writeCookie(context, '', { suffix: NOTE })
    const known = ANNOUNCED.find((one) => one === given)
    if (known === undefined) return undefined
    const { kind, line } = NOTES[known]
    return { kind, lines: [line(wordsOf(context))] }
  }

  /** CSRF: fields of a form that the desk's own page sent; undefined for a foreign origin. Throws 413. */
  const readForm = async (context: DeskContext): Promise<URLSearchParams | undefined> => {
    if (!isOwn(context)) return undefined
    const body = await readBody(context.req.raw, LARGEST_FORM)
    if (body === undefined) throw new HttpError(413, {}, { connection: 'close' })
    return new URLSearchParams(body)
  }

  /** @param kept a text that was not sent */
  const refuse = (context: DeskContext, session?: DeskSession, kept?: string) => {
    const { failure } = wordsOf(context)
    return sayPage(context, { title: failure.refusedTitle, text: failure.refused, session, kept }, 403)
  }

  const missing = (context: DeskContext, session?: DeskSession) => {
    const { failure } = wordsOf(context)
    return sayPage(context, { title: failure.title, text: failure.text, session }, 404)
  }

  /** The login's note that a session has ended. */
  const over = (context: DeskContext): Note => ({ kind: 'bad', lines: [wordsOf(context).login.ended] })

  type Handle<R> = (context: DeskContext, session: DeskSession, rest: R) => Response | Promise<Response>

  /** A page for a signed-in employee, else the login. */
  const page =
    (handle: Handle<undefined>) =>
    async (context: DeskContext): Promise<Response> => {
      const session = await sessionOf(context)
      if (session) return await handle(context, session, undefined)
      const ended = readCookie(context) !== undefined
      if (ended) setSession(context, '')
      const note = ended ? over(context) : announced(context)
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
      if (!session) return await loginPage(context, { note: over(context), kept }, 401)
      if (!isOneOf(form.get('token') ?? '', session.tokens)) return await refuse(context, session, kept)
      return await handle(context, session, form)
    }

  return {
    sessionCookie: (context: DeskContext) => readCookie(context),
    setSession,
    decideLanguage,
    chooseLanguage,
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
