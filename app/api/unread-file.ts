import { missingFile } from '#lib/api/missing-file.ts'
import { isContentError } from '#lib/content/service/content-error.ts'

/** Answer where the story that a file is made of could not be read: 404, or 503. Throws what is a bug. */
export function unreadFile(error: unknown): Response {
  if (!isContentError(error)) throw error
  return error.notFound ? missingFile() : new Response(null, { status: 503, headers: { 'retry-after': '10' } })
}
