/** Runs work for the same key once while it is under way: later callers get the first one's outcome. */
export const createSingleFlight = <T>(): ((key: string, work: () => Promise<T>) => Promise<T>) => {
  const underWay = new Map<string, Promise<T>>()
  return (key, work) => {
    const running = underWay.get(key)
    if (running !== undefined) return running
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
