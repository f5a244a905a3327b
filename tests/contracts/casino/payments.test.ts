import fc from 'fast-check'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PAYMENT_OUTCOMES, type SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import { reconcile } from '#services/casino/payments/reconcile.ts'
import { sweepRefunds } from '#services/casino/payments/refunds.ts'
import { refunds, registrations, waitingPlaces } from '#services/casino/schema-seats.ts'
import { sweepHolds } from '#services/casino/seats/release.ts'
import type { ProviderTransaction } from '#services/kit/payment/provider.ts'
import { type CasinoDatabase, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { BOTH_DATABASES, hasPostgres } from '@barriere/testing/postgres.ts'
import { category, tournament } from '#tests/support/sale-facts.ts'
import { SOUND, auditSeats } from '#tests/support/seat-audit.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { DAY, NOW, codeOf } from './programme.ts'
import { SeatModel, type Step } from './seat-model.ts'
import { SeatsProgramme } from './seats-programme.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 1_800_000 })

const MINUTE = 60_000
const MEMBERS = 4

const RUNS = { pglite: sized(5, 20, 100), postgres: sized(10, 50, 1_000) } as const

const member = fc.nat(MEMBERS - 1)
const which = fc.nat(11)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('hold'), member }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('begin'), member }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('cancel', 'join'), member }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('charge'),
      attempt: which,
      outcome: fc.oneof(
        { weight: 3, arbitrary: fc.constant('paid') },
        { weight: 1, arbitrary: fc.constantFrom(...PAYMENT_OUTCOMES, 'pending') },
      ),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('notify'), transaction: which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forge'), transaction: which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass'), minutes: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 2, arbitrary: fc.constantFrom({ do: 'sweep' } as const, { do: 'refund' } as const) },
)

type ModelRow = SeatModel['registrations'][number]

/** The database and the model, driven by the same steps. */
class Schedule {
  readonly #programme: SeatsProgramme
  readonly #model: SeatModel
  readonly #facts: SaleFacts
  readonly #members: readonly string[]
  readonly #attempts: { readonly orderId: string; readonly row: ModelRow }[] = []
  readonly #known = new Set<string>()

  constructor(programme: SeatsProgramme, facts: SaleFacts, members: readonly string[]) {
    this.#programme = programme
    this.#facts = facts
    this.#members = members
    this.#model = new SeatModel(facts.categories[0]?.places ?? 0)
  }

  async #registrationOf(index: number): Promise<string | undefined> {
    const own = (await this.#programme.call('registrations', this.#members[index] ?? '')).registrations
    return own.find(({ state }) => state === 'held' || state === 'paid')?.id
  }

  async #notify(said: ProviderTransaction): Promise<void> {
    await this.#programme.notify(said)
    const attempt = this.#attempts.find(({ orderId }) => orderId === said.orderId)
    if (!attempt || said.credit || said.outcome !== 'paid' || this.#known.has(said.uuid ?? '')) return
    this.#known.add(said.uuid ?? '')
    this.#model.paid(attempt.row, this.#programme.now)
  }

