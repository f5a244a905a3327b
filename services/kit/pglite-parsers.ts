import { type PGlite, types } from '@electric-sql/pglite'

/** Types that drizzle reads as text: dates, times and intervals, and arrays of them and of numeric. */
const READ_AS_TEXT = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182]

const asText = (text: string): string => text

/** Makes the parsers that drizzle sends with every query the client's own. */
export function setParsers(client: PGlite): void {
  for (const type of READ_AS_TEXT) client.parsers[type] = asText
}

/**
 * Runs drizzle's queries with the client's parsers. For a query with its own parsers, PGlite copies the parsers of all
 * types: a sixth of the processor time of a request.
 */
export const withClientParsers = (
  query: (this: unknown, ...args: unknown[]) => unknown,
): ((this: unknown, ...args: unknown[]) => unknown) =>
  function (text, parameters, options) {
    const { parsers: _, ...rest } = (options ?? {}) as { readonly parsers?: unknown }
    return query.call(this, text, parameters, rest)
  }
