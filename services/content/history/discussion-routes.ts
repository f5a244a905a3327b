import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { HttpError } from '../../kit/http-error.ts'
import {
  bodyOf,
  idOf,
  listAnswer,
  type Management,
  type ManagementApp,
  type ManagementContext,
  newManagementRoutes,
  notFound,
  queryOf,
} from '../management/context.ts'
import { instant, readInput } from '../management/input.ts'
import { requireStory } from '../management/story-changes.ts'
import { choiceOf, refuseFilters } from '../query/params.ts'
import type { Work } from '../store/store.ts'
import { type Message, MessageInput, mentionedIn, messageOf, peopleIn, shownMessage } from './messages.ts'
import { comments, discussions } from './schema.ts'
import { authorColumns } from './versions.ts'

type DiscussionRow = typeof discussions.$inferSelect
type CommentRow = typeof comments.$inferSelect

const short = z.string().trim().max(255)
const DiscussionInput = z.object({
  block_uid: short.min(1, "can't be blank"),
  component: short.nullish(),
  fieldname: short.nullish(),
  title: short.nullish(),
  lang: short.nullish(),
  comment: MessageInput,
})

/** Maximum number of mails for one comment. */
const MOST_MENTIONS = 10

/** Current names of people, by their numbers. */
type Names = ReadonlyMap<number, string>

