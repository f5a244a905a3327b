import { and, eq } from 'drizzle-orm'
import { notFound } from '../management/context.ts'
import { requireStory, savedColumns } from '../management/story-changes.ts'
import { stories } from '../schema.ts'
import type { Work } from '../store/store.ts'
import { holdApproved } from './held.ts'
import { storyVersions } from './schema.ts'
import { keepVersion } from './versions.ts'

/** Makes an older version the draft. The published version and the address stay. */
export async function restoreVersion(work: Work, storyId: number, versionId: number): Promise<void> {
  const row = await requireStory(work, storyId)
  const [kept] = await work.sql
    .select()
    .from(storyVersions)
    .where(and(eq(storyVersions.id, versionId), eq(storyVersions.storyId, storyId)))
  if (!kept) throw notFound()
  const columns = {
    ...kept.version,
    ...savedColumns(work, row, { changed: true, content: kept.version.content }),
    unpublishedChanges: row.published !== null,
    updatedAt: work.now,
  }
  await work.sql.update(stories).set(columns).where(eq(stories.id, storyId))
  await holdApproved(work, row, { ...row, ...columns })
  await keepVersion(work, row, { ...row, ...columns }, 'restored')
}
