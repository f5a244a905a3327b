import { z } from 'zod'
import { type CasinoErrorCode, isCasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { ClockCommand } from '@barriere/shared/programmes/casino/clock.ts'
import {
  type DeskClock,
  type DeskRegistration,
  type DeskTerminal,
  type NewTerminal,
  addedTerminal,
  type blockedCard,
  deskClocks,
  deskRegistration,
  deskTerminals,
  endedTerminal,
  issuedCard,
  kept,
  movedClock,
  type newCard,
  partlyRefunded,
  refunded,
  takenCode,
} from '@barriere/shared/programmes/casino/desk.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import type { Sql } from '../../kit/database.ts'
import type { Logger } from '../../kit/log.ts'
import type { RequestContent, Story } from '../requests/content.ts'
import type { StaffAccounts } from '../../kit/staff/accounts.ts'
import type { Approvals } from './approvals.ts'
import { type DeskCasino, type Staff, seesEverything } from './rights.ts'
import type { deskAccounts } from './schema.ts'
import type { Trail } from './trail.ts'

/** Time-outs in milliseconds of the content service and of the casino programme. */
const CONTENT_DEADLINE = 2_000
const DEADLINE = 5_000

/** Why the programme refused: a code of its catalogue, or no answer in time. */
export type CasinoFault = CasinoErrorCode | 'unavailable'

export type NewCard = z.output<typeof newCard>

export type TakenCode = z.output<typeof takenCode>

const failure = z.object({ code: z.string() })

/** Dependencies of the pages for casinos. */
export interface CasinoOptions {
  readonly sql: Sql
  readonly trail: Trail
  readonly casino: CasinoDesk
  readonly approvals: Approvals
  readonly accounts: Pick<StaffAccounts<typeof deskAccounts>, 'confirmCode'>
}

interface CasinoDeskOptions {
  readonly content: RequestContent
  /** Address of the casino programme's backend without its version, such as `http://127.0.0.1:4001/casino`. */
  readonly url: () => string
  readonly token: string
  readonly log: Logger
}

/** Client of the casino programme's desk calls, for the casinos of an employee's rights. */
export class CasinoDesk {
  readonly #options: CasinoDeskOptions
  /** Stale on error: the pages of the last answer, since casinos seldom change and a guest is waiting. */
  #pages: readonly Story[] | undefined

  constructor(options: CasinoDeskOptions) {
    this.#options = options
  }

  /** Casinos of an employee, by name; undefined if the content service has never answered. */
  async casinosOf(staff: Pick<Staff, 'rights'>): Promise<readonly DeskCasino[] | undefined> {
    return (await this.#readPages())
      ?.filter(({ uuid }) => seesEverything(staff) || staff.rights.includes(uuid))
      .flatMap(({ name, slug }) => (slug === undefined ? [] : [{ key: slug, name }]))
  }

  async #readPages(): Promise<readonly Story[] | undefined> {
    const { content, log } = this.#options
    try {
      this.#pages = await content.pagesOfFolder('casinos', 'casino', AbortSignal.timeout(CONTENT_DEADLINE))
    } catch (error) {
      log.warn(
        { event: 'desk.content', reason: error instanceof Error ? error.name : 'unknown' },
        'the content did not answer: the desk has the casinos of the answer before',
      )
    }
    return this.#pages
  }

  /** Hands a card out. Resolves to its number. Idempotent: repeating it after a lost answer gives the same card. */
  async issue(card: NewCard): Promise<Result<string, CasinoFault>> {
    const answer = await this.#call('cards', card, issuedCard)
    return answer.ok ? ok(answer.value.number) : answer
  }

  /** Blocks a lost or stolen card. Resolves to its number. */
  async block(card: z.output<typeof blockedCard>): Promise<Result<string, CasinoFault>> {
    const answer = await this.#call('cards/block', card, issuedCard)
    return answer.ok ? ok(answer.value.number) : answer
  }

  /** Takes a voucher's or an offer's code at a casino. */
  async take(code: string, casino: string): Promise<Result<TakenCode, CasinoFault>> {
    return await this.#call(`codes/${encodeURIComponent(code)}`, { casino }, takenCode)
  }

  /** Clocks of today's tournaments at casinos. */
  async clocks(casinos: readonly DeskCasino[]): Promise<Result<readonly DeskClock[], CasinoFault>> {
    const answer = await this.#call('clocks', { casinos: keysOf(casinos) }, deskClocks)
    return answer.ok ? ok(answer.value.clocks) : answer
  }

  /** Acts on the clock of a tournament; `command` says at which casino. Resolves to its title. */
  async moveClock(id: string, command: Required<ClockCommand>): Promise<Result<DeskClock['title'], CasinoFault>> {
    const answer = await this.#call(`clocks/${encodeURIComponent(id)}`, command, movedClock)
    return answer.ok ? ok(answer.value.clock.title) : answer
  }

  /** Terminals of casinos. */
  async terminals(casinos: readonly DeskCasino[]): Promise<Result<readonly DeskTerminal[], CasinoFault>> {
    const answer = await this.#call('terminals/search', { casinos: keysOf(casinos) }, deskTerminals)
    return answer.ok ? ok(answer.value.terminals) : answer
  }

  /** Adds a terminal. Resolves to it and its pairing code, which is returned only once. */
  async addTerminal(terminal: NewTerminal): Promise<Result<z.output<typeof addedTerminal>, CasinoFault>> {
    return await this.#call('terminals', terminal, addedTerminal)
  }

  /** Ends a terminal of a casino. */
  async endTerminal(id: string, casino: string): Promise<Result<DeskTerminal, CasinoFault>> {
    const answer = await this.#call(`terminals/${encodeURIComponent(id)}/end`, { casino }, endedTerminal)
    return answer.ok ? ok(answer.value.terminal) : answer
  }

  /** A registration at one of the casinos, by its ticket's code or its id. */
  async registration(code: string, casinos: readonly DeskCasino[]): Promise<Result<DeskRegistration, CasinoFault>> {
    return await this.#call('registrations/search', { code, casinos: keysOf(casinos) }, deskRegistration)
  }

  /** Refunds a paid registration. Idempotent. */
  async refund(id: string, casino: string): Promise<Result<object, CasinoFault>> {
    return await this.#call(`registrations/${encodeURIComponent(id)}/refund`, { casino }, refunded)
  }

  /** Partly refunded registrations at casinos, for the desk to decide on. */
  async partlyRefunded(casinos: readonly DeskCasino[]): Promise<Result<readonly DeskRegistration[], CasinoFault>> {
    const answer = await this.#call('registrations/partly-refunded', { casinos: keysOf(casinos) }, partlyRefunded)
    return answer.ok ? ok(answer.value.registrations) : answer
  }

  /** Keeps the seats of a partly refunded registration; `refundedCents` is the amount refunded so far. */
  async keep({ id, casino }: DeskRegistration, refundedCents: number): Promise<Result<object, CasinoFault>> {
    return await this.#call(`registrations/${encodeURIComponent(id)}/keep`, { casino, refundedCents }, kept)
  }

  async #call<S extends z.ZodType>(path: string, body: object, form: S): Promise<Result<z.output<S>, CasinoFault>> {
    const { url, token, log } = this.#options
    try {
      const response = await fetch(`${url()}/v1/desk/${path}`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(DEADLINE),
      })
      const answer: unknown = await response.json()
      if (response.ok) return ok(form.parse(answer))
      const { code } = failure.parse(answer)
      return fail(response.status < 500 && isCasinoErrorCode(code) && code !== 'token' ? code : 'unavailable')
    } catch (error) {
      // Never the address: it has the code.
      log.warn(
        { event: 'desk.casino', reason: error instanceof Error ? error.name : 'unknown' },
        'the casino programme did not answer the desk',
      )
      return fail('unavailable')
    }
  }
}

const keysOf = (casinos: readonly DeskCasino[]): string[] => casinos.map(({ key }) => key)
