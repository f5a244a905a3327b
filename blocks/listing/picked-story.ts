import { contentGateway } from '#lib/content/gateway.ts'
import { ifPublished } from '#lib/content/service/content-error.ts'
import { storyTags } from '#lib/content/story.ts'
import { storyTag } from '#lib/content/tags.ts'
import type { StoryReference } from '#lib/content/values.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from '../context.ts'

/**
 * The one page that an editor picked, with what it shows itself resolved. Undefined where none is picked or the one is
 * not published; the page is rendered again when that changes. Rejects with a ContentError where nobody can tell.
 */
export async function pickedStory(
  uuid: string | undefined,
  { locale, draft }: BlockContext,
): Promise<StoryReference | undefined> {
  if (uuid === undefined) return undefined
  const gateway = contentGateway()
  const story = await ifPublished(draft ? gateway.getDraft({ uuid }, locale) : gateway.getStory({ uuid }, locale))
  await tagPage(story ? storyTags(story) : [storyTag(uuid)])
  return (
    story && {
      uuid: story.uuid,
      name: story.name,
      slug: story.fullSlug,
      component: story.content.component,
      content: story.content,
    }
  )
}
