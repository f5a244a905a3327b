import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, isNull, sql as query } from 'drizzle-orm'
import { HttpError } from '../../kit/http-error.ts'
import { notFound } from '../management/context.ts'
import { invalid, type StoryChanges } from '../management/input.ts'
import { keepFormerSlugs } from '../management/former-slugs.ts'
import { describeAssets } from '../assets/described.ts'
import { requireChecks } from '../management/publishing-checks.ts'
import { eventOf, type Publication, requireStory, StaleSave } from '../management/story-changes.ts'
import { actingMay } from '../people/acting.ts'
import { versionColumns } from '../management/version-columns.ts'
import { stories } from '../schema.ts'
import type { ContentEvent } from '../store/events.ts'
import type { Author, Work } from '../store/store.ts'
import { outdatedAfter } from '../store/outdated.ts'
import { draftVersion, type StoryRow } from '../store/story-record.ts'
import { heldOf, holdPublished } from './held.ts'
import { type MemberRow, membersOf, releaseById, type ReleaseRow } from './plans.ts'
import { answerReview } from './reviews.ts'
import { releases, releaseStories } from './schema.ts'
import { authorColumns, keepVersion } from './versions.ts'
import { requireApproval } from './workflow.ts'

export interface ReleaseInput {
  name?: string | undefined
  release_at?: Date | null | undefined
}

export async function createRelease(work: Work, { name, release_at: at }: ReleaseInput): Promise<number> {
  if (name === undefined) throw invalid({ name: ["can't be blank"] })
  requireFuture(work, at)
  const [made] = await work.sql
    .insert(releases)
    .values({
      uuid: randomUUID(),
      name,
      releaseAt: at ?? null,
      ...(at ? approverColumns(work.author) : {}),
      ...authorColumns(work.author),
      createdAt: work.now,
      updatedAt: work.now,
    })
    .returning({ id: releases.id })
  if (!made) throw new Error('The release was not inserted.')
  return made.id
}

export async function updateRelease(work: Work, id: number, { name, release_at: at }: ReleaseInput): Promise<void> {
  const release = await requireChangeable(work, id)
  const isMoved = at !== undefined && at?.getTime() !== release.releaseAt?.getTime()
  if (isMoved) requireFuture(work, at)
  await work.sql
    .update(releases)
    .set({
      ...(name === undefined ? {} : { name }),
      // A new moment is a new attempt.
      ...(at === undefined ? {} : { releaseAt: at, failure: null }),
      ...(at && isMoved ? approverColumns(work.author) : {}),
      updatedAt: work.now,
    })
    .where(eq(releases.id, id))
}

/** Deletes a release with its versions. Published stories stay published. */
export async function deleteRelease(work: Work, id: number): Promise<void> {
  requireMayChange(await releaseById(work, id))
  const [gone] = await work.sql.delete(releases).where(eq(releases.id, id)).returning()
  if (!gone) throw notFound()
}

/** Saves a story's version in a release; the first save adds the story to it. The draft stays. */
export async function saveInRelease(
  work: Work,
  id: number,
  releaseId: number,
  input: StoryChanges,
  options: Publication,
): Promise<void> {
  await requireChangeable(work, releaseId)
  const row = await requireStory(work, id)
  if (row.isFolder) throw invalid({ base: ['a folder has no version in a release'] })
  requirePlace(row, input)
  const member = await memberOf(work, releaseId, id)
  if (options.known !== undefined && !options.known.includes(member?.saves ?? row.saves)) throw new StaleSave()
  const before = member?.version ?? draftVersion(row)
  const version = { ...before, ...versionColumns(input, before.translatedSlugs, options.assetOrigin) }
  const columns = {
    version,
    saves: (member?.saves ?? row.saves) + 1,
    savedBy: work.author.name,
    // A save ends an approval, but not a request for a review.
    stage: member?.stage === 'review' ? ('review' as const) : ('draft' as const),
    updatedAt: work.now,
  }
  // A version that equals the draft is no conflict.
  const isDraft = isDeepStrictEqual(version, draftVersion(row))
  const baseSaves = member && !isDraft ? member.baseSaves : row.saves
  await work.sql
    .insert(releaseStories)
    .values({ ...columns, releaseId, storyId: id, baseSaves })
    .onConflictDoUpdate({ target: [releaseStories.releaseId, releaseStories.storyId], set: { ...columns, baseSaves } })
  await keepVersion(work, row, { ...row, ...version }, 'saved', releaseId)
}

/** Takes a story out of a release. */
export async function leaveRelease(work: Work, releaseId: number, storyId: number): Promise<void> {
  await requireChangeable(work, releaseId)
  const [gone] = await work.sql
    .delete(releaseStories)
    .where(and(eq(releaseStories.releaseId, releaseId), eq(releaseStories.storyId, storyId)))
    .returning()
  if (!gone) throw notFound()
}

/** Removes stories from every coming release, so that none publishes them again. The history keeps the versions. */
export async function leaveReleases({ sql }: Work, storyIds: readonly number[]): Promise<void> {
  const open = sql.select({ id: releases.id }).from(releases).where(eq(releases.released, false))
  await sql
    .delete(releaseStories)
    .where(and(inArray(releaseStories.storyId, [...storyIds]), inArray(releaseStories.releaseId, open)))
}

