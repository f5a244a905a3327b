/** First segment of the internal path of a page that depends on its query. */
const SEGMENT = 'list-page'

/**
 * Internal rewrite of a paginated request: the page number becomes the path segment before the page's own path.
 */
export const listPagePrefix = (listPage: number): string => `/${SEGMENT}/${listPage}`

/** Parses a rewritten path; without a number it is the cacheable first page. */
export function listPageOf(slug: readonly string[]): {
  readonly listPage: number | undefined
  readonly segments: readonly string[]
} {
  const [first, number, ...segments] = slug
  return first === SEGMENT && number !== undefined
    ? { listPage: Number(number), segments }
    : { listPage: undefined, segments: slug }
}
