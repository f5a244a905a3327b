import DataLoader from 'dataloader'

export interface BatchLoaderSettings<T> {
  /** Keys of one request at most. */
  readonly maxBatchSize: number
  /** Resolves when the throttle lets a request start: until then more keys join its batch. */
  readonly whenDue: () => Promise<void>
  /** What belongs to each key; rejects for the whole batch. */
  readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>
}

/**
 * DataLoader whose batches are dispatched by the throttle instead of at the end of the tick. It caches nothing.
 * A key that the answer lacks gives undefined.
 */
export const createBatchLoader = <T>({
  maxBatchSize,
  whenDue,
  read,
}: BatchLoaderSettings<T>): DataLoader<string, T | undefined> =>
  new DataLoader(
    async (keys) => {
      const found = await read([...new Set(keys)])
      return keys.map((key) => found.get(key))
    },
    { cache: false, maxBatchSize, batchScheduleFn: (dispatch) => void whenDue().then(dispatch) },
  )
