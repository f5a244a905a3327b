import { z } from 'zod'

/** Path for the content service's question which pages show a story; signed like a webhook, valid for a minute. */
export const SHOWN_PAGES_PATH = '/api/preview/pages'

/** Milliseconds for which a request is accepted, and its tolerated clock skew. */
export const SHOWN_PAGES_LIFETIME = 60_000

export const shownPagesRequest = z.object({
  story: z.uuid(),
  /** Version of the space that the pages should show. */
  cv: z.number().int().nonnegative(),
  /** When it was signed, in milliseconds since the epoch. */
  at: z.number(),
})

export const shownPages = z.object({
  /** Whether the site knows that version. Pages that it has not stored show it at their next visit. */
  known: z.boolean(),
  /** Stored pages that show the story, and whether they show that version. */
  pages: z.array(z.object({ path: z.string(), live: z.boolean() })),
})

export type ShownPages = z.output<typeof shownPages>
