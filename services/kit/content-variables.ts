import { z } from 'zod'

const count = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)

/** Variables of the content service: how long its history is kept, and what its workflow asks for. */
export const CONTENT_VARIABLES = {
  /** Versions kept of each story, besides those published within `CONTENT_VERSIONS_DAYS`. */
  CONTENT_VERSIONS: count(100, 1, 10_000),
  CONTENT_VERSIONS_DAYS: count(365, 0, 36_500),
  /** Days after which deleted stories leave the trash for good. */
  CONTENT_TRASH_DAYS: count(30, 1, 3_650),
  /** Whether stories that nobody approved are published with a warning, or refused. */
  CONTENT_WORKFLOW: z.enum(['warn', 'refuse']).default('warn'),
}
