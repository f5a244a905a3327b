/** First segment of the address inside of a page that answers what its query asks. */
const SEGMENT = 'list-page'

/**
 * Where the middleware leads such a request: the number of its lists' page stands in the address, ahead of the page's
 * own.
 */
export const listPagePrefix = (listPage: number): string => `/${SEGMENT}/${listPage}`

/** Parts such an address; without a number, the page is the one that everyone gets. */
export function listPageOf(slug: readonly string[]): {
  readonly listPage: number | undefined
  readonly segments: readonly string[]
} {
  const [first, number, ...segments] = slug
  return first === SEGMENT && number !== undefined
    ? { listPage: Number(number), segments }
    : { listPage: undefined, segments: slug }
}
