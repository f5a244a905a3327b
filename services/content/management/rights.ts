import type { Role } from '@barriere/shared/stories/roles.ts'

/** Required role of a call; `anyone` for login, logout and mailed links. */
export type Least = Role | 'anyone'

/**
 * Authorisation of the management API: the minimum role of each call, and its name in the audit trail. A route that is
 * not in the table is refused to everyone. Calls that record themselves in their own transaction have no activity here.
 */
const TABLE = {
  'POST /session': ['anyone'],
  'DELETE /session': ['anyone'],
  'POST /session/invitation': ['anyone'],
  'PUT /session/invitation': ['anyone'],
  'POST /session/recovery': ['anyone'],
  'POST /session/recovery/link': ['anyone'],
  'PUT /session/recovery': ['anyone'],
  'GET /users/me': ['reader'],
  'PUT /users/me': ['reader'],

  'GET /spaces/:space': ['reader'],
  'GET /spaces': ['reader'],

  // `publish`, and changes that are live at once, need a publisher (stories.ts).
  'GET /spaces/:space/stories': ['reader'],
  'GET /spaces/:space/tags': ['reader'],
  'GET /spaces/:space/story_states': ['reader'],
  'GET /spaces/:space/story_states/:id': ['reader'],
  'PUT /spaces/:space/story_states/:id': ['editor', 'story.update'],
  'POST /spaces/:space/stories': ['editor', 'story.create'],
  'GET /spaces/:space/stories/:id': ['reader'],
  'POST /spaces/:space/stories/:id/duplicate': ['editor', 'story.duplicate'],
  'PUT /spaces/:space/stories/:id/duplicate': ['editor', 'story.duplicate'],
  'PUT /spaces/:space/stories/:id': ['editor', 'story.update'],
  'DELETE /spaces/:space/stories/:id': ['editor', 'story.delete'],
  'PUT /spaces/:space/stories/:id/restore': ['editor', 'story.restore'],
  'GET /spaces/:space/stories/:id/restore_with': ['editor', 'story.restore_version'],
  'GET /spaces/:space/stories/:id/publish': ['publisher', 'story.publish'],
  'GET /spaces/:space/stories/:id/unpublish': ['publisher', 'story.unpublish'],
  'GET /spaces/:space/stories/:id/discard_changes': ['editor', 'story.discard'],
  'PUT /spaces/:space/stories/:id/move': ['publisher', 'story.move'],

  // Every recipient of the link can open the draft.
  'POST /spaces/:space/stories/:id/preview_links': ['editor', 'preview_link.create'],
  'GET /spaces/:space/stories/:id/pages': ['reader'],

  // Presence in a story. For people only: a token has no screen.
  'PUT /spaces/:space/stories/:id/presences/:tab': ['reader'],
  'DELETE /spaces/:space/stories/:id/presences/:tab': ['reader'],

  'GET /spaces/:space/stories/:id/versions': ['reader'],
  'GET /spaces/:space/stories/:id/compare': ['reader'],
  'GET /spaces/:space/story_versions': ['reader'],
  'GET /spaces/:space/story_versions/:id': ['reader'],
  'GET /spaces/:space/versions': ['reader'],
  'PUT /spaces/:space/versions/:id': ['editor', 'story.restore_version'],

  'GET /spaces/:space/story_schedulings': ['reader'],
  'POST /spaces/:space/story_schedulings': ['publisher', 'schedule.create'],
  'GET /spaces/:space/story_schedulings/:id': ['reader'],
  'PUT /spaces/:space/story_schedulings/:id': ['publisher', 'schedule.update'],
  'DELETE /spaces/:space/story_schedulings/:id': ['publisher', 'schedule.delete'],

  // Publishing a release, or setting its moment, needs a publisher.
  'GET /spaces/:space/releases': ['reader'],
  'POST /spaces/:space/releases': ['editor', 'release.create'],
  'GET /spaces/:space/releases/:id': ['reader'],
  'PUT /spaces/:space/releases/:id': ['editor', 'release.update'],
  'DELETE /spaces/:space/releases/:id': ['editor', 'release.delete'],
  'GET /spaces/:space/releases/:id/check_conflicts': ['reader'],
  'GET /spaces/:space/releases/:id/conflict_check': ['reader'],
  'DELETE /spaces/:space/releases/:id/stories/:story': ['editor', 'release.update'],

  // An approval needs a publisher.
  'GET /spaces/:space/workflows': ['reader'],
  'GET /spaces/:space/workflow_stages': ['reader'],
  'GET /spaces/:space/workflow_stages/:id': ['reader'],
  'GET /spaces/:space/workflow_stage_changes': ['reader'],
  'POST /spaces/:space/workflow_stage_changes': ['editor', 'workflow_stage.change'],
  'GET /spaces/:space/reviews': ['reader'],

  'GET /spaces/:space/stories/:id/discussions': ['reader'],
  'POST /spaces/:space/stories/:id/discussions': ['editor'],
  'GET /spaces/:space/discussions/:id': ['reader'],
  'PUT /spaces/:space/discussions/:id': ['editor'],
  'GET /spaces/:space/discussions/:id/comments': ['reader'],
  'POST /spaces/:space/discussions/:id/comments': ['editor'],
  'PUT /spaces/:space/discussions/:id/comments/:comment': ['editor'],
  'DELETE /spaces/:space/discussions/:id/comments/:comment': ['editor'],

  // Replacing or deleting a file on a public page needs a publisher (asset-changes.ts).
  'GET /spaces/:space/assets': ['reader'],
  'POST /spaces/:space/assets': ['editor', 'asset.upload'],
  'POST /spaces/:space/assets/bulk_destroy': ['editor', 'asset.delete'],
  'POST /spaces/:space/assets/bulk_restore': ['editor', 'asset.restore'],
  'POST /spaces/:space/assets/bulk_update': ['editor', 'asset.update'],
  'GET /spaces/:space/assets/:id': ['reader'],
  'PUT /spaces/:space/assets/:id': ['editor', 'asset.update'],
  'PATCH /spaces/:space/assets/:id': ['editor', 'asset.update'],
  'DELETE /spaces/:space/assets/:id': ['editor', 'asset.delete'],
  'GET /spaces/:space/assets/:id/finish_upload': ['editor', 'asset.finish'],
  'GET /spaces/:space/assets/:id/uses': ['reader'],
  'GET /spaces/:space/asset_folders': ['reader'],
  'POST /spaces/:space/asset_folders': ['editor', 'asset_folder.create'],
  'GET /spaces/:space/asset_folders/:id': ['reader'],
  'PUT /spaces/:space/asset_folders/:id': ['editor', 'asset_folder.update'],
  'PATCH /spaces/:space/asset_folders/:id': ['editor', 'asset_folder.update'],
  'DELETE /spaces/:space/asset_folders/:id': ['editor', 'asset_folder.delete'],
  'GET /spaces/:space/shared_asset_folders': ['reader'],

  // Live at once.
  'GET /spaces/:space/datasources': ['reader'],
  'POST /spaces/:space/datasources': ['publisher', 'datasource.create'],
  'GET /spaces/:space/datasources/:id': ['reader'],
  'PUT /spaces/:space/datasources/:id': ['publisher', 'datasource.update'],
  'PATCH /spaces/:space/datasources/:id': ['publisher', 'datasource.update'],
  'DELETE /spaces/:space/datasources/:id': ['publisher', 'datasource.delete'],
  'GET /spaces/:space/datasource_entries': ['reader'],
  'POST /spaces/:space/datasource_entries': ['publisher', 'datasource_entry.create'],
  'GET /spaces/:space/datasource_entries/:id': ['reader'],
  'PUT /spaces/:space/datasource_entries/:id': ['publisher', 'datasource_entry.update'],
  'PATCH /spaces/:space/datasource_entries/:id': ['publisher', 'datasource_entry.update'],
  'DELETE /spaces/:space/datasource_entries/:id': ['publisher', 'datasource_entry.delete'],

  'GET /spaces/:space/components': ['reader'],
  'POST /spaces/:space/components': ['administrator', 'component.create'],
  'GET /spaces/:space/components/:id': ['reader'],
  'PUT /spaces/:space/components/:id': ['administrator', 'component.update'],
  'DELETE /spaces/:space/components/:id': ['administrator', 'component.delete'],

  'GET /spaces/:space/component_groups': ['reader'],
  'POST /spaces/:space/component_groups': ['administrator', 'component_group.create'],
  'GET /spaces/:space/component_groups/:id': ['reader'],
  'PUT /spaces/:space/component_groups/:id': ['administrator', 'component_group.update'],
  'PATCH /spaces/:space/component_groups/:id': ['administrator', 'component_group.update'],
  'DELETE /spaces/:space/component_groups/:id': ['administrator', 'component_group.delete'],
  // Templates for new pages.
  'GET /spaces/:space/presets': ['reader'],
  'POST /spaces/:space/presets': ['publisher', 'preset.create'],
  'GET /spaces/:space/presets/:id': ['reader'],
  'PUT /spaces/:space/presets/:id': ['publisher', 'preset.update'],
  'PATCH /spaces/:space/presets/:id': ['publisher', 'preset.update'],
  'DELETE /spaces/:space/presets/:id': ['publisher', 'preset.delete'],
  'GET /spaces/:space/internal_tags': ['reader'],
  'POST /spaces/:space/internal_tags': ['editor', 'internal_tag.create'],
  'GET /spaces/:space/internal_tags/:id': ['reader'],
  'PUT /spaces/:space/internal_tags/:id': ['editor', 'internal_tag.update'],
  'PATCH /spaces/:space/internal_tags/:id': ['editor', 'internal_tag.update'],
  'DELETE /spaces/:space/internal_tags/:id': ['editor', 'internal_tag.delete'],

  // Editors mention each other.
  'GET /spaces/:space/collaborators': ['editor'],
  'POST /spaces/:space/collaborators': ['administrator'],
  'PUT /spaces/:space/collaborators/:id': ['administrator'],
  'POST /spaces/:space/collaborators/:id/reset': ['administrator'],
  'POST /spaces/:space/collaborators/:id/unlock': ['administrator'],
  'DELETE /spaces/:space/collaborators/:id': ['administrator'],
  'GET /spaces/:space/activities': ['administrator'],
  'GET /spaces/:space/api_keys': ['administrator'],
  'POST /spaces/:space/api_keys': ['administrator', 'api_key.create'],
  'PUT /spaces/:space/api_keys/:id': ['administrator', 'api_key.update'],
  'DELETE /spaces/:space/api_keys/:id': ['administrator', 'api_key.delete'],
  'GET /spaces/:space/webhook_endpoints': ['administrator'],
  'POST /spaces/:space/webhook_endpoints': ['administrator', 'webhook_endpoint.create'],
  'GET /spaces/:space/webhook_endpoints/:id': ['administrator'],
  'PUT /spaces/:space/webhook_endpoints/:id': ['administrator', 'webhook_endpoint.update'],
  'DELETE /spaces/:space/webhook_endpoints/:id': ['administrator', 'webhook_endpoint.delete'],
  'POST /spaces/:space/webhook_endpoints/:id/secret': ['administrator', 'webhook_endpoint.change_secret'],
  'DELETE /spaces/:space/webhook_endpoints/:id/former_secret': ['administrator', 'webhook_endpoint.end_secret'],
  'GET /spaces/:space/webhook_deliveries': ['administrator'],
  'POST /spaces/:space/webhook_deliveries/:id/replay': ['administrator', 'webhook_delivery.replay'],
} as const satisfies Record<string, readonly [Least] | readonly [Least, `${string}.${string}`]>

