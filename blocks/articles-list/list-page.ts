/** Entries on a page where the editor does not say how many. */
const USUAL = 12

interface ListPage<T> {
  readonly shown: readonly T[]
  /** Pages in all; 1 where there is nothing to page through. */
  readonly pages: number
}

/** What a page (from 1) of a list shows: nothing when it lies beyond the last. */
export function listPageOf<T>(all: readonly T[], page: number, size = USUAL): ListPage<T> {
  return { shown: all.slice((page - 1) * size, page * size), pages: Math.max(1, Math.ceil(all.length / size)) }
}

/** Address of a page of the list on the page at `path`; the first has no query, so that it has one address only. */
export const listPageHref = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)
