import { contentGateway } from '#lib/content/gateway.ts'
import { ifPublished } from '#lib/content/service/content-error.ts'
import { storyTags, toReference } from '#lib/content/story.ts'
import { storyTag } from '#lib/content/tags.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from '../context.ts'

/**
 * The page that an editor picked, with its relations resolved. Undefined where none is picked or it is not published;
 * the page is invalidated when that changes. Rejects with a ContentError where it cannot be read.
 */
export async function pickedStory(
  uuid: string | undefined,
  { locale, draft }: BlockContext,
): Promise<StoryReference | undefined> {
  if (uuid === undefined) return undefined
  const gateway = contentGateway()
  const story = await ifPublished(draft ? gateway.getDraft({ uuid }, locale) : gateway.getStory({ uuid }, locale))
  await tagPage(story ? storyTags(story) : [storyTag(uuid)])
  return story && toReference(story)
}
