/** Time-out: the outcome of `work` or, after `milliseconds`, that of `late`, which may throw. `work` is not aborted. */
export async function inTime<T>(milliseconds: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  }).then(late)
  try {
    return await Promise.race([work, expired])
  } finally {
    clearTimeout(timer)
  }
}
