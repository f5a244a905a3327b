import { call } from '../api.ts'

/** Number of parallel requests: the service has other clients. */
const PARALLEL = 4

/**
 * All members of a list, page by page. The first page gives their number.
 * @param name of the list, in the path and in the answer
 */
export async function readAll<T>(
  name: string,
  query: Readonly<Record<string, string | number>>,
  signal: AbortSignal,
  perPage = 100,
): Promise<T[]> {
  const read = async (page: number) =>
    call<Record<string, T[]>>('GET', name, { query: { ...query, per_page: perPage, page }, signal })
  const first = await read(1)
  const pages: T[][] = [first.data[name] ?? []]
  const last = Math.ceil(first.total / perPage)
  let next = 2
  const work = async (): Promise<void> => {
    while (next <= last) {
      const page = next
      next += 1
      pages[page - 1] = (await read(page)).data[name] ?? []
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return pages.flat()
}
