/** Parameters of requests to the content service (specification §9, “Content service”). */

/** Page size of a list that is read completely. */
export const PAGE_SIZE = 25

/**
 * Maximum number of stories in a list, the service's largest page: a list takes one request, whatever the size of the
 * space.
 */
export const LIST_SIZE = 100

/** Page size of the links and datasource lists, whose items are small: the service's maximum. */
export const LINKS_PAGE_SIZE = 1000

/** Maximum number of uuids in one request. */
export const UUID_BATCH = 50

/** Concurrent requests, where the service sets the pace instead of a rate limit. */
export const CONCURRENT_REQUESTS = 6

/** Share of the rate limit, or of the concurrent requests, that drafts get at most. */
export const DRAFT_SHARE = 0.4

/**
 * Priority of requests that wait for the throttle: the space's version and directory, drafts within their share, then
 * pages, then their parts.
 */
export const PRIORITY = { space: 4, draft: 3, story: 2, list: 1, redirects: 0 } as const

/** Retries after a 429. */
export const RETRIES = 10

/** Pause between retries in milliseconds, before jitter. */
export const RETRY_DELAY = 300

/** Jitter: maximum milliseconds added to a pause, so that instances do not retry in step. */
export const RETRY_JITTER = 150

/** Milliseconds that a visitor waits for the directory of addresses, which is missing only in the first moments. */
export const DIRECTORY_DEADLINE = 500

/**
 * Milliseconds that a visitor waits for a page's content: throttle, connection, headers, body and retries. With the
 * directory's deadline, 2.5 seconds in total.
 */
export const VISITOR_DEADLINE = 2_000

/** Milliseconds that an editor waits for one request of a draft, from its start. */
export const DRAFT_DEADLINE = 8_000

/** Time-out of a request in milliseconds from its start, all retries included. */
export const REQUEST_DEADLINE = 15_000
