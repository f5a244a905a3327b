interface Batch<T> {
  readonly keys: Set<string>
  readonly answer: Promise<ReadonlyMap<string, T>>
}

/** Reads of single things that wait for the same pace, made one request of many things. */
export class Batches<T> {
  readonly #max: number
  readonly #read: (keys: () => readonly string[]) => Promise<ReadonlyMap<string, T>>
  #open: Batch<T> | undefined

  /** `read` asks for its keys, `max` at most, when its turn has come: until then more of them may join. */
  constructor(max: number, read: (keys: () => readonly string[]) => Promise<ReadonlyMap<string, T>>) {
    this.#max = max
    this.#read = read
  }

  /** What belongs to the key; undefined where the answer has nothing for it. Rejects as the whole request does. */
  async get(key: string): Promise<T | undefined> {
    const batch = this.#open ?? this.#begin()
    batch.keys.add(key)
    if (batch.keys.size === this.#max) this.#close(batch)
    return (await batch.answer).get(key)
  }

  #begin(): Batch<T> {
    const keys = new Set<string>()
    // In a later turn of the loop: who asks right now joins, even where the pace has room.
    const answer = Promise.resolve()
      .then(() =>
        this.#read(() => {
          this.#close(batch)
          return [...keys]
        }),
      )
      .finally(() => {
        this.#close(batch)
      })
    const batch: Batch<T> = { keys, answer }
    this.#open = batch
    return batch
  }

  #close(batch: Batch<T>): void {
    if (this.#open === batch) this.#open = undefined
  }
}
