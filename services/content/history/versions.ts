import { and, desc, eq, isNull, lt, ne, notInArray, or } from 'drizzle-orm'
import type { Author, Work } from '../store/store.ts'
import { draftVersion, type StoryRow } from '../store/story-record.ts'
import { storyVersions, type VERSION_KINDS } from './schema.ts'

export type VersionKind = (typeof VERSION_KINDS)[number]
export type VersionRow = typeof storyVersions.$inferSelect

/** Window in milliseconds in which autosaves of one person, every few seconds, are merged into one version. */
const AUTOSAVE_WINDOW = 5 * 60_000

const DAY = 86_400_000

export const authorColumns = ({ id, name }: Author) => ({ authorId: id, authorName: name })

/**
 * Records a version of a story after a save, a publication, an unpublication, or a restoration. The first one also
 * records the former state, because content of the seed has no history.
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

/** Whether a save can be merged into the newest version. */
const continues = (newest: VersionRow, author: Author, now: Date, releaseId: number | null): boolean =>
  newest.kind === 'saved' &&
  newest.authorId === author.id &&
  newest.releaseId === releaseId &&
  now.getTime() - newest.createdAt.getTime() < AUTOSAVE_WINDOW

/** Records the state before the first version: what is published, and the draft if it differs. */
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

/** Retention: keeps the newest versions of a story, and those that were published within the configured days. */
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

/** Versions of a story, the newest first. With `releaseId`, only those of that release and of the story itself. */
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

/** A version by id, or undefined. Stories in the trash are included. */
export async function versionById({ sql }: Pick<Work, 'sql'>, id: number): Promise<VersionRow | undefined> {
  const [row] = await sql.select().from(storyVersions).where(eq(storyVersions.id, id))
  return row
}
