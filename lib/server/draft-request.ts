import type { IncomingMessage } from 'node:http'
import { unsavedStories } from '#lib/content/unsaved-stories.ts'
import { UNSAVED_STORY_HEADER } from '#lib/contracts/live-edit.ts'
import type { PageRequest } from '#lib/process/page-request.ts'

/**
 * Live editing: the unsaved story for the rendering of a draft; `expired` where it is no longer held. CSRF: another
 * site's page cannot set the header, and only editors who see drafts get a key.
 */
export async function readUnsavedStory({
  headers,
}: Pick<IncomingMessage, 'headers'>): Promise<Pick<PageRequest, 'unsavedStory'> | 'expired'> {
  const key = headers[UNSAVED_STORY_HEADER]
  if (key === undefined) return {}
  const unsavedStory = await unsavedStories().find(String(key))
  return unsavedStory ? { unsavedStory } : 'expired'
}
