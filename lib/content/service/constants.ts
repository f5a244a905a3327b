/** How the site speaks to the content service (specification §9, “Content service”). */

/** Stories a page of a list. */
export const PAGE_SIZE = 25

/** Entries a page of the links and datasource lists, whose items are small: the most the service gives. */
export const LINKS_PAGE_SIZE = 1000

/** Stories asked for by uuid in one request. */
export const UUID_BATCH = 50

/** Requests started per second by the whole process. */
export const REQUESTS_PER_SECOND = 5

/** The same where an OAuth token is set. */
export const REQUESTS_PER_SECOND_OAUTH = 3

/** Priority of requests that wait for the throttle: the space's version and directory, then pages, then their parts. */
export const PRIORITY = { space: 3, story: 2, list: 1, redirects: 0 } as const

/** Tries after a 429. */
export const RETRIES = 10

/** Milliseconds between tries, before jitter. */
export const RETRY_DELAY = 300

/** Milliseconds at most added to a retry, so that instances do not come back in step. */
export const RETRY_JITTER = 150

/** Milliseconds that a visitor waits for the directory of addresses, which is there but for the first moments. */
export const DIRECTORY_DEADLINE = 500

/**
 * Milliseconds that a visitor waits for a page's content: throttle, connection, headers, body and retries; 2.5 s in
 * all.
 */
export const VISITOR_DEADLINE = 2_000

/** Milliseconds that a request may take from its start, all retries included. */
export const REQUEST_DEADLINE = 15_000
