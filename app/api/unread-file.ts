import { missingFile } from '#lib/api/missing-file.ts'
import { isContentError } from '#lib/content/service/content-error.ts'

/** Response if the story of a generated file cannot be read: 404 if it is missing, else 503. Rethrows bugs. */
export function unreadFile(error: unknown): Response {
  if (!isContentError(error)) throw error
  return error.notFound ? missingFile() : new Response(null, { status: 503, headers: { 'retry-after': '10' } })
}
