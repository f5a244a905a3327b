import { type Access, toAccess } from '#lib/domain/access.ts'
import { trimSlashes } from '@barriere/shared/domain/locale.ts'

/** Cache tags: the dependencies of a cached page. Reads and invalidation both use this module. */

const STORY = 'story:'

/** The page shows this story's content. */
export const storyTag = (uuid: string): string => `${STORY}${uuid}`

/** The uuid in a story's tag. */
export const storyOfTag = (tag: string | undefined): string | undefined =>
  tag?.startsWith(STORY) ? tag.slice(STORY.length) : undefined

/** The page links to this story: a change of its address invalidates the page, a change of its content does not. */
export const addressTag = (uuid: string): string => `address:${uuid}`

/** The page shows a list of the pages below this folder (full slug). */
export const listTag = (folder: string): string => `list:${trimSlashes(folder)}`

/** The page shows entries of this datasource. */
export const datasourceTag = (slug: string): string => `datasource:${slug}`

/** The page lacks this icon (`collection:name`), which the icon service failed to give; it may later. */
export const iconTag = (key: string): string => `icon:${key}`

/** The page depends on the current day, such as what is open today; it is invalidated at midnight in Paris. */
export const DAY_TAG = 'day'

const UNTIL = 'until:'

/** The page is valid until this moment, such as the end of a show's booking: it is invalidated then. */
export const untilTag = (moment: Date): string => `${UNTIL}${moment.getTime()}`

/** The first moment of such tags, in milliseconds since the epoch; Infinity for none. */
export const untilOfTags = (tags: readonly string[]): number =>
  Math.min(Infinity, ...tags.filter((tag) => tag.startsWith(UNTIL)).map((tag) => Number(tag.slice(UNTIL.length))))

/** Whether a change comes from the clock alone, which every instance notices by itself. */
export const isOfClock = (tags: ReadonlySet<string>): boolean =>
  [...tags].every((tag) => tag === DAY_TAG || tag.startsWith(UNTIL))

/**
 * Marker, not a dependency: a part could not be read or rendered, so the page is not cached and replaces no complete
 * one.
 */
export const INCOMPLETE_TAG = 'incomplete'

const ACCESS = 'access:'

/** Marker, not a dependency: the access level of the page when it was cached. */
export const accessTag = (access: Access): string => `${ACCESS}${access}`

export const accessOfTags = (tags: readonly string[]): Access | undefined => {
  const tag = tags.find((one) => one.startsWith(ACCESS))
  return tag === undefined ? undefined : toAccess(tag.slice(ACCESS.length))
}

const LIST_PAGES = 'list-pages:'

/** Marker, not a dependency: how many pages the list in the page has. */
export const listPagesTag = (pages: number): string => `${LIST_PAGES}${pages}`

/** 1 where the page has no list of several pages. */
export const listPagesOfTags = (tags: readonly string[]): number =>
  Math.max(1, ...tags.filter((tag) => tag.startsWith(LIST_PAGES)).map((tag) => Number(tag.slice(LIST_PAGES.length))))

/** Full slugs of all folders that contain a story, the nearest last: `a/b/c` → `a`, `a/b`. */
export function foldersOf(fullSlug: string): string[] {
  const segments = trimSlashes(fullSlug).split('/')
  return segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'))
}
