import { contentGateway } from '#lib/content/gateway.ts'
import { ifPublished } from '#lib/content/service/content-error.ts'
import { storyTags, toReference } from '#lib/content/story.ts'
import { storyTag } from '#lib/content/tags.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from '../context.ts'

/**
 * The story that an editor picked, with its relations resolved. Undefined if none is picked or if it is not published.
 * Tags the page, so that a change of the story invalidates it. Rejects with a ContentError if the read fails.
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
