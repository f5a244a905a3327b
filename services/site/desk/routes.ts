import { z } from 'zod'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { PARAGRAPHS } from '@barriere/shared/domain/people/form-rules.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { REQUEST_REFERENCE, REQUEST_STATES } from '@barriere/shared/domain/visitors/request.ts'
import { HttpError } from '../../kit/http-error.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { newSecret } from '../../kit/secret.ts'
import type { KnownBrowsers } from '../../kit/staff/known-browsers.ts'
import { deskFacts } from '../requests/facts.ts'
import { type AccessOptions, accessRoutes } from './access-routes.ts'
import { type DeskContext, deskBrowser } from './browser.ts'
import { accountRoutes } from './account-routes.ts'
import { approvalRoutes } from './approval-routes.ts'
import type { Approvals } from './approvals.ts'
import { cardRoutes } from './card-routes.ts'
import { clockRoutes } from './clock-routes.ts'
import type { CasinoDesk } from './casino-desk.ts'
import { exportOf } from './export.ts'
import { filter } from './filter.ts'
import { EXPORTED, type Inbox, type Place, SentBefore, recordedOf } from './inbox.ts'
import { languageOf, wordsOf } from './language.ts'
import { type Note, sayPage } from './markup.ts'
import { eraseRoutes } from './erase-routes.ts'
import type { MemberDesk } from './member-desk.ts'
import { memberRoutes } from './member-routes.ts'
import { deletePage, listPage, requestPage } from './request-pages.ts'
import { refundRoutes } from './refund-routes.ts'
import { isOnlyOperator } from './rights.ts'
import type { DeskSession } from './sessions.ts'
import { terminalRoutes } from './terminal-routes.ts'
import { trailRoutes } from './trail-routes.ts'
import { languageRoutes } from './language-routes.ts'

/** Maximum length of an answer in UTF-16 code units. */
const LONGEST = 10_000

export interface DeskOptions extends AccessOptions {
  readonly clock: Clock
  readonly inbox: Inbox
  /** The desk's own origin; undefined on this machine, where the origin of the request counts. */
  readonly origin: string | undefined
  /** Number of trusted proxies (`x-forwarded-for`) before the desk. */
  readonly proxies: number
  readonly browsers: KnownBrowsers
  /** The site's origin, without a trailing slash. */
  readonly siteOrigin: string
  /** Undefined if no casino programme is configured. */
  readonly casino: CasinoDesk | undefined
  readonly approvals: Approvals
  readonly members: MemberDesk
}

const answerText = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1).max(LONGEST).regex(PARAGRAPHS))

