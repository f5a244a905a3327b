/** Default page size. */
export const PAGE_OF_LIST = 12

export interface ListPage<T> {
  readonly shown: readonly T[]
  /** Number of pages, at least 1. */
  readonly pages: number
}

/** Maximum page number: addresses allow four digits. */
const MOST_PAGES = 9_999

/** Number of pages for `total` items, at least 1. */
export const pagesOf = (total: number, size: number): number =>
  Math.min(MOST_PAGES, Math.max(1, Math.ceil(total / size)))

/** One page (from 1) of a list; empty beyond the last page. */
export function listPageOf<T>(all: readonly T[], page: number, size = PAGE_OF_LIST): ListPage<T> {
  return { shown: all.slice((page - 1) * size, page * size), pages: pagesOf(all.length, size) }
}

/** Address of a list's page. The first page has no query, so that it has a single address. */
export const listPageHref = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)
