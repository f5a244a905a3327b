import type { IncomingMessage } from 'node:http'
import { unsavedStories } from '#lib/content/unsaved-stories.ts'
import { UNSAVED_STORY_HEADER } from '#lib/contracts/live-edit.ts'
import type { PageRequest } from '#lib/process/page-request.ts'

/**
 * Live editing: the unsaved story that a draft is to be rendered from. `expired` where it is not held any more. Another
 * site's page cannot set the header, and only who sees drafts has been given a key.
 */
export async function readUnsavedStory({
  headers,
}: Pick<IncomingMessage, 'headers'>): Promise<Pick<PageRequest, 'unsavedStory'> | 'expired'> {
  const key = headers[UNSAVED_STORY_HEADER]
  if (key === undefined) return {}
  const unsavedStory = await unsavedStories().find(String(key))
  return unsavedStory ? { unsavedStory } : 'expired'
}
