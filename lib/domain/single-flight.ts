/** Single flight (request coalescing): concurrent calls for a key share one promise. Nothing is cached afterwards. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>()

  /** Runs work unless work for the same key is under way, whose outcome is then shared. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key)
    if (running) return running
    const started = work().finally(() => {
      this.#running.delete(key)
    })
    this.#running.set(key, started)
    return started
  }

  /** The work under way for a key, if there is any. */
  running(key: string): Promise<T> | undefined {
    return this.#running.get(key)
  }
}
