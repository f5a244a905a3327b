import { createHash } from 'node:crypto'
import type { MemberState } from '@barriere/shared/programmes/operator.ts'
import { PROGRAMMES } from '@barriere/shared/contracts/session.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { cleanLine } from '@barriere/shared/domain/people/typed-text.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import type { DeskBrowser, DeskContext } from './browser.ts'
import { wordsOf } from './language.ts'
import { type ConsoleOptions, bad, eventOf, memberAccess } from './member-access.ts'
import { type MemberFault, type MemberId, memberText } from './member-desk.ts'
import { ACTS, type Act, type MemberView, memberPage, membersPage } from './member-pages.ts'
import { reasonFault, reasonIn } from './act-fields.ts'
import type { DeskEvent } from './events.ts'
import type { DeskSession } from './sessions.ts'

const KINDS: Readonly<Record<Act, DeskEvent>> = {
  person: 'member-person',
  sessions: 'member-sessions',
  unlock: 'member-unlocked',
  export: 'member-exported',
}

/** The operator's console. Personal data are shown only for a reason, which the trail keeps, and are in no address. */
export function memberRoutes({ sql, clock, trail, members }: ConsoleOptions, browser: DeskBrowser): KitApp {
  const app = newRoutes()
  const { announce, announced } = browser
  const { programmes } = members

  const { show, act, memberOf, failure } = memberAccess(members, browser)

  const view = async (
    context: DeskContext,
    session: DeskSession,
    { programme, state, ...more }: Omit<MemberView, 'session' | 'events'>,
  ) => {
    const events = await trail.ofMember(sql, memberText({ programme, id: state.id }), state.number)
    return await memberPage(context, { ...more, session, programme, state, events })
  }

  app.get(
    '/members',
    show((context, session) => membersPage(context, { session, programmes, note: announced(context) })),
  )

  app.post(
    '/members',
    act(async (context, session, form) => {
      const programme = PROGRAMMES.find((one) => one === form.get('programme'))
      const words = wordsOf(context).members
      const text = cleanLine(form.get('text') ?? '').replace(/\0/g, '')
      const again = (line: string) =>
        membersPage(context, {
          session,
          programmes,
          typed: Object.fromEntries(form),
          invalid: ['text'],
          note: bad(line),
        })
      if (programme === undefined || !programmes.includes(programme) || text === '') return await again(words.unknown)
      const found = await members.search(programme, text)
      if (!found.ok) return await again(found.error === 'unknown' ? words.unknown : words.away)
      const member = { programme, id: found.value.id }
      await trail.add(sql, { ...eventOf(session, member, found.value), kind: 'member-found' })
      return context.redirect(`/desk/members/${programme}/${member.id}`, 303)
    }),
  )

  app.get(
    '/members/:programme/:id',
    show(async (context, session) => {
      const found = await memberOf(context)
      if (!found.ok) return await failure(context, session, found.error)
      const { member, state } = found.value
      return await view(context, session, { programme: member.programme, state, note: announced(context) })
    }),
  )

  /** The work of each act, and its answer if that is not the member's page. */
  const acts: Readonly<
    Record<
      Act,
      (given: {
        readonly context: DeskContext
        readonly session: DeskSession
        readonly member: MemberId
        readonly state: MemberState
        readonly event: ReturnType<typeof eventOf> & { readonly reason: string }
      }) => Promise<Response | MemberFault | undefined>
    >
  > = {
    async person({ context, session, member, state, event }) {
      await trail.add(sql, { ...event, kind: KINDS.person })
      const person = await members.person(member)
      if (!person.ok) return person.error
      return await view(context, session, { programme: member.programme, state, person: person.value })
    },
    async export({ context, member, state, event }) {
      const file = await members.export(member)
      if (!file.ok) return file.error
      const { file: called } = wordsOf(context).members.export
      const name = `${called}-${state.number ?? member.id}-${toParisTime(clock.now()).day}.json`
      const digest = createHash('sha256').update(file.value).digest('hex')
      // Before the answer: no export without an entry of the trail.
      await trail.add(sql, { ...event, kind: KINDS.export, detail: `${name} sha256:${digest}` })
      return context.body(file.value, 200, {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    },
    async sessions({ member, event }) {
      await trail.add(sql, { ...event, kind: KINDS.sessions })
      const ended = await members.endSessions(member)
      return ended.ok ? undefined : ended.error
    },
    async unlock({ member, event }) {
      await trail.add(sql, { ...event, kind: KINDS.unlock })
      const unlocked = await members.unlock(member)
      return unlocked.ok ? undefined : unlocked.error
    },
  }

  for (const name of ACTS)
    app.post(
      `/members/:programme/:id/${name}`,
      act(async (context, session, form) => {
        const found = await memberOf(context)
        if (!found.ok) return await failure(context, session, found.error)
        const { member, state } = found.value
        const reason = reasonIn(form)
        if (reason === undefined)
          return await view(context, session, {
            programme: member.programme,
            state,
            act: name,
            typed: Object.fromEntries(form),
            invalid: ['reason'],
            note: bad(reasonFault(wordsOf(context))),
          })
        const event = { ...eventOf(session, member, state), reason }
        const done = await acts[name]({ context, session, member, state, event })
        if (done instanceof Response) return done
        if (done !== undefined) {
          await trail.add(sql, { ...event, kind: 'act-failed', detail: KINDS[name] })
          return await failure(context, session, done)
        }
        announce(context, 'memberDone')
        return context.redirect(`/desk/members/${member.programme}/${member.id}`, 303)
      }),
    )

  return app
}
