interface Queue<T> {
  /** What nobody has taken yet. */
  readonly waiting: T[]
  take: ((command: T) => void) | undefined
}

interface CommandQueue<T> {
  /** Tells of something: at once, or once the code that takes it is there. */
  readonly tell: (command: T) => void
  /** For the code that is loaded late: is given what has waited, and from then on everything. */
  readonly takeAll: (take: (command: T) => void) => void
}

/**
 * Command queue between code that is there from the beginning and code that is loaded late. At most `most` wait, so
 * that a page which never loads it does not fill the memory. Singleton of the page by `name`: Next's bundle and each of
 * the enhancers' contain a copy of this module.
 */
export function commandQueue<T>(name: string, most: number): CommandQueue<T> {
  const page = globalThis as unknown as Record<string, Queue<T> | undefined>
  const queue = (page[name] ??= { waiting: [], take: undefined })
  return {
    tell: (command) => {
      if (queue.take) queue.take(command)
      else if (queue.waiting.length < most) queue.waiting.push(command)
    },
    takeAll: (take) => {
      queue.take = take
      for (const command of queue.waiting.splice(0)) take(command)
    },
  }
}