/**
 * Publishes all stories of a release in one change, so with one `cv`. Its versions replace the drafts and the published
 * versions. Drafts that were saved since stay in the history. Stories in the trash are skipped.
 */
export async function publishRelease(work: Work, id: number): Promise<void> {
  await requireOpen(work, id)
  const members = await membersOf(work, id)
  for (const member of members) requireApproval(work, member)
  await requireChecks(
    work,
    members.map(({ storyId, version }) => ({ id: storyId, ...version })),
  )
  const events: ContentEvent[] = []
  const ids = members.map(({ storyId }) => storyId)
  await keepFormerSlugs(work, ids, async () => {
    for (const member of members) {
      const row = await requireStory(work, member.storyId)
      const [after] = await work.sql
        .update(stories)
        .set({
          ...member.version,
          published: member.version,
          publishedAt: work.now,
          firstPublishedAt: row.firstPublishedAt ?? work.now,
          unpublishedChanges: false,
          updatedAt: work.now,
          saves: row.saves + 1,
          savedBy: member.savedBy,
          stage: member.stage === 'review' ? 'approved' : member.stage,
          outdated: outdatedAfter(row.outdated, row.content, member.version.content),
        })
        .where(eq(stories.id, row.id))
        .returning()
      if (!after) throw new Error('The story of the release was not updated.')
      await holdPublished(work, row.id, heldOf(after))
      await keepVersion(work, row, after, 'published', id)
      if (member.stage === 'review') {
        const reviewed = { storyId: row.id, name: after.name, releaseId: id }
        await answerReview(work, reviewed, { outcome: 'published', comment: null })
      }
      events.push(await eventOf(work, 'published', after))
    }
  })
  await describeAssets(
    work,
    members.map(({ version }) => version.content),
  )
  await work.sql
    .update(releases)
    .set({ released: true, releasedAt: work.now, failure: null, updatedAt: work.now })
    .where(eq(releases.id, id))
  if (events.length > 0) work.notify(...events)
}

/** Records why a scheduled release could not be published. It then waits for a new moment. */
export async function failRelease({ sql, now }: Work, id: number, reason: string): Promise<void> {
  await sql.update(releases).set({ failure: reason, releaseAt: null, updatedAt: now }).where(eq(releases.id, id))
}

export const listReleases = ({ sql }: Pick<Work, 'sql'>): Promise<ReleaseRow[]> =>
  sql.select().from(releases).orderBy(asc(releases.released), query`${releases.releaseAt} nulls last`, asc(releases.id))

/** The next release with a moment. */
export async function nextRelease({ sql }: Pick<Work, 'sql'>): Promise<ReleaseRow | undefined> {
  const [row] = await sql
    .select()
    .from(releases)
    .where(and(eq(releases.released, false), query`${releases.releaseAt} is not null`))
    .orderBy(asc(releases.releaseAt), asc(releases.id))
    .limit(1)
  return row
}

/** Ids of stories whose draft was saved after they joined the release, which would replace it. */
export async function conflictsOf({ sql }: Pick<Work, 'sql'>, releaseId: number): Promise<number[]> {
  const rows = await sql
    .select({ id: stories.id })
    .from(releaseStories)
    .innerJoin(stories, and(eq(stories.id, releaseStories.storyId), isNull(stories.deletedAt)))
    .where(and(eq(releaseStories.releaseId, releaseId), query`${stories.saves} <> ${releaseStories.baseSaves}`))
  return rows.map(({ id }) => id)
}

export async function memberOf(
  { sql }: Pick<Work, 'sql'>,
  releaseId: number,
  storyId: number,
): Promise<MemberRow | undefined> {
  const [row] = await sql
    .select()
    .from(releaseStories)
    .where(and(eq(releaseStories.releaseId, releaseId), eq(releaseStories.storyId, storyId)))
  return row
}

async function requireOpen(work: Pick<Work, 'sql'>, id: number): Promise<ReleaseRow> {
  const release = await releaseById(work, id)
  if (!release) throw notFound()
  if (release.released) throw invalid({ base: ['the release has been published'] })
  return release
}

/**
 * Four eyes: a release with a moment is approved as it is. Returns an open release; throws 403 if it has a moment and
 * the caller is no publisher.
 */
export async function requireChangeable(work: Pick<Work, 'sql'>, id: number): Promise<ReleaseRow> {
  const release = await requireOpen(work, id)
  requireMayChange(release)
  return release
}

function requireMayChange(release: ReleaseRow | undefined): void {
  if (release && !release.released && release.releaseAt && !actingMay('publisher'))
    throw new HttpError(403, { error: 'The release has a moment: this needs the role publisher' })
}

const approverColumns = ({ id, name }: Author) => ({ approverId: id, approverName: name })

function requireFuture({ now }: Work, at: Date | null | undefined): void {
  if (at && at <= now) throw invalid({ release_at: ['must be in the future'] })
}

/** Slug, folder and position change at once, so they cannot be part of a release. */
function requirePlace(row: StoryRow, input: StoryChanges): void {
  const moves: Record<string, string[]> = {}
  const message = ['changes at once, so not in a release']
  if (input.slug !== undefined && input.slug !== row.slug) moves.slug = message
  if (input.parent_id !== undefined && input.parent_id !== row.parentId) moves.parent_id = message
  if (input.is_startpage !== undefined && input.is_startpage !== row.isStartpage) moves.is_startpage = message
  if (Object.keys(moves).length > 0) throw invalid(moves)
}
