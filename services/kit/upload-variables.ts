import { z } from 'zod'

const megabytes = (fallback: number, most: number) => z.coerce.number().int().min(1).max(most).default(fallback)

/** Limits of files that editors upload. */
export const UPLOAD_VARIABLES = {
  /** Largest picture, film and PDF in megabytes (10⁶ bytes). */
  CONTENT_PICTURE_MEGABYTES: megabytes(20, 50),
  CONTENT_VIDEO_MEGABYTES: megabytes(100, 1_000),
  CONTENT_DOCUMENT_MEGABYTES: megabytes(20, 200),
  /** Most pixels of a picture in millions; the image service draws from sixty at most. */
  CONTENT_PICTURE_MEGAPIXELS: z.coerce.number().int().min(1).max(60).default(60),
}
