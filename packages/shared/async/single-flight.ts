interface Flight<T> {
  readonly outcome: Promise<T>
  readonly abandoned: AbortController
  /** Callers still waiting; a caller without a signal waits for ever. */
  waiting: number
}

/** Single flight (request coalescing): concurrent calls for a key share one promise. Nothing is cached afterwards. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>()

  /**
   * Runs work, or shares the outcome of work under way for the same key. `abandoned` is aborted once the signals of all
   * callers have been aborted.
   */
  run(key: string, work: (abandoned: AbortSignal) => Promise<T>, caller?: AbortSignal): Promise<T> {
    const running = this.#flights.get(key)
    const flight = running && !running.abandoned.signal.aborted ? running : this.#start(key, work)
    flight.waiting += 1
    const leave = () => {
      flight.waiting -= 1
      if (flight.waiting === 0) flight.abandoned.abort()
    }
    if (caller?.aborted) leave()
    else caller?.addEventListener('abort', leave, { once: true })
    return flight.outcome
  }

  /** The work under way for a key, if any. */
  running(key: string): Promise<T> | undefined {
    return this.#flights.get(key)?.outcome
  }

  #start(key: string, work: (abandoned: AbortSignal) => Promise<T>): Flight<T> {
    const abandoned = new AbortController()
    const outcome = work(abandoned.signal).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    })
    const flight: Flight<T> = { outcome, abandoned, waiting: 0 }
    this.#flights.set(key, flight)
    return flight
  }
}
