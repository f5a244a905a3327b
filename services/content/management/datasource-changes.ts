import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { datasourceEntries, datasources } from '../schema.ts'
import type { Work } from '../store/store.ts'
import type { Dimension } from '../store/types.ts'
import { notFound } from './context.ts'
import { invalid, type DatasourceChanges, type EntryChanges, type NewDatasource, type NewEntry } from './input.ts'

type Source = typeof datasources.$inferSelect

export async function createDatasource(
  { sql, now, notify }: Work,
  input: z.output<typeof NewDatasource>,
): Promise<number> {
  const [row] = await sql
    .insert(datasources)
    .values({ name: input.name, slug: input.slug, dimensions: [], createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('The datasource was not inserted.')
  const dimensions = mergeDimensions(row, input, now)
  if (dimensions.length > 0) await sql.update(datasources).set({ dimensions }).where(eq(datasources.id, row.id))
  notify()
  return row.id
}

export async function updateDatasource(work: Work, id: number, input: DatasourceChanges): Promise<void> {
  const row = await requireDatasource(work, id)
  await work.sql
    .update(datasources)
    .set({
      name: input.name ?? row.name,
      slug: input.slug ?? row.slug,
      dimensions: mergeDimensions(row, input, work.now),
      updatedAt: work.now,
    })
    .where(eq(datasources.id, id))
  work.notify()
}

export async function deleteDatasource(work: Work, id: number): Promise<void> {
  const row = await requireDatasource(work, id)
  await work.sql.delete(datasources).where(eq(datasources.id, id))
  work.notify({ action: 'entries_updated', name: row.name, slug: row.slug })
}

export async function createEntry(work: Work, input: z.output<typeof NewEntry>): Promise<number> {
  const source = await requireDatasource(work, input.datasource_id)
  const others = await work.sql.select().from(datasourceEntries).where(eq(datasourceEntries.datasourceId, source.id))
  const last = others.reduce((most, { position }) => Math.max(most, position), -1)
  const [row] = await work.sql
    .insert(datasourceEntries)
    .values({
      datasourceId: source.id,
      name: input.name,
      value: input.value ?? '',
      position: input.position ?? last + 1,
      dimensionValues: {},
    })
    .returning()
  if (!row) throw new Error('The entry was not inserted.')
  work.notify({ action: 'entries_updated', name: source.name, slug: source.slug })
  return row.id
}

/** With a dimension, `dimension_value` is the entry's value in it; an empty one deletes that value. */
export async function updateEntry(
  work: Work,
  id: number,
  input: EntryChanges,
  dimensionId: number | undefined,
): Promise<void> {
  const { row, source } = await requireEntry(work, id)
  const dimension =
    dimensionId === undefined ? undefined : source.dimensions.find((candidate) => candidate.id === dimensionId)
  if (dimensionId !== undefined && !dimension) throw invalid({ dimension_id: ['does not exist'] })
  const dimensionValues = { ...row.dimensionValues }
  if (dimension && input.dimension_value !== undefined) {
    if (input.dimension_value) dimensionValues[dimension.entry_value] = input.dimension_value
    else delete dimensionValues[dimension.entry_value]
  }
  await work.sql
    .update(datasourceEntries)
    .set({
      name: input.name ?? row.name,
      value: input.value ?? row.value,
      position: input.position ?? row.position,
      dimensionValues,
    })
    .where(eq(datasourceEntries.id, id))
  work.notify({ action: 'entries_updated', name: source.name, slug: source.slug })
}

export async function deleteEntry(work: Work, id: number): Promise<void> {
  const { source } = await requireEntry(work, id)
  await work.sql.delete(datasourceEntries).where(eq(datasourceEntries.id, id))
  work.notify({ action: 'entries_updated', name: source.name, slug: source.slug })
}

async function requireDatasource({ sql }: Work, id: number): Promise<Source> {
  const [row] = await sql.select().from(datasources).where(eq(datasources.id, id))
  if (!row) throw notFound()
  return row
}

async function requireEntry(
  work: Work,
  id: number,
): Promise<{ row: typeof datasourceEntries.$inferSelect; source: Source }> {
  const [row] = await work.sql.select().from(datasourceEntries).where(eq(datasourceEntries.id, id))
  if (!row) throw notFound()
  return { row, source: await requireDatasource(work, row.datasourceId) }
}

/** Rails' nested attributes: with an id an update, with `_destroy` a deletion, else a creation. */
function mergeDimensions(
  source: Source,
  { dimensions_attributes: changes = [] }: DatasourceChanges,
  now: Date,
): Dimension[] {
  const moment = now.toISOString()
  const merged = new Map(source.dimensions.map((dimension) => [dimension.id, dimension]))
  // Ids have to be unique only within this datasource.
  let next = Math.max(source.id * 100, ...merged.keys())
  for (const change of changes) {
    const before = change.id === undefined ? undefined : merged.get(change.id)
    if (before && change._destroy) merged.delete(before.id)
    else if (before)
      merged.set(before.id, {
        ...before,
        name: change.name ?? before.name,
        entry_value: change.entry_value ?? before.entry_value,
        updated_at: moment,
      })
    else if (change.entry_value !== undefined) {
      next += 1
      merged.set(next, {
        id: next,
        name: change.name ?? change.entry_value,
        entry_value: change.entry_value,
        datasource_id: source.id,
        created_at: moment,
        updated_at: moment,
      })
    }
  }
  return [...merged.values()]
}
