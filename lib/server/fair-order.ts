/** Turns that a client may have ahead of others after a pause. */
const CREDIT = 8

/** Maximum number of remembered clients. */
const REMEMBERED = 10_000

/**
 * Start-time fair queueing (Goyal, Vin and Cheng, 1996): each turn has a virtual start time, which orders the turns.
 * Those of one client are one unit apart, so that busy clients take turns. After a pause, a client starts a little in
 * the past, like a process that has slept under Linux's completely fair scheduler: rare clients come before busy ones.
 */
export class FairOrder {
  /** Start time of the latest turn that has begun. */
  #now = 0
  /** End of each client's last turn, by key; the least recent first. */
  readonly #ends = new Map<string, number>()

  /** Virtual start time that a client's next turn would have. */
  next(client: string): number {
    return Math.max(this.#ends.get(client) ?? -Infinity, this.#now - CREDIT)
  }

  /** Called when a client takes the turn with this start time: its next one comes later. */
  charge(client: string, start: number): void {
    this.#note(client, start + 1)
  }

  /** Called when a client is refused: each refusal costs it a turn of its credit, and nothing beyond that. */
  refuse(client: string): void {
    const next = this.next(client)
    this.#note(client, Math.max(next, Math.min(next + 1, this.#now)))
  }

  #note(client: string, end: number): void {
    this.#ends.delete(client)
    this.#ends.set(client, end)
    const [oldest] = this.#ends.keys()
    if (this.#ends.size > REMEMBERED && oldest !== undefined) this.#ends.delete(oldest)
  }

  /** Called when a turn begins, with its start time. */
  begin(start: number): void {
    this.#now = Math.max(this.#now, start)
  }
}
