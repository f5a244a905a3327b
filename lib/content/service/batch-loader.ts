import DataLoader from 'dataloader'

interface BatchLoaderSettings<T> {
  /** Keys of one request at most. */
  readonly maxBatchSize: number
  /** Runs a request when the throttle lets it start: until then more keys join its batch. */
  readonly whenDue: (request: () => Promise<unknown>) => Promise<unknown>
  /** Reads the values of keys; rejects for the whole batch. */
  readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>
}

/**
 * DataLoader whose batches are dispatched by the throttle instead of at the end of the tick. It caches nothing.
 * A key that the answer lacks gives undefined.
 */
export function createBatchLoader<T>({
  maxBatchSize,
  whenDue,
  read,
}: BatchLoaderSettings<T>): DataLoader<string, T | undefined> {
  let reading: Promise<unknown> = Promise.resolve()
  let refusal: { readonly reason: unknown } | undefined
  return new DataLoader(
    async (keys) => {
      if (refusal) throw refusal.reason
      const answer = read([...new Set(keys)])
      reading = answer
      const found = await answer
      return keys.map((key) => found.get(key))
    },
    {
      cache: false,
      maxBatchSize,
      // `dispatch` calls the function above before it returns. Its rejection is that of the keys.
      batchScheduleFn(dispatch) {
        let isDispatched = false
        whenDue(async () => {
          // An idle throttle calls at once, while the batch is still empty.
          await Promise.resolve()
          isDispatched = true
          dispatch()
          await reading.catch(() => {})
        }).catch((reason: unknown) => {
          if (isDispatched) return
          refusal = { reason }
          dispatch()
          refusal = undefined
        })
      },
    },
  )
}
