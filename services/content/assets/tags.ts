import { and, eq, sql as query } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import { definitions } from '../definitions/schema.ts'
import { invalid } from '../management/input.ts'

/** Names of the internal tags of assets, by id. */
export async function assetTags({ sql }: { readonly sql: Sql }): Promise<ReadonlyMap<number, string>> {
  const rows = await sql
    .select({ id: definitions.id, name: definitions.name })
    .from(definitions)
    .where(and(eq(definitions.kind, 'internal_tag'), eq(query`${definitions.definition}->>'object_type'`, 'asset')))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Throws 422 if a tag does not exist, or is not a tag of assets. */
export async function requireTags(work: { readonly sql: Sql }, ids: readonly number[] | undefined): Promise<void> {
  if (!ids || ids.length === 0) return
  const tags = await assetTags(work)
  if (ids.some((id) => !tags.has(id))) throw invalid({ internal_tag_ids: ['does not exist'] })
}
