/**
 * What `work` comes to, or what `late` gives, or throws, where that takes longer than so many milliseconds. The work
 * itself goes on.
 */
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
