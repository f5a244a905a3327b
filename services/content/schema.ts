import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgSchema,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import {
  type Content,
  type DimensionValues,
  type Dimension,
  type FormerSlug,
  type Language,
  type PublishedVersion,
  STAGES,
  type TranslatedSlug,
} from './store/types.ts'
import type { Outdated } from './store/outdated.ts'

export const content = pgSchema('content')

const id = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey()
const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** One row. `cv` is the published content's version in Unix seconds; `revision` counts every change, drafts too. */
export const spaces = content.table('spaces', {
  id: bigint({ mode: 'number' }).primaryKey(),
  name: text().notNull(),
  domain: text().notNull(),
  languages: jsonb().$type<Language[]>().notNull(),
  /** Name of the default language. */
  defaultLanguage: text().notNull().default('Default'),
  cv: bigint({ mode: 'number' }).notNull(),
  revision: bigint({ mode: 'number' }).notNull(),
})

/**
 * Stories and folders. The columns are the draft; `published` is what visitors see, or null.
 * Content is `json`, not `jsonb`: the latter would reorder an editor's fields.
 */
export const stories = content.table(
  'stories',
  {
    id: id(),
    uuid: uuid().notNull().unique(),
    parentId: bigint({ mode: 'number' }).references((): AnyPgColumn => stories.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    slug: text().notNull(),
    isFolder: boolean().notNull(),
    isStartpage: boolean().notNull(),
    position: integer().notNull(),
    path: text(),
    sortByDate: text(),
    groupId: uuid().notNull(),
    tagList: jsonb().$type<string[]>().notNull(),
    metaData: jsonb().$type<unknown>(),
    translatedSlugs: jsonb().$type<TranslatedSlug[]>().notNull(),
    content: json().$type<Content>().notNull(),
    published: json().$type<PublishedVersion>(),
    unpublishedChanges: boolean().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    publishedAt: moment(),
    firstPublishedAt: moment(),
    /** Former addresses, the last one first. */
    formerSlugs: jsonb().$type<FormerSlug[]>().notNull().default([]),
    /** Optimistic lock: counts saves of the draft and of the place, but not publications. */
    saves: integer().notNull().default(0),
    /** Name of the last author; null for content of the seed. */
    savedBy: text(),
    /** Workflow stage of the draft. A change ends an approval, but not a request for a review. */
    stage: text({ enum: STAGES }).notNull().default('draft'),
    /** Translations in the draft that are older than their originals. */
    outdated: jsonb().$type<Outdated>().notNull().default({}),
    /** Time of its move to the trash. Its slug is then free. */
    deletedAt: moment(),
    deletedBy: text(),
    /** Id of the story or folder that was deleted: its own, or that of a folder above it. */
    deletedWith: bigint({ mode: 'number' }),
  },
  (table) => [
    // Slugs are unique within a folder, except for start pages, which have the address of their folder.
    uniqueIndex('stories_slug_in_folder')
      .on(sql`coalesce(${table.parentId}, 0)`, table.slug)
      .where(sql`not ${table.isStartpage} and ${table.deletedAt} is null`),
    uniqueIndex('stories_startpage_of_folder')
      .on(sql`coalesce(${table.parentId}, 0)`)
      .where(sql`${table.isStartpage} and ${table.parentId} is not null and ${table.deletedAt} is null`),
    index('stories_parent').on(table.parentId),
    index('stories_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('stories_group').on(table.groupId),
    check('stories_folder_is_no_startpage', sql`not (${table.isFolder} and ${table.isStartpage})`),
  ],
)

export const datasources = content.table('datasources', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  dimensions: jsonb().$type<Dimension[]>().notNull(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
})

export const datasourceEntries = content.table(
  'datasource_entries',
  {
    id: id(),
    datasourceId: bigint({ mode: 'number' })
      .notNull()
      .references(() => datasources.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    value: text().notNull(),
    position: integer().notNull(),
    dimensionValues: jsonb().$type<DimensionValues>().notNull(),
  },
  (table) => [unique('datasource_entries_name').on(table.datasourceId, table.name)],
)

/** Components as the management API exchanges them: stored, not interpreted. */
export const components = content.table('components', {
  id: id(),
  name: text().notNull().unique(),
  definition: json().$type<Record<string, unknown>>().notNull(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
})

/** Receivers of webhooks that administrators have added. Others are in the configuration. */
export const webhookEndpoints = content.table('webhook_endpoints', {
  id: id(),
  name: text().notNull(),
  url: text().notNull(),
  /** Secret of the signature, encrypted; null for old endpoints, which use the secret of the configuration. */
  sealedSecret: text(),
  /** How long webhooks are sent to an endpoint without its own secret. */
  sharedUntil: moment().default(sql`now() + interval '90 days'`),
  /**
   * During a change of secrets: the former one, which still signs, encrypted (null: that of the configuration), and its
   * end.
   */
  previousSecret: text(),
  previousUntil: moment(),
  /** Events to send, such as `story.published`. */
  actions: jsonb().$type<string[]>().notNull(),
  activated: boolean().notNull(),
  createdAt: moment().notNull(),
})

/**
 * Transactional outbox of webhooks, written with the change itself: a delivery that is `pending` after a crash was not
 * sent.
 */
export const webhookDeliveries = content.table(
  'webhook_deliveries',
  {
    id: id(),
    /** Null for receivers of the configuration. */
    endpointId: bigint({ mode: 'number' }).references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    body: text().notNull(),
    state: text({ enum: ['pending', 'sending', 'delivered', 'failed'] }).notNull(),
    status: integer(),
    error: text(),
    milliseconds: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('webhook_deliveries_state').on(table.state),
    index('webhook_deliveries_created').on(table.createdAt),
    index('webhook_deliveries_endpoint').on(table.endpointId),
  ],
)
