import { contentGateway } from '#lib/content/gateway.ts'
import { trimSlashes } from '#lib/domain/locale.ts'
import type { StoryReference } from '#lib/content/values.ts'
import { env } from '#lib/process/env.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from '../context.ts'
import { storyAnchor } from './story-entry.ts'

interface Choice {
  readonly stories: readonly StoryReference[]
  readonly list_folder: string | undefined
  readonly town: string | undefined
}

/**
 * The pages of a list: those an editor picked, else those of the folder and town, in the folder's order, without the
 * current page. Tags the page, so that it is invalidated when the folder changes. Rejects with a ContentError where the
 * folder cannot be read. Applying `limit` is up to the block, after sorting.
 */
export async function listedStories(
  { stories, list_folder: folder, town }: Choice,
  contentType: string,
  context: BlockContext,
): Promise<readonly StoryReference[]> {
  if (stories.length > 0 || !folder) return stories
  // On a listed page, “in the same town” means the others.
  const listed = (await storiesOfFolder(folder, contentType, context)).filter(
    (story) => storyAnchor(story, context.locale)?.href !== context.path,
  )
  return town === undefined ? listed : listed.filter((story) => story.content.town === town)
}

/** All pages of a type below a folder (path under the root folder, such as `hotels/les-colombages/chambres`). */
export async function storiesOfFolder(
  folder: string,
  contentType: string,
  { locale, draft }: Pick<BlockContext, 'locale' | 'draft'>,
): Promise<readonly StoryReference[]> {
  const list = { folder: `${env.rootFolder}/${trimSlashes(folder)}`, contentType, locale }
  if (draft) return await contentGateway().listDrafts(list)
  const { stories, tags } = await contentGateway().listStories(list)
  await tagPage(tags)
  return stories
}