/** Polling of an open tab: it does not prolong the session, and is logged at debug level only. */
const POLLED: ReadonlySet<string> = new Set<keyof typeof TABLE>([
  'PUT /spaces/:space/stories/:id/presences/:tab',
  'DELETE /spaces/:space/stories/:id/presences/:tab',
  'GET /spaces/:space/reviews',
])

type Line = (typeof TABLE)[keyof typeof TABLE]

/** Name of a call in the audit trail: a kind of object, and an action. */
export type Activity = Extract<Line, readonly [Least, string]>[1]

export interface Right {
  readonly least: Least
  readonly activity: Activity | undefined
  readonly isPolled: boolean
}

/** Rights by method and registered path. */
export const RIGHTS: ReadonlyMap<string, Right> = new Map(
  Object.entries<Line>(TABLE).map(([call, [least, activity]]) => [
    call,
    { least, activity, isPolled: POLLED.has(call) },
  ]),
)

export const ACTIVITIES = [...RIGHTS.values()].flatMap(({ activity }) => activity ?? [])

/** Key of a route in the table: its path without the service's prefix and the patterns of parameters. */
export const callOf = (method: string, path: string): string =>
  `${method} ${path
    .replace(/^.*?\/v1(?=\/|$)/, '')
    .replace(/\{[^{}]*\}/g, '')
    .replace(/(?<=.)\/$/, '')}`
