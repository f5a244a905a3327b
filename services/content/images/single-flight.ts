/** Lets at most `limit` pieces of work run at once; the others wait in order. */
export const createLimiter = (limit: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // A finished piece hands its place to the next one, so the count stays as it is.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
