import type { ContentEvent } from '../store/events.ts'

/** The user for changes without a signed-in user, in texts and in `users/me`. */
export const EDITOR = { id: 1, userid: 'editor', email: 'editor@example.com', friendly_name: 'Editor' } as const

/** Name of an event in the settings of endpoints: `story.published`, `datasource.entries_updated`. */
export const eventName = (event: ContentEvent): string => {
  const subject = event.action === 'entries_updated' ? 'datasource' : 'assetId' in event ? 'asset' : 'story'
  return `${subject}.${event.action}`
}

/**
 * Body of a webhook, byte for byte as it is signed and sent.
 *
 * @param user name of the change's author
 */
export function payloadOf(event: ContentEvent, spaceId: number, user: string = EDITOR.email): string {
  if (event.action === 'entries_updated') {
    return JSON.stringify({
      text: `The user ${user} updated the datasource entries of ${event.name} (${event.slug})`,
      action: event.action,
      space_id: spaceId,
      datasource_slug: event.slug,
    })
  }
  if ('assetId' in event) {
    return JSON.stringify({
      text: `The user ${user} ${event.action} the asset ${event.filename}`,
      action: event.action,
      space_id: spaceId,
      asset_id: event.assetId,
    })
  }
  return JSON.stringify({
    text: `The user ${user} ${event.action} the ${
      event.isFolder ? 'Folder' : 'Story'
    } ${event.name} (${event.fullSlug})`,
    action: event.action,
    space_id: spaceId,
    story_id: event.id,
    full_slug: event.fullSlug,
  })
}