const toComment = (row: CommentRow, names: Names): Record<string, unknown> => ({
  id: row.id,
  uuid: row.uuid,
  discussion_id: row.discussionId,
  ...shownMessage(row.messageJson, names),
  user_id: null,
  user_name: row.authorName,
  /** Id of the author's principal. Only the author may change the comment. */
  author_id: row.authorId,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

const toDiscussion = (row: DiscussionRow, own: readonly CommentRow[], names: Names): Record<string, unknown> => ({
  id: row.id,
  uuid: row.uuid,
  story_id: row.storyId,
  block_uid: row.blockUid,
  component: row.component,
  fieldname: row.fieldname,
  title: row.title,
  lang: row.lang,
  solved_at: row.solvedAt?.toISOString() ?? null,
  solved_by: row.solvedBy,
  created_at: row.createdAt.toISOString(),
  comments: own.map((comment) => toComment(comment, names)),
  last_comment: own.length > 0 ? toComment(own.at(-1) as CommentRow, names) : null,
})

async function addComment({ sql, now, author }: Work, discussionId: number, message: Message): Promise<CommentRow> {
  const [made] = await sql
    .insert(comments)
    .values({ uuid: randomUUID(), discussionId, ...message, ...authorColumns(author), createdAt: now, updatedAt: now })
    .returning()
  if (!made) throw new Error('The comment was not inserted.')
  return made
}

/** Discussions of blocks and their comments, relative to the space. */
export function discussionRoutes({ store, people }: Management): ManagementApp {
  const app = newManagementRoutes()
  /** Mails the mentioned people, except those that were already mentioned before a change of the comment. */
  const mention = async (work: Work, storyId: number, comment: CommentRow, before?: CommentRow): Promise<void> => {
    const story = await requireStory(work, storyId)
    const told = mentionedIn(before?.messageJson ?? [])
    const people = mentionedIn(comment.messageJson).filter((id) => !told.includes(id))
    const { author } = work
    const { message } = comment
    const mentioned = { author, story: story.name, message, path: `/stories/${storyId}` }
    await work.notices.mentioned(work.sql, people.slice(0, MOST_MENTIONS), mentioned)
  }
  const byId = async (id: number): Promise<DiscussionRow> => {
    const [row] = await store.sql.select().from(discussions).where(eq(discussions.id, id))
    if (!row) throw notFound()
    return row
  }
  const commentsOf = (ids: readonly number[]): Promise<CommentRow[]> =>
    store.sql
      .select()
      .from(comments)
      .where(inArray(comments.discussionId, [...ids]))
      .orderBy(asc(comments.id))
  const answer = async (context: ManagementContext, id: number, status: 200 | 201 = 200): Promise<Response> =>
    context.json({ discussion: toDiscussion(await byId(id), await commentsOf([id]), await people.names()) }, status)

  app.get('/stories/:id/discussions', async (context) => {
    const status = choiceOf(queryOf(context), 'by_status', ['solved', 'unsolved'])
    refuseFilters(queryOf(context), ['lang'])
    const rows = await store.sql
      .select()
      .from(discussions)
      .where(
        and(
          eq(discussions.storyId, idOf(context)),
          status === 'solved' ? isNotNull(discussions.solvedAt) : undefined,
          status === 'unsolved' ? isNull(discussions.solvedAt) : undefined,
        ),
      )
      .orderBy(desc(discussions.id))
    const all = Map.groupBy(await commentsOf(rows.map(({ id }) => id)), (comment) => comment.discussionId)
    const names = await people.names()
    return listAnswer(context, 'discussions', rows, (row) => toDiscussion(row, all.get(row.id) ?? [], names))
  })
  app.post('/stories/:id/discussions', async (context) => {
    const { comment, ...input } = readInput(DiscussionInput, await bodyOf(context), 'discussion')
    const message = messageOf(comment, await people.mentionable())
    const id = await store.change(async (work) => {
      const story = await requireStory(work, idOf(context))
      const [made] = await work.sql
        .insert(discussions)
        .values({
          uuid: randomUUID(),
          storyId: story.id,
          blockUid: input.block_uid,
          component: input.component ?? null,
          fieldname: input.fieldname ?? null,
          title: input.title ?? null,
          lang: input.lang ?? null,
          createdAt: work.now,
        })
        .returning()
      if (!made) throw new Error('The discussion was not inserted.')
      await mention(work, story.id, await addComment(work, made.id, message))
      return made.id
    })
    people.outbox.poke()
    return answer(context, id, 201)
  })
  app.get('/discussions/:id', (context) => answer(context, idOf(context)))
  // Resolves a discussion, or reopens it with `solved_at: null`.
  app.put('/discussions/:id', async (context) => {
    const id = idOf(context)
    const { solved_at: at } = readInput(
      z.object({ solved_at: instant.nullable() }),
      await bodyOf(context),
      'discussion',
    )
    await store.change(async ({ sql, author }) => {
      const [row] = await sql
        .update(discussions)
        .set({ solvedAt: at, solvedBy: at === null ? null : author.name })
        .where(eq(discussions.id, id))
        .returning()
      if (!row) throw notFound()
    })
    return answer(context, id)
  })
  app.get('/discussions/:id/comments', async (context) => {
    await byId(idOf(context))
    const names = await people.names()
    return listAnswer(context, 'comments', await commentsOf([idOf(context)]), (row) => toComment(row, names))
  })
  app.post('/discussions/:id/comments', async (context) => {
    const input = readInput(MessageInput, await bodyOf(context), 'comment')
    const { id, storyId } = await byId(idOf(context))
    const message = messageOf(input, await people.mentionable())
    const made = await store.change(async (work) => {
      const comment = await addComment(work, id, message)
      await mention(work, storyId, comment)
      return comment
    })
    people.outbox.poke()
    return context.json({ comment: toComment(made, await people.names()) }, 201)
  })

  /** Changes a comment of the caller. Throws 403 for a comment of another author. */
  const changeOwn = (context: ManagementContext, change: (work: Work, row: CommentRow) => Promise<void>) =>
    store.change(async (work) => {
      const [row] = await work.sql
        .select()
        .from(comments)
        .where(and(eq(comments.id, idOf(context, 'comment')), eq(comments.discussionId, idOf(context))))
      if (!row) throw notFound()
      if (row.authorId !== work.author.id) throw new HttpError(403, { error: 'The comment is of somebody else' })
      await change(work, row)
    })

  app.put('/discussions/:id/comments/:comment{\\d+}', async (context) => {
    const input = readInput(MessageInput, await bodyOf(context), 'comment')
    const mentionable = await people.mentionable()
    const { storyId } = await byId(idOf(context))
    await changeOwn(context, async (work, row) => {
      // Mentions that the comment already had are kept, even of people who have left.
      const message = messageOf(input, [...mentionable, ...peopleIn(row.messageJson)])
      const [changed] = await work.sql
        .update(comments)
        .set({ ...message, updatedAt: work.now })
        .where(eq(comments.id, row.id))
        .returning()
      if (changed) await mention(work, storyId, changed, row)
    })
    people.outbox.poke()
    return answer(context, idOf(context))
  })
  app.delete('/discussions/:id/comments/:comment{\\d+}', async (context) => {
    await changeOwn(context, async ({ sql }, row) => {
      await sql.delete(comments).where(eq(comments.id, row.id))
    })
    return answer(context, idOf(context))
  })
  return app
}
