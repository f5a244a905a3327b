interface Queue<T> {
  /** Commands that are not taken yet. */
  readonly waiting: T[]
  take: ((command: T) => void) | undefined
}

interface CommandQueue<T> {
  /** Sends a command: at once, or once its consumer has loaded. */
  readonly tell: (command: T) => void
  /** For the consumer: gets the waiting commands, and from then on every one. */
  readonly takeAll: (take: (command: T) => void) => void
}

/**
 * Command queue between code that is present from the start and a consumer that is loaded late. At most `most` commands
 * wait, which bounds the memory of a page that never loads it. Singleton of the page by `name`: Next's bundle and each
 * of the enhancers' contain a copy of this module.
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
