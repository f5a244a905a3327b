import { previewSignature } from '@barriere/shared/secrets/preview-link.ts'
import { stageId, WORKFLOW_ID } from '../history/workflow.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { StoryRecord } from '../store/story-record.ts'

/** A story in lists of the management API, without its content. */
export function toListedStory(record: StoryRecord, { languages, plans }: Snapshot): Record<string, unknown> {
  const plan = plans.get(record.id)
  return {
    id: record.id,
    uuid: record.uuid,
    name: record.name,
    slug: record.slug,
    full_slug: record.fullSlug,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    published_at: record.publishedAt?.toISOString() ?? null,
    first_published_at: record.firstPublishedAt?.toISOString() ?? null,
    published: record.isPublished,
    unpublished_changes: record.unpublishedChanges,
    is_folder: record.isFolder,
    is_startpage: record.isStartpage,
    parent_id: record.parentId,
    group_id: record.groupId,
    position: record.position,
    path: record.path,
    sort_by_date: record.sortByDate,
    tag_list: record.tagList,
    meta_data: record.metaData ?? null,
    content_type: record.component ?? null,
    release_id: record.releaseId,
    release_ids: plan?.releaseIds ?? [],
    publish_at: plan?.publishAt?.toISOString() ?? null,
    expire_at: plan?.expireAt?.toISOString() ?? null,
    stage: record.isFolder ? null : { workflow_id: WORKFLOW_ID, workflow_stage_id: stageId(record.stage) },
    last_author: record.savedBy === null ? null : { userid: record.savedBy, friendly_name: record.savedBy, avatar: '' },
    deleted_at: record.deletedAt?.toISOString() ?? null,
    deleted_by: record.deletedBy,
    deleted_with: record.deletedWith,
    translated_slugs: record.translatedSlugs.map((translated, index) => ({
      id: record.id * 100 + index,
      story_id: record.id,
      published: record.isPublished,
      ...translated,
    })),
    localized_paths: languages.map(({ code }) => ({
      path: record.translations.get(code)?.fullSlug ?? record.fullSlug,
      name: record.translations.get(code)?.name ?? null,
      lang: code,
      published: record.isPublished,
    })),
  }
}

/** A story in the form that the editor reads and writes: content in all languages. */
export function toFullStory(
  record: StoryRecord,
  snapshot: Snapshot,
  previewToken: string,
  now: number,
): Record<string, unknown> {
  const timestamp = String(Math.floor(now / 1000))
  const folders = new Map(snapshot.draft.all.filter(({ isFolder }) => isFolder).map((folder) => [folder.id, folder]))
  const breadcrumbs: { id: number; name: string; slug: string }[] = []
  for (let id = record.parentId; id !== null; ) {
    const folder = folders.get(id)
    if (folder) breadcrumbs.unshift({ id: folder.id, name: folder.name, slug: folder.fullSlug })
    id = folder?.parentId ?? null
  }
  const parent = record.parentId === null ? undefined : folders.get(record.parentId)
  return {
    ...toListedStory(record, snapshot),
    content: record.content,
    parent: parent ? { id: parent.id, name: parent.name, slug: parent.slug, uuid: parent.uuid, is_folder: true } : null,
    breadcrumbs,
    alternates: (snapshot.draft.byGroup.get(record.groupId) ?? [])
      .filter(({ id }) => id !== record.id)
      .map(({ id, name, slug, fullSlug, isPublished, parentId }) => ({
        id,
        name,
        slug,
        full_slug: fullSlug,
        published: isPublished,
        is_folder: false,
        parent_id: parentId,
      })),
    // A signature that is valid for an hour, so the editor needs no secret.
    preview_token: { token: previewSignature(String(snapshot.spaceId), previewToken, timestamp), timestamp },
  }
}
