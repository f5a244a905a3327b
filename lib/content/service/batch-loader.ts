import DataLoader from 'dataloader'

export interface BatchLoaderSettings<T> {
  /** Maximum number of keys in a request. */
  readonly maxBatchSize: number
  /** Resolves when the throttle allows a request to start; until then more keys join the batch. */
  readonly whenDue: () => Promise<void>
  /** Loads the values of a batch by key; a rejection fails the whole batch. */
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
