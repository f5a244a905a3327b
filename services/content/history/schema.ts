import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { collaborators } from '../people/schema.ts'
import { content, stories } from '../schema.ts'
import { STAGES, type PublishedVersion } from '../store/types.ts'

const id = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey()
const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
const storyId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => stories.id, { onDelete: 'cascade' })

/** Author: id and name of a principal. Null for actions of the service and content of the seed. */
const author = () => ({ authorId: text(), authorName: text() })

export const VERSION_KINDS = ['saved', 'published', 'unpublished', 'restored'] as const

/** Versions of a story after each save and publication. Immutable, except that autosaves of one person are merged. */
export const storyVersions = content.table(
  'story_versions',
  {
    id: id(),
    storyId: storyId(),
    kind: text({ enum: VERSION_KINDS }).notNull(),
    /** Release of the version; null for the story itself. */
    releaseId: bigint({ mode: 'number' }).references((): AnyPgColumn => releases.id, { onDelete: 'set null' }),
    /** `json`, not `jsonb`: keeps the order of fields. */
    version: json().$type<PublishedVersion>().notNull(),
    ...author(),
    /** Name of the author of a published version. `author` is then the publisher. */
    changedBy: text(),
    createdAt: moment().notNull(),
    /** Time of the last autosave that was merged. */
    updatedAt: moment().notNull(),
  },
  (table) => [index('story_versions_story').on(table.storyId, table.id)],
)

export const SCHEDULE_STATES = ['scheduled', 'done', 'cancelled', 'failed'] as const

/** Publications and expirations at a moment. A story has at most one pending schedule of each kind. */
export const storySchedulings = content.table(
  'story_schedulings',
  {
    id: id(),
    storyId: storyId(),
    kind: text({ enum: ['publish', 'expire'] }).notNull(),
    at: moment().notNull(),
    /** The approved version to publish. Null for expirations, and for old rows, which publish the draft. */
    version: json().$type<PublishedVersion>(),
    /** Name of the version's author. */
    changedBy: text(),
    state: text({ enum: SCHEDULE_STATES }).notNull(),
    /** Why the schedule failed. */
    reason: text(),
    ...author(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('story_schedulings_pending').on(table.storyId, table.kind).where(sql`${table.state} = 'scheduled'`),
    index('story_schedulings_due').on(table.at).where(sql`${table.state} = 'scheduled'`),
  ],
)

/** Stories that are published together. */
export const releases = content.table(
  'releases',
  {
    id: id(),
    uuid: uuid().notNull().unique(),
    name: text().notNull(),
    /** Moment of the scheduled publication; null if it is published by hand. */
    releaseAt: moment(),
    /** The publisher who set that moment. */
    approverId: text(),
    approverName: text(),
    released: boolean().notNull().default(false),
    releasedAt: moment(),
    /** Why the scheduled publication failed. */
    failure: text(),
    ...author(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('releases_due').on(table.releaseAt).where(sql`not ${table.released}`),
    check('releases_released', sql`${table.released} = (${table.releasedAt} is not null)`),
  ],
)

/** A story's version in a release. Its address is that of the story. */
export const releaseStories = content.table(
  'release_stories',
  {
    releaseId: bigint({ mode: 'number' })
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    storyId: storyId(),
    version: json().$type<PublishedVersion>().notNull(),
    /** `stories.saves` when the story joined the release. A different current value is a conflict. */
    baseSaves: integer().notNull(),
    saves: integer().notNull(),
    savedBy: text(),
    stage: text({ enum: STAGES }).notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.storyId] }),
    index('release_stories_story').on(table.storyId),
  ],
)

/** Changes of workflow stages, with their authors. A request for a review also has a reviewer and a due date. */
export const workflowStageChanges = content.table(
  'workflow_stage_changes',
  {
    id: id(),
    storyId: storyId(),
    releaseId: bigint({ mode: 'number' }).references(() => releases.id, { onDelete: 'cascade' }),
    stage: text({ enum: STAGES }).notNull(),
    comment: text(),
    /** Reviewer; null for any approver, also after the reviewer was removed. */
    assigneeId: uuid().references(() => collaborators.id, { onDelete: 'set null' }),
    /** Former name of the reviewer, for the history. */
    assigneeName: text(),
    dueAt: moment(),
    ...author(),
    createdAt: moment().notNull(),
  },
  (table) => [index('workflow_stage_changes_story').on(table.storyId)],
)

/** A thread about a block, or about one of its fields. */
export const discussions = content.table(
  'discussions',
  {
    id: id(),
    uuid: uuid().notNull().unique(),
    storyId: storyId(),
    blockUid: text().notNull(),
    component: text(),
    fieldname: text(),
    title: text(),
    lang: text(),
    solvedAt: moment(),
    solvedBy: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index('discussions_story').on(table.storyId)],
)

/** Parts of a comment, as in the cloud: text, and mentions of people. */
export interface MessagePart {
  type: string
  text?: string
  attrs?: Record<string, unknown>
}

export const comments = content.table(
  'comments',
  {
    id: id(),
    uuid: uuid().notNull().unique(),
    discussionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => discussions.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    messageJson: jsonb().$type<MessagePart[]>().notNull(),
    ...author(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('comments_discussion').on(table.discussionId)],
)
