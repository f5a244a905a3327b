import { isContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from './context.ts'

/**
 * Reads optional content of a block. Undefined if the content service fails: the page is then tagged as incomplete, so
 * that it is not cached.
 */
export async function optionalContent<T>(
  read: () => Promise<T>,
  { draft }: Pick<BlockContext, 'draft'>,
): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (!isContentError(error)) throw error
    if (!draft) await tagPage([INCOMPLETE_TAG])
    return undefined
  }
}