const PLACE = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The desk, at `/desk`: plain HTML for staff, without scripts. */
export function deskRoutes(options: DeskOptions): KitApp {
  const { sql, sessions, inbox, trail, clock } = options
  const browser = deskBrowser({ ...options, hasCasino: options.casino !== undefined })
  const { action, announce, announced, decideLanguage, missing, page, refuse } = browser
  const app = newRoutes()

  app.use(decideLanguage)

  app.onError((error, context) => {
    if (!(error instanceof HttpError)) throw error
    const { failure } = wordsOf(context)
    for (const [name, value] of Object.entries(error.headers)) context.header(name, value)
    if (error.status === 413) return sayPage(context, { title: failure.largeTitle, text: failure.large }, error.status)
    if (error.status === 429) return sayPage(context, { title: failure.busyTitle, text: failure.busy }, error.status)
    throw error
  })

  app.route('/', languageRoutes(browser))
  app.route('/', accessRoutes(options, browser))
  app.route('/', accountRoutes(options, browser))
  app.route('/', trailRoutes(options, browser))
  // Route order: before the member routes, whose ids would match these words.
  app.route('/', eraseRoutes(options, browser))
  app.route('/', memberRoutes(options, browser))
  if (options.casino)
    for (const routes of [cardRoutes, clockRoutes, terminalRoutes, approvalRoutes, refundRoutes])
      app.route('/', routes({ ...options, casino: options.casino }, browser))

  app.get(
    '/',
    page(async (context, session) => {
      if (isOnlyOperator(session.staff)) return context.redirect('/desk/members', 303)
      const place = placeOf(context.req.query('before'))
      const [{ rows, next }, found, properties] = await Promise.all([
        inbox.list(session.staff, session.filter, place),
        inbox.count(session.staff, session.filter),
        inbox.properties(session.staff),
      ])
      const note = announced(context)
      return await listPage(context, { session, rows, next, found, properties, later: place !== undefined, note })
    }),
  )

  app.post(
    '/filter',
    action(async (context, { cookie: own }, form) => {
      await sessions.setFilter(own, filter.parse(form.has('reset') ? {} : givenIn(form)))
      return context.redirect('/desk', 303)
    }),
  )

  app.post(
    '/export',
    action(async (context, session) => {
      if ((await inbox.count(session.staff, session.filter)) > EXPORTED) {
        announce(context, 'many')
        return context.redirect('/desk', 303)
      }
      const rows = await inbox.export(session.staff, session.filter)
      const { file } = wordsOf(context).list
      return context.body(exportOf(rows, options.siteOrigin, languageOf(context)), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${file}-${toParisTime(clock.now()).day}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    }),
  )

  const referenceOf = (context: DeskContext): string => {
    const given = context.req.param('reference') ?? ''
    return REQUEST_REFERENCE.test(given) ? given : ''
  }

  /** The page of a request, with a new key for its answer; undefined if the request does not exist. */
  const requestView = async (
    context: DeskContext,
    session: DeskSession,
    { text, note }: { text?: string; note?: Note | undefined } = {},
  ): Promise<Response> => {
    const reference = referenceOf(context)
    const opened = await inbox.open(session.staff, reference)
    if (!opened) return await missing(context, session)
    const { row, messages } = opened
    return await requestPage(context, {
      session,
      row,
      messages,
      facts: deskFacts(recordedOf(row), languageOf(context), options.siteOrigin),
      events: await trail.read(sql, reference),
      key: newSecret(),
      ...(text === undefined ? {} : { text }),
      note,
    })
  }

  app.get(
    '/requests/:reference',
    page((context, session) => requestView(context, session, { note: announced(context) })),
  )

  app.post(
    '/requests/:reference/answer',
    action(async (context, session, form) => {
      const typed = form.get('text') ?? ''
      const words = wordsOf(context).request
      const again = (line: string) =>
        requestView(context, session, { text: typed, note: { kind: 'bad', lines: [line] } })
      const read = answerText.safeParse(cleaned(typed))
      if (!read.success) return await again(typed.trim() === '' ? words.empty : words.long(LONGEST))
      const key = form.get('key') ?? ''
      if (!/^[\w-]{16,80}$/.test(key)) return await refuse(context, session)
      const reference = referenceOf(context)
      try {
        if (!(await inbox.answer(session.staff, reference, { text: read.data, key })))
          return await missing(context, session)
      } catch (error) {
        if (error instanceof SentBefore) return await again(words.before)
        throw error
      }
      announce(context, 'sent')
      return context.redirect(`/desk/requests/${reference}`, 303)
    }),
  )

  app.post(
    '/requests/:reference/state',
    action(async (context, session, form) => {
      const reference = referenceOf(context)
      const state = REQUEST_STATES.find((one) => one === form.get('state'))
      if (state === undefined) return await refuse(context, session)
      if (!(await inbox.setState(session.staff, reference, state))) return await missing(context, session)
      announce(context, 'changed')
      return context.redirect(`/desk/requests/${reference}`, 303)
    }),
  )

  app.get(
    '/requests/:reference/delete',
    page(async (context, session) => {
      const row = await inbox.find(session.staff, referenceOf(context))
      return row ? await deletePage(context, session, row) : await missing(context, session)
    }),
  )

  app.post(
    '/requests/:reference/delete',
    action(async (context, session) => {
      const reference = referenceOf(context)
      if (!(await inbox.delete(session.staff, reference))) return await missing(context, session)
      const words = wordsOf(context)
      return await sayPage(context, { title: words.nav.list, text: words.delete.done(reference), session }, 200)
    }),
  )

  // A mounted application's own not-found handler is never called.
  app.all('*', (context) => missing(context))
  return app
}

/** Removes control characters, such as those of a paste; tabs become spaces. */
const cleaned = (text: string): string => text.replace(/[^\P{Cc}\n\r\t]/gu, '').replace(/\t/g, ' ')

/** Fields of the filter's form, without the empty ones. */
const givenIn = (form: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].filter(([, value]) => value !== ''))

function placeOf(text: string | undefined): Place | undefined {
  const [, at, id] = PLACE.exec(text ?? '') ?? []
  return at === undefined || id === undefined ? undefined : { at: Number(at), id }
}