  async apply(step: Step): Promise<void> {
    const programme = this.#programme
    programme.now += 1
    const { now } = programme
    switch (step.do) {
      case 'hold': {
        const given = await codeOf(programme.hold(this.#facts, this.#members[step.member] ?? ''))
        expect(given === 'ok').toBe(this.#model.hold(step.member, now) !== undefined)
        return
      }
      case 'join':
        await codeOf(programme.wait(this.#facts, this.#members[step.member] ?? ''))
        this.#model.join(step.member, now)
        return
      case 'cancel': {
        const id = await this.#registrationOf(step.member)
        if (id) await programme.cancel(this.#members[step.member] ?? '', id)
        this.#model.cancel(step.member, now)
        return
      }
      case 'begin': {
        const row = this.#model.current(step.member, now)
        const id = await this.#registrationOf(step.member)
        if (row?.state !== 'held' || !id) return
        this.#attempts.push({ orderId: await programme.begin(this.#members[step.member] ?? '', id), row })
        return
      }
      case 'charge': {
        const attempt = this.#attempts[step.attempt % this.#attempts.length]
        if (attempt) programme.provider.transact(attempt.orderId, { outcome: step.outcome })
        return
      }
      case 'notify':
      case 'forge': {
        const { transactions } = programme.provider
        const said = transactions[step.transaction % transactions.length]
        if (!said) return
        if (step.do === 'notify') return await this.#notify(said)
        const wrong = [
          programme.provider.notification(said, 'forged'),
          programme.provider.notification({ ...said, cents: said.cents + 1, key: `${said.key}-` }),
          programme.provider.notification({ ...said, orderId: `${said.orderId}9`, key: `${said.key}-` }),
        ]
        for (const fields of wrong)
          expect(await programme.codeOf('paymentNotification', '', { fields })).toBe('notification')
        return
      }
      case 'pass':
        programme.now += step.minutes * MINUTE
        return
      case 'sweep':
        await sweepHolds(programme.casino)
        this.#model.sweep(now)
        return
      case 'refund':
        return await sweepRefunds(programme.casino)
    }
  }

  /** Compares registrations as `member:state`, the waiting list, and the refunds. */
  async compare(): Promise<void> {
    const { sql } = this.#programme.casino
    const index = (accountId: string | null): number => this.#members.indexOf(accountId ?? '')
    const rows = await sql.select().from(registrations).where(eq(registrations.saleId, this.#facts.id))
    const places = await sql.select().from(waitingPlaces).orderBy(asc(waitingPlaces.number))
    const { refunds: expected, registrations: modelled, waiting } = this.#model
    expect({
      rows: rows.map(({ accountId, state }) => `${index(accountId)}:${state}`).toSorted(),
      waiting: places.map(({ accountId }) => index(accountId)),
      refunds: await sql.$count(refunds),
    }).toEqual({
      rows: modelled.map(({ member: of, state }) => `${of}:${state}`).toSorted(),
      waiting,
      refunds: expected,
    })
    expect(await auditSeats(sql)).toMatchObject({ ...SOUND, wrongReceipts: expect.any(Number) as number })
  }

  /** Completes everything under way: every notification arrives, and every refund is made. */
  async settle(): Promise<void> {
    const { casino, provider } = this.#programme
    this.#programme.now += 30 * MINUTE
    await reconcile(casino)
    for (const said of provider.transactions.toReversed()) await this.#programme.notify(said)
    await sweepRefunds(casino)
    const { taken, given } = provider.money
    const paid = await casino.sql.select().from(registrations).where(eq(registrations.state, 'paid'))
    expect(taken - given).toBe(paid.reduce((total, { cents }) => total + cents, 0))
    expect(await auditSeats(casino.sql)).toEqual(SOUND)
  }
}

describe.each(BOTH_DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('random schedules of notifications', () => {
    let database: CasinoDatabase
    let members: readonly string[]

    beforeAll(async () => {
      database = await openCasinoDatabase(kind)
      const programme = new SeatsProgramme(database.sql)
      members = await Promise.all(Array.from({ length: MEMBERS }, () => programme.member()))
    })

    afterAll(() => database.close())

    test('seats are those paid and held, and money is in once or goes back', async ({ task }) => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 2 }),
          fc.array(step, { minLength: 10, maxLength: 40 }),
          async (places, steps) => {
            const programme = new SeatsProgramme(database.sql)
            await programme.clear()
            const at = new Date(NOW + 30 * DAY).toISOString()
            const facts = await programme.sell(tournament(at, { categories: [category(at, { places })] }))
            const schedule = new Schedule(programme, facts, members)
            for (const one of steps) await schedule.apply(one)
            await schedule.compare()
            await schedule.settle()
          },
        ),
        { numRuns: RUNS[kind], ...(process.env['FUZZ_SEED'] ? { seed: Number(process.env['FUZZ_SEED']) } : {}) },
      )
      task.meta.measured = `${RUNS[kind]} schedules, no illegal state`
    })
  })
})
