import { randomUUID } from 'node:crypto'
import type { CasinoInput } from '@barriere/shared/programmes/casino/operations.ts'
import { CASINO_ERROR_CODES } from '@barriere/shared/programmes/casino/errors.ts'
import { issueCard } from '#services/casino/cards/cards.ts'
import { type Notice, casinoRules } from '#services/casino/casino-rules.ts'
import { limitAccess } from '#services/casino/limits/limits.ts'
import { lockMember } from '#services/casino/member.ts'
import { pointsHandlers } from '#services/casino/points/handlers.ts'
import { type Visit, bookVisit } from '#services/casino/points/visits.ts'
import type { SeatsCasino } from '#services/casino/seats/deps.ts'
import { seatHandlers } from '#services/casino/seats/handlers.ts'
import { HttpError } from '#services/kit/http-error.ts'
import type { Sql } from '#services/kit/database.ts'
import { parseEnv } from '#services/kit/env.ts'
import { createLog } from '#services/kit/log.ts'
import { deriveKey } from '#services/kit/seal.ts'
import { addCasinoAccount } from '#tests/support/casino-database.ts'
import { FakeProvider } from '#tests/support/payment-provider.ts'

export const DAY = 24 * 3_600_000

/** Noon in Paris on a Monday. */
export const NOW = Date.parse('2026-03-02T11:00:00Z')

const HANDLERS = { ...pointsHandlers, ...seatHandlers }

type OperationName = keyof typeof HANDLERS
type Answer<N extends OperationName> = Awaited<ReturnType<(typeof HANDLERS)[N]>>
type Input<N extends OperationName> = Parameters<(typeof HANDLERS)[N]>[0]['input']

/** An instance of the programme on a database, with a clock that the test sets and notices instead of mails. */
export class Programme {
  readonly notices: Notice[] = []
  readonly casino: SeatsCasino
  readonly provider: FakeProvider
  now = NOW

  constructor(sql: Sql, provider = new FakeProvider()) {
    this.provider = provider
    this.casino = {
      sql,
      clock: { now: () => this.now },
      rules: casinoRules(parseEnv({})),
      limitedPersonKey: deriveKey('a pepper of the tests', 'casino limited persons'),
      notify: (_transaction, notice) => {
        this.notices.push(notice)
        return Promise.resolve()
      },
      payments: provider,
      log: createLog('silent'),
      wake: () => {},
    }
  }

  /** Calls an operation as a member. */
  call<N extends OperationName>(name: N, accountId: string, input?: Input<N>, id = ''): Promise<Answer<N>> {
    const handler = HANDLERS[name] as unknown as (call: object) => Promise<Answer<N>>
    const once = (work: (transaction: Sql) => Promise<unknown>) => this.casino.sql.transaction(work)
    return handler({ casino: this.casino, accountId, id, input, once })
  }

  /** Limits the access of a member who has shown the password. */
  setLimit(accountId: string, input: CasinoInput<'setLimit'>): Promise<unknown> {
    return this.casino.sql.transaction(async (transaction) => {
      await lockMember(transaction, accountId)
      return await limitAccess(this.casino, transaction, accountId, { input, isByCard: false, now: this.now })
    })
  }

  /** The code with which an operation is refused, or `ok`. */
  async codeOf<N extends OperationName>(name: N, accountId: string, input?: Input<N>, id = ''): Promise<string> {
    return await codeOf(this.call(name, accountId, input, id))
  }

  /** A member with a card. */
  async addMember(email?: string): Promise<{ readonly id: string; readonly email: string; readonly rfid: string }> {
    const account = await addCasinoAccount(this.casino.sql, { ...(email ? { email } : {}), at: new Date(NOW - DAY) })
    const rfid = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
    await this.casino.sql.transaction((transaction) =>
      issueCard(this.casino, transaction, { email: account.email, birthDate: '1988-07-14', rfid, casino: 'deauville' }),
    )
    return { ...account, rfid }
  }

  /** Books a visit of a member, a week ago unless the test says when. */
  async visit(accountId: string, points: number, more: Partial<Visit> = {}): Promise<void> {
    await this.casino.sql.transaction((transaction) =>
      bookVisit(this.casino, transaction, {
        reference: randomUUID(),
        accountId,
        casino: 'deauville',
        at: new Date(this.now - 7 * DAY),
        points,
        ...more,
      }),
    )
  }

  balanceOf = async (accountId: string): Promise<number> => (await this.call('balance', accountId)).balance
}

/** The catalogue's code of a refusal, or `ok`. Other errors are thrown. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'ok'
  } catch (error) {
    const code = error instanceof HttpError ? (error.body as { code?: unknown }).code : undefined
    const known = CASINO_ERROR_CODES.find((one) => one === code)
    if (known === undefined) throw error
    return known
  }
}
