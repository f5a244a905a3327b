import type { PaymentOutcome, RegistrationState } from '@barriere/shared/domain/sales/sale.ts'

const MINUTE = 60_000

/** Events on the seats of one category; members, attempts and transactions by number. */
export type Step =
  | { readonly do: 'hold' | 'begin' | 'cancel' | 'join'; readonly member: number }
  /** The provider takes the money, or not, before any notification. */
  | { readonly do: 'charge'; readonly attempt: number; readonly outcome: PaymentOutcome | 'pending' }
  /** A notification arrives: in any order, late, again. */
  | { readonly do: 'notify' | 'forge'; readonly transaction: number }
  | { readonly do: 'pass'; readonly minutes: number }
  | { readonly do: 'sweep' | 'refund' }

interface ModelRegistration {
  readonly member: number
  state: RegistrationState
  until: number
}

/** Rules of holds, payments and waiting lists in short form: the reference for the database. */
export class SeatModel {
  readonly registrations: ModelRegistration[] = []
  waiting: number[] = []
  refunds = 0
  #places: number

  constructor(places: number) {
    this.#places = places
  }

  #isActive = (member: number): boolean =>
    this.registrations.some((row) => row.member === member && (row.state === 'held' || row.state === 'paid'))

  get #hasSeat(): boolean {
    return this.registrations.filter(({ state }) => state === 'held' || state === 'paid').length < this.#places
  }

  #offer(now: number): void {
    while (this.waiting.length > 0 && this.#hasSeat) {
      const member = this.waiting.shift() as number
      if (!this.#isActive(member)) this.registrations.push({ member, state: 'held', until: now + 60 * MINUTE })
    }
  }

  /** The member's registration that can be paid or cancelled: one at most. */
  current = (member: number, now: number): ModelRegistration | undefined =>
    this.registrations.find(
      (row) => row.member === member && (row.state === 'paid' || (row.state === 'held' && row.until > now)),
    )

  sweep(now: number): void {
    const over = this.registrations.filter(({ state, until }) => state === 'held' && until <= now)
    for (const row of over) row.state = 'expired'
    if (over.length > 0) this.#offer(now)
  }

  /** A refusal changes nothing, not even expired holds. */
  hold(member: number, now: number): ModelRegistration | undefined {
    const before = this.registrations.map((row) => ({ ...row }))
    const { waiting } = this
    this.waiting = [...waiting]
    this.sweep(now)
    if (!this.#isActive(member) && this.#hasSeat) {
      const row: ModelRegistration = { member, state: 'held', until: now + 15 * MINUTE }
      this.registrations.push(row)
      return row
    }
    this.registrations.length = before.length
    for (const [index, { state, until }] of before.entries())
      Object.assign(this.registrations[index] ?? {}, { state, until })
    this.waiting = waiting
    return undefined
  }

  join(member: number, now: number): void {
    if (this.#isActive(member)) return
    this.#wait(member, now)
  }

  #wait(member: number, now: number): void {
    if (!this.waiting.includes(member)) this.waiting.push(member)
    this.#offer(now)
  }

  cancel(member: number, now: number): void {
    const row = this.current(member, now)
    if (!row) return
    if (row.state === 'paid') this.refunds += 1
    row.state = row.state === 'paid' ? 'refunded' : 'expired'
    this.#offer(now)
  }

  /** New money for a registration. */
  paid(row: ModelRegistration, now: number): void {
    if (row.state === 'held') {
      row.state = 'paid'
      return
    }
    if (row.state === 'expired' && !this.#isActive(row.member) && this.#hasSeat) {
      row.state = 'paid'
      return
    }
    this.refunds += 1
    if (row.state !== 'expired') return
    row.state = 'failed'
    if (!this.#isActive(row.member)) this.#wait(row.member, now)
  }
}
