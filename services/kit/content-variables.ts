import { z } from 'zod'
import { ENFORCEABLE_CHECKS } from '@barriere/shared/domain/content/publishing-checks.ts'

const count = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)

/** Variables of the content service: retention of its history, rules of its workflow, limits of uploads. */
export const CONTENT_VARIABLES = {
  /** Versions kept of each story, besides those published within `CONTENT_VERSIONS_DAYS`. */
  CONTENT_VERSIONS: count(100, 1, 10_000),
  CONTENT_VERSIONS_DAYS: count(365, 0, 36_500),
  /** Days after which deleted stories leave the trash for good. */
  CONTENT_TRASH_DAYS: count(30, 1, 3_650),
  /** Whether stories without an approval are published with a warning, or refused. */
  CONTENT_WORKFLOW: z.enum(['warn', 'refuse']).default('warn'),
  /**
   * Checks that a story must pass before the editor, a script, a schedule or a release publishes it; by default those
   * that the law requires. Empty: none.
   */
  CONTENT_CHECKS: z
    .string()
    .transform((text) => text.split(',').flatMap((rule) => rule.trim() || []))
    .pipe(z.array(z.enum(ENFORCEABLE_CHECKS)))
    .default(['alternative', 'gambling']),
  /** Malware scan: ClamAV's daemon, `tcp://host:port`, checks every upload; by default uploads are not scanned. */
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  /** Largest picture, film and PDF in megabytes (10⁶ bytes). */
  CONTENT_PICTURE_MEGABYTES: count(20, 1, 50),
  CONTENT_VIDEO_MEGABYTES: count(100, 1, 1_000),
  CONTENT_DOCUMENT_MEGABYTES: count(20, 1, 200),
  /** Maximum size of a picture in megapixels; the image service handles sixty at most. */
  CONTENT_PICTURE_MEGAPIXELS: count(60, 1, 60),
}
