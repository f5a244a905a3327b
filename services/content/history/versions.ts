import { and, desc, eq, isNull, lt, ne, notInArray, or } from 'drizzle-orm'
import type { Author, Work } from '../store/store.ts'
import { draftVersion, type StoryRow } from '../store/story-record.ts'
import { storyVersions, type VERSION_KINDS } from './schema.ts'

export type VersionKind = (typeof VERSION_KINDS)[number]
export type VersionRow = typeof storyVersions.$inferSelect

/** Window in milliseconds in which saves of one person are one version: a form saves by itself every few seconds. */
const AUTOSAVE_WINDOW = 5 * 60_000

const DAY = 86_400_000

export const authorColumns = ({ id, name }: Author) => ({ authorId: id, authorName: name })

/**
 * Keeps a version of a story: what it is after a save, a publication, the end of one, or a restoration. The first one
 * also keeps what was there before, since content of the seed has no history.
 * @param before the story before the change; undefined for a new one.
 */
export async function keepVersion(
  work: Work,
  before: StoryRow | undefined,
  after: StoryRow,
  kind: VersionKind,
  releaseId: number | null = null,
): Promise<void> {
  if (after.isFolder) return
  const { sql, now, author } = work
  const [newest] = await sql
    .select()
    .from(storyVersions)
    .where(eq(storyVersions.storyId, after.id))
    .orderBy(desc(storyVersions.id))
    .limit(1)
  if (!newest && before) await keepBaseline(work, before, before === after)
  const version = draftVersion(after)
  if (newest && kind === 'saved' && continues(newest, author, now, releaseId)) {
    await sql.update(storyVersions).set({ version, updatedAt: now }).where(eq(storyVersions.id, newest.id))
    return
  }
  await sql
    .insert(storyVersions)
    .values({
      storyId: after.id,
      kind,
      releaseId,
      version,
      ...authorColumns(author),
      changedBy: kind === 'published' ? after.savedBy : null,
      createdAt: now,
      updatedAt: now,
    })
  await prune(work, after.id)
}

/** Whether a save is the continuation of an autosaved version. */
const continues = (newest: VersionRow, author: Author, now: Date, releaseId: number | null): boolean =>
  newest.kind === 'saved' &&
  newest.authorId === author.id &&
  newest.releaseId === releaseId &&
  now.getTime() - newest.createdAt.getTime() < AUTOSAVE_WINDOW

/** What the story was before its history begins: what is published, and the draft where that is another. */
async function keepBaseline({ sql }: Work, before: StoryRow, isUnchanged: boolean): Promise<void> {
  const { published, publishedAt, updatedAt } = before
  const rows = [
    ...(published ? [{ kind: 'published' as const, version: published, at: publishedAt ?? updatedAt }] : []),
    ...(!isUnchanged && (!published || before.unpublishedChanges)
      ? [{ kind: 'saved' as const, version: draftVersion(before), at: updatedAt }]
      : []),
  ]
  if (rows.length === 0) return
  await sql
    .insert(storyVersions)
    .values(
      rows.map(({ kind, version, at }) => ({
        storyId: before.id,
        kind,
        version,
        authorName: before.savedBy,
        createdAt: at,
        updatedAt: at,
      })),
    )
}

/** Retention: the newest of a story, and what was published within the configured days. */
async function prune({ sql, now, settings }: Work, storyId: number): Promise<void> {
  const newest = sql
    .select({ id: storyVersions.id })
    .from(storyVersions)
    .where(eq(storyVersions.storyId, storyId))
    .orderBy(desc(storyVersions.id))
    .limit(settings.versions)
  const since = new Date(now.getTime() - settings.versionDays * DAY)
  await sql
    .delete(storyVersions)
    .where(
      and(
        eq(storyVersions.storyId, storyId),
        notInArray(storyVersions.id, newest),
        or(ne(storyVersions.kind, 'published'), lt(storyVersions.createdAt, since)),
      ),
    )
}

/** Versions of a story, or of all stories of a release, the newest first. */
export const versionsOf = ({ sql }: Pick<Work, 'sql'>, storyId: number, releaseId?: number): Promise<VersionRow[]> =>
  sql
    .select()
    .from(storyVersions)
    .where(
      and(
        eq(storyVersions.storyId, storyId),
        releaseId === undefined
          ? undefined
          : or(eq(storyVersions.releaseId, releaseId), isNull(storyVersions.releaseId)),
      ),
    )
    .orderBy(desc(storyVersions.id))

/** One version, or undefined; those of stories in the trash too. */
export async function versionById({ sql }: Pick<Work, 'sql'>, id: number): Promise<VersionRow | undefined> {
  const [row] = await sql.select().from(storyVersions).where(eq(storyVersions.id, id))
  return row
}
