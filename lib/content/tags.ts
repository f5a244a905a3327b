import { type Access, toAccess } from '#lib/domain/access.ts'
import { trimSlashes } from '#lib/domain/locale.ts'

/** Tags of cached pages: what a page was made of. One manifest serves the reads and the invalidation. */

const STORY = 'story:'

/** The page shows this story's content. */
export const storyTag = (uuid: string): string => `${STORY}${uuid}`

/** The uuid in a story's tag. */
export const storyOfTag = (tag: string | undefined): string | undefined =>
  tag?.startsWith(STORY) ? tag.slice(STORY.length) : undefined

/** The page links to this story: its address matters, its content does not. */
export const addressTag = (uuid: string): string => `address:${uuid}`

/** The page shows a list of the pages below this folder (full slug). */
export const listTag = (folder: string): string => `list:${trimSlashes(folder)}`

/** The page shows something that depends on the day, such as what is open today; days begin at midnight in Paris. */
export const DAY_TAG = 'day'

/**
 * Not a dependency either: a part could not be read or rendered, so the page is not stored and replaces no whole one.
 */
export const INCOMPLETE_TAG = 'incomplete'

const ACCESS = 'access:'

/** Not a dependency either: who the page was for when it was stored. */
export const accessTag = (access: Access): string => `${ACCESS}${access}`

export const accessOfTags = (tags: readonly string[]): Access | undefined => {
  const tag = tags.find((one) => one.startsWith(ACCESS))
  return tag === undefined ? undefined : toAccess(tag.slice(ACCESS.length))
}

/** Every folder that a full slug lies in, the nearest last: `a/b/c` → `a`, `a/b`. */
export function foldersOf(fullSlug: string): string[] {
  const segments = trimSlashes(fullSlug).split('/')
  return segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'))
}
