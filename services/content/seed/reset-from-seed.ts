import { eq } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import type { Logger } from '../../kit/log.ts'
import { StartError } from '../../kit/start-error.ts'
import { components, datasourceEntries, datasources, spaces, stories } from '../schema.ts'
import type { SpaceRow } from '../store/snapshot.ts'
import { nextCv } from '../store/store.ts'
import { moveDates } from './move-dates.ts'
import { raiseSequence } from './raise-sequence.ts'
import { type Seed, readSeed } from './seed-files.ts'
import { IdSource, toStoryRows } from './seed-rows.ts'

export interface SeedOptions {
  sql: Sql
  contentDir: string
  spaceId: number
  now: Date
  log: Logger
}

const CHUNK = 200

/** Seeds the database if it has no space yet. Race: if several instances start together, only one of them does it. */
export async function seedIfEmpty(options: SeedOptions): Promise<void> {
  const [space] = await options.sql.select().from(spaces)
  if (space) {
    if (space.id !== options.spaceId) {
      throw new StartError(
        `The database holds the content of space ${space.id}, not of STORYBLOK_SPACE_ID=${options.spaceId}.`,
      )
    }
    return
  }
  const seed = await seedOf(options)
  await options.sql.transaction(async (sql) => {
    const made = await sql
      .insert(spaces)
      .values(spaceRow(seed, options, undefined))
      .onConflictDoNothing()
      .returning()
    if (made.length > 0) await fill(sql, seed, options)
  })
}

/** Deletes all content and seeds the database again. `cv` and revision keep increasing. */
export async function resetFromSeed(options: SeedOptions): Promise<void> {
  const seed = await seedOf(options)
  await options.sql.transaction(async (sql) => {
    const [before] = await sql.select().from(spaces).where(eq(spaces.id, options.spaceId)).for('update')
    await sql.delete(stories)
    await sql.delete(datasources)
    await sql.delete(components)
    await sql.delete(spaces)
    await sql.insert(spaces).values(spaceRow(seed, options, before))
    await fill(sql, seed, options)
  })
}

async function seedOf({ contentDir, spaceId, log }: SeedOptions): Promise<Seed> {
  const seed = await readSeed(contentDir, spaceId)
  if (seed) return seed
  log.warn({ contentDir }, 'no content folder: the space is empty')
  return {
    space: { name: `Space ${spaceId}`, domain: '', languages: [], default_language: 'Default' },
    stories: [],
    components: [],
    datasources: [],
  }
}

const spaceRow = (
  { space: { name, domain, languages, default_language: defaultLanguage } }: Seed,
  { spaceId, now }: SeedOptions,
  before: SpaceRow | undefined,
): SpaceRow => ({
  id: spaceId,
  name,
  domain,
  languages,
  defaultLanguage,
  cv: nextCv(before?.cv ?? 0, now),
  revision: (before?.revision ?? 0) + 1,
})

async function fill(sql: Sql, seed: Seed, { now, log }: SeedOptions): Promise<void> {
  const writtenFor = seed.space.written_for
  const rows = toStoryRows(writtenFor ? moveDates(seed.stories, seed.components, writtenFor, now) : seed.stories, now)
  for (let start = 0; start < rows.length; start += CHUNK)
    await sql.insert(stories).values(rows.slice(start, start + CHUNK))
  await fillDatasources(sql, seed, now)
  const ids = new IdSource(seed.components.flatMap(({ id }) => id ?? []))
  for (const { id = ids.next(), name, ...definition } of seed.components) {
    await sql.insert(components).values({ id, name, definition, createdAt: now, updatedAt: now })
  }
  for (const table of [stories, datasources, datasourceEntries, components]) await raiseSequence(sql, table)
  log.info(
    { stories: rows.length, components: seed.components.length, datasources: seed.datasources.length },
    'content loaded from its folder',
  )
}

async function fillDatasources(sql: Sql, seed: Seed, now: Date): Promise<void> {
  const sources = new IdSource(seed.datasources.flatMap(({ id }) => id ?? []))
  const entryIds = new IdSource(seed.datasources.flatMap(({ entries }) => entries.flatMap(({ id }) => id ?? [])))
  const dimensionIds = new IdSource(
    seed.datasources.flatMap(({ dimensions }) => dimensions.flatMap(({ id }) => id ?? [])),
  )
  for (const { id = sources.next(), name, slug, dimensions, entries } of seed.datasources) {
    await sql
      .insert(datasources)
      .values({
        id,
        name,
        slug,
        createdAt: now,
        updatedAt: now,
        dimensions: dimensions.map((dimension) => ({
          id: dimension.id ?? dimensionIds.next(),
          name: dimension.name ?? dimension.entry_value,
          entry_value: dimension.entry_value,
          datasource_id: id,
          created_at: now.toISOString(),
          updated_at: now.toISOString(),
        })),
      })
    const rows = entries.map((entry, position) => ({
      id: entry.id ?? entryIds.next(),
      datasourceId: id,
      name: entry.name,
      value: entry.value,
      position,
      dimensionValues: entry.dimension_values,
    }))
    if (rows.length > 0) await sql.insert(datasourceEntries).values(rows)
  }
}
