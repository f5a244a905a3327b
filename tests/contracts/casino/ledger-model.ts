const DAY = 24 * 3_600_000

/** A step of a random history. Days are counted from the clock; `earning` and `spending` name earlier ones. */
export type Step =
  | { readonly do: 'earn'; readonly amount: number; readonly pendingDays: number; readonly days: number }
  | { readonly do: 'spend'; readonly amount: number }
  | { readonly do: 'giveBack'; readonly spending: number }
  | { readonly do: 'reverse'; readonly earning: number }
  | { readonly do: 'expire' }
  | { readonly do: 'wait'; readonly days: number }

interface Lot {
  readonly activeFrom: number
  readonly expiresAt: number
  left: number
  reversed: boolean
}

/** The ledger in its simplest form, to which the real one is compared. Moments are in milliseconds. */
export class LedgerModel {
  readonly lots: Lot[] = []
  readonly spendings: { readonly taken: readonly (readonly [Lot, number])[]; givenBack: boolean }[] = []
  now: number

  constructor(now: number) {
    this.now = now
  }

  /** Applies a step; false for a spending that the balance does not cover. */
  apply(step: Step): boolean {
    switch (step.do) {
      case 'earn': {
        const activeFrom = this.now + step.pendingDays * DAY
        this.lots.push({ activeFrom, expiresAt: this.now + step.days * DAY, left: step.amount, reversed: false })
        return true
      }
      case 'spend':
        return this.#spend(step.amount)
      case 'giveBack': {
        const spending = this.spendings[step.spending]
        if (!spending || spending.givenBack) return true
        spending.givenBack = true
        for (const [lot, amount] of spending.taken) lot.left += amount
        for (const lot of this.lots) if (lot.reversed) lot.left = 0
        return true
      }
      case 'reverse': {
        const lot = this.lots[step.earning]
        if (lot) Object.assign(lot, { left: 0, reversed: true })
        return true
      }
      case 'expire':
        for (const lot of this.lots) if (lot.expiresAt <= this.now) lot.left = 0
        return true
      case 'wait':
        this.now += step.days * DAY
        return true
    }
  }

  get balance(): number {
    return this.#active().reduce((sum, { left }) => sum + left, 0)
  }

  get pending(): number {
    const pending = this.lots.filter(({ activeFrom, expiresAt }) => activeFrom > this.now && expiresAt > this.now)
    return pending.reduce((sum, { left }) => sum + left, 0)
  }

  /** All points that no line has taken, including expired ones that are not written off yet. */
  get left(): number {
    return this.lots.reduce((sum, { left }) => sum + left, 0)
  }

  #active(): Lot[] {
    return this.lots
      .filter(({ activeFrom, expiresAt }) => activeFrom <= this.now && expiresAt > this.now)
      .sort((one, other) => one.expiresAt - other.expiresAt)
  }

  #spend(amount: number): boolean {
    if (this.balance < amount) return false
    let missing = amount
    const taken: (readonly [Lot, number])[] = []
    for (const lot of this.#active()) {
      const part = Math.min(lot.left, missing)
      if (part === 0) continue
      lot.left -= part
      missing -= part
      taken.push([lot, part])
    }
    this.spendings.push({ taken, givenBack: false })
    return true
  }
}
