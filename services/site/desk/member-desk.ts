import type { z } from 'zod'
import {
  type MemberPerson,
  type MemberState,
  memberExport,
  memberPerson,
  memberState,
  operated,
} from '@barriere/shared/programmes/operator.ts'
import { PROGRAMMES, type Programme } from '@barriere/shared/contracts/session.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import type { Logger } from '../../kit/log.ts'
import type { SessionStore } from '../sessions/store.ts'

/** Time-out in milliseconds: an export reads all of a member's data. */
const DEADLINE = 10_000

/** Why a programme refused: no such member, or no answer in time. */
export type MemberFault = 'unknown' | 'unavailable'

/** A member by programme and account. */
export interface MemberId {
  readonly programme: Programme
  readonly id: string
}

interface MemberDeskOptions {
  /** Address of a programme's backend without its version; undefined if none is configured. */
  readonly url: (programme: Programme) => string | undefined
  readonly token: string
  readonly sessions: SessionStore
  readonly log: Logger
}

type Done = Result<object, MemberFault>

/** The member's name in the audit trail. */
export const memberText = ({ programme, id }: MemberId): string => `${programme}:${id}`

/** Client of the programmes' operator calls; it also ends the site's own sessions. */
export class MemberDesk {
  readonly #options: MemberDeskOptions

  constructor(options: MemberDeskOptions) {
    this.#options = options
  }

  /** Programmes with a configured backend. */
  get programmes(): readonly Programme[] {
    return PROGRAMMES.filter((programme) => this.#options.url(programme) !== undefined)
  }

  /** A member by exact e-mail address or number. */
  search(programme: Programme, text: string): Promise<Result<MemberState, MemberFault>> {
    return this.#call(programme, 'members/search', memberState, { text })
  }

  state({ programme, id }: MemberId): Promise<Result<MemberState, MemberFault>> {
    return this.#call(programme, `members/${id}`, memberState)
  }

  person({ programme, id }: MemberId): Promise<Result<MemberPerson, MemberFault>> {
    return this.#call(programme, `members/${id}/person`, memberPerson)
  }

  /** All data of a member, as indented JSON. */
  async export({ programme, id }: MemberId): Promise<Result<string, MemberFault>> {
    const answer = await this.#call(programme, `members/${id}/export`, memberExport)
    return answer.ok ? ok(JSON.stringify(answer.value.data, undefined, 2)) : answer
  }

  unlock({ programme, id }: MemberId): Promise<Done> {
    return this.#call(programme, `members/${id}/unlock`, operated)
  }

  /** Ends the sessions in the site's store first: their cookies are void even if the programme fails. */
  async endSessions({ programme, id }: MemberId): Promise<Done> {
    await this.#options.sessions.leaveAll({ programme, accountId: id })
    return await this.#call(programme, `members/${id}/sessions/end`, operated)
  }

  async erase({ programme, id }: MemberId): Promise<Done> {
    const answer = await this.#call(programme, `members/${id}/erase`, operated)
    if (answer.ok) await this.#options.sessions.leaveAll({ programme, accountId: id })
    return answer
  }

  /** Ends all sessions of a programme that have begun by now. */
  async endEverySession(programme: Programme): Promise<Done> {
    await this.#options.sessions.leaveProgramme(programme)
    return await this.#call(programme, 'sessions/end', operated)
  }

  async #call<S extends z.ZodType>(
    programme: Programme,
    path: string,
    form: S,
    body: object = {},
  ): Promise<Result<z.output<S>, MemberFault>> {
    const { url, token, log } = this.#options
    try {
      const response = await fetch(`${url(programme)}/v1/operator/${path}`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(DEADLINE),
      })
      const answer: unknown = await response.json()
      if (response.ok) return ok(form.parse(answer))
      return fail(response.status === 404 || response.status === 422 ? 'unknown' : 'unavailable')
    } catch (error) {
      log.warn(
        { event: 'desk.member', service: programme, reason: error instanceof Error ? error.name : 'unknown' },
        'a programme did not answer the operator',
      )
      return fail('unavailable')
    }
  }
}
