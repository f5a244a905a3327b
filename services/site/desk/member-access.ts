import type { MemberState } from '@barriere/shared/programmes/operator.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import type { Sql } from '../../kit/database.ts'
import type { StaffAccounts } from '../../kit/staff/accounts.ts'
import type { DeskBrowser, DeskContext } from './browser.ts'
import { wordsOf } from './language.ts'
import { type Note, sayPage } from './markup.ts'
import { type MemberDesk, type MemberFault, type MemberId, memberText } from './member-desk.ts'
import { isOperator } from './rights.ts'
import type { deskAccounts } from './schema.ts'
import type { DeskSession } from './sessions.ts'
import type { Trail } from './trail.ts'
import { isUuid } from '../../kit/uuid.ts'

export interface ConsoleOptions {
  readonly sql: Sql
  readonly clock: Clock
  readonly trail: Trail
  readonly members: MemberDesk
  readonly accounts: Pick<StaffAccounts<typeof deskAccounts>, 'confirmCode'>
}

/** The member of an address, with the current state. */
interface Found {
  readonly member: MemberId
  readonly state: MemberState
}

export const bad = (...lines: readonly string[]): Note => ({ kind: 'bad', lines })

/** An event about a member. It is written before the call, so that the trail has it even if the answer is lost. */
export const eventOf = ({ staff }: DeskSession, member: MemberId, { number }: MemberState) => ({
  actor: staff.email,
  subject: number,
  member: memberText(member),
})

/** Checks of every route of the console: an operator, a programme, a member. */
export function memberAccess(members: MemberDesk, { action, missing, page }: DeskBrowser) {
  /** Authorisation: operators only. For others the answer is the same as for a missing page. */
  type Handle<R> = (context: DeskContext, session: DeskSession, rest: R) => Response | Promise<Response>
  const guarded =
    <R>(handle: Handle<R>): Handle<R> =>
    (context, session, rest) =>
      isOperator(session.staff) ? handle(context, session, rest) : missing(context, session)
  const show = (handle: Handle<undefined>) => page(guarded(handle))
  const act = (handle: Handle<URLSearchParams>) => action(guarded(handle))

  const programmeOf = (context: DeskContext): Programme | undefined =>
    members.programmes.find((one) => one === context.req.param('programme'))

  /** The member of the address, with the current state. */
  const memberOf = async (context: DeskContext): Promise<Result<Found, MemberFault>> => {
    const [programme, id] = [programmeOf(context), context.req.param('id') ?? '']
    if (programme === undefined || !isUuid(id)) return fail('unknown')
    const member: MemberId = { programme, id }
    const state = await members.state(member)
    return state.ok ? ok({ member, state: state.value }) : state
  }

  const failure = (context: DeskContext, session: DeskSession, fault: MemberFault) => {
    const { title, away } = wordsOf(context).members
    return fault === 'unknown' ? missing(context, session) : sayPage(context, { title, text: away, session }, 503)
  }

  return { show, act, programmeOf, memberOf, failure }
}
