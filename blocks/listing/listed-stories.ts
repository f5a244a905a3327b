import { type StoryList, contentGateway } from '#lib/content/gateway.ts'
import type { ListOptions } from '#lib/content/queries.ts'
import { trimSlashes } from '@barriere/shared/domain/locale.ts'
import { ifPublished } from '#lib/content/service/content-error.ts'
import { toReference } from '#lib/content/story.ts'
import { storyTag } from '#lib/content/tags.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { env } from '#lib/process/env.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from '../context.ts'
import { pickedStory } from './picked-story.ts'
import { storyAnchor } from './story-entry.ts'

interface Choice {
  readonly stories: readonly StoryReference[]
  readonly list_folder: string | undefined
  readonly town: string | undefined
}

/**
 * Filter, order and range of a folder's pages. Default: the first pages in the folder's order, up to a list's maximum.
 */
export type Narrowing = Pick<ListOptions, 'where' | 'after' | 'sort' | 'page' | 'size'>

/**
 * The pages of a list: those an editor picked, else those of the folder and town, in the folder's order, without the
 * current page. Tags the page, so that it is invalidated when the folder changes. Rejects with a ContentError if the
 * folder cannot be read. The block applies its `limit` itself, after sorting.
 */
export async function listedStories(
  { stories, list_folder: folder, town }: Choice,
  contentType: string,
  context: BlockContext,
  narrowing: Narrowing = {},
): Promise<readonly StoryReference[]> {
  if (stories.length > 0 || !folder) return stories
  const where = town === undefined ? narrowing.where : { ...narrowing.where, town }
  // The current page may be in the folder. “In the same town” means the other pages.
  return (await storiesOfFolder(folder, contentType, context, { ...narrowing, ...(where ? { where } : {}) })).filter(
    (story) => storyAnchor(story, context.locale)?.href !== context.path,
  )
}

/** The pages of a type below a folder (path under the root folder, such as `hotels/les-colombages/chambres`). */
export const storiesOfFolder = async (
  folder: string,
  contentType: string,
  context: Pick<BlockContext, 'locale' | 'draft'>,
  narrowing: Narrowing = {},
): Promise<readonly StoryReference[]> => (await folderList(folder, contentType, context, narrowing)).stories

/** The pages of a type below a folder, with the total number of matching pages, which may be more than it reads. */
export async function folderList(
  folder: string,
  contentType: string,
  { locale, draft }: Pick<BlockContext, 'locale' | 'draft'>,
  narrowing: Narrowing = {},
): Promise<Pick<StoryList, 'stories' | 'total'>> {
  const list = { ...narrowing, folder: `${env.rootFolder}/${trimSlashes(folder)}`, contentType, locale }
  if (draft) return await contentGateway().listDrafts(list)
  const { stories, total, tags } = await contentGateway().listStories(list)
  await tagPage(tags)
  return { stories, total }
}

/** Pages by their uuids, in the given order. Missing pages are left out. Tags the page. */
export async function referencesOf(
  uuids: readonly string[],
  { locale, draft }: Pick<BlockContext, 'locale' | 'draft'>,
): Promise<readonly StoryReference[]> {
  const distinct = [...new Set(uuids)]
  if (!draft) {
    await tagPage(distinct.map(storyTag))
    return await contentGateway().listReferences(distinct, locale)
  }
  const stories = distinct.map((uuid) => ifPublished(contentGateway().getDraft({ uuid }, locale)))
  return (await Promise.all(stories)).flatMap((story) => (story ? toReference(story) : []))
}

/**
 * The page of a folder whose address satisfies `isAsked`, such as the hotel of a room. It is searched in the folder's
 * list, which most pages share. If the folder has more pages than the list reads, the page at `path` and the pages
 * above it are tried. Rejects with a ContentError.
 *
 * @param path address at which the upward search starts
 */
export async function storyOfFolder(
  folder: string,
  contentType: string,
  { path, isAsked }: { readonly path: string; readonly isAsked: (address: string) => boolean },
  context: BlockContext,
): Promise<StoryReference | undefined> {
  const { stories, total } = await folderList(folder, contentType, context)
  const listed = stories.find((story) => isAsked(storyAnchor(story, context.locale)?.href ?? ''))
  const isMore = total > stories.length
  if (listed || !isMore) return listed
  const directory = contentGateway().live.snapshot?.directory
  for (let above = path; above.length > 1; above = above.slice(0, above.lastIndexOf('/'))) {
    const entry = isAsked(above) ? directory?.find(above, context.locale)?.entry : undefined
    const story = await pickedStory(entry?.uuid, context)
    if (story?.component === contentType) return story
  }
  return undefined
}
