import { asc, eq } from 'drizzle-orm'
import { flagOf, listOf, refuseFilters, textOf } from '../query/params.ts'
import type { QueryObject } from '../query/query-string.ts'
import { sortRecords } from '../query/sort-by.ts'
import { components } from '../schema.ts'
import {
  bodyOf,
  idOf,
  notFound,
  queryOf,
  uniquely,
  type Management,
  type ManagementContext,
  newManagementRoutes,
  type ManagementApp,
} from './context.ts'
import { ComponentInput, readInput, toStored } from './input.ts'

type Row = typeof components.$inferSelect

type Component = Readonly<Record<string, unknown>>

const toComponent = (row: Row): Component => ({
  component_group_uuid: null,
  ...row.definition,
  id: row.id,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

/** The components that match a list's parameters. Throws 422 for malformed or unsupported ones. */
function select(query: QueryObject, all: readonly Component[]): Component[] {
  refuseFilters(query, ['by_metadata_app_slug', 'by_metadata_frame_id'])
  const [group, search, sort] = [textOf(query, 'in_group'), textOf(query, 'search'), textOf(query, 'sort_by')]
  const [isRoot, ids, tags] = [flagOf(query, 'is_root'), listOf(query, 'by_ids'), listOf(query, 'with_tags')]
  const tagsOf = ({ internal_tag_ids: own }: Component): string[] => (Array.isArray(own) ? own.map(String) : [])
  const found = all.filter(
    (one) =>
      (group === undefined || one.component_group_uuid === group) &&
      (isRoot === undefined || (one.is_root === true) === isRoot) &&
      (ids === undefined || ids.includes(String(one.id))) &&
      (tags === undefined || tagsOf(one).some((id) => tags.includes(id))) &&
      (search === undefined ||
        [one.name, one.display_name].some((name) =>
          String(name ?? '')
            .toLowerCase()
            .includes(search.toLowerCase()),
        )),
  )
  return sortRecords(found, sort)
}

/** `/components` of a space: stored as they are. Not part of the delivery API, so `cv` does not change. */
export function componentRoutes({ store, assetOrigin }: Management): ManagementApp {
  const app = newManagementRoutes()
  const read = async (context: ManagementContext) => {
    const {
      name,
      id: _id,
      created_at: _created,
      updated_at: _updated,
      ...definition
    } = readInput(ComponentInput, await bodyOf(context), 'component')
    return { name, definition: toStored(definition, assetOrigin()) as Record<string, unknown> }
  }
  app.get('/', async (context) => {
    const rows = await store.sql.select().from(components).orderBy(asc(components.id))
    return context.json({ components: select(queryOf(context), rows.map(toComponent)), component_groups: [] })
  })
  app.post('/', async (context) => {
    const input = await read(context)
    const [row] = await uniquely(
      'name',
      store.change(({ sql, now }) =>
        sql
          .insert(components)
          .values({ ...input, createdAt: now, updatedAt: now })
          .returning(),
      ),
    )
    if (!row) throw new Error('The component was not inserted.')
    return context.json({ component: toComponent(row) }, 201)
  })
  app.get('/:id', async (context) => {
    const [row] = await store.sql
      .select()
      .from(components)
      .where(eq(components.id, idOf(context)))
    if (!row) throw notFound()
    return context.json({ component: toComponent(row) })
  })
  app.put('/:id', async (context) => {
    const id = idOf(context)
    const { name, definition } = await read(context)
    const row = await uniquely(
      'name',
      store.change(async ({ sql, now }) => {
        const [before] = await sql.select().from(components).where(eq(components.id, id))
        if (!before) throw notFound()
        const [after] = await sql
          .update(components)
          .set({ name, definition: { ...before.definition, ...definition }, updatedAt: now })
          .where(eq(components.id, id))
          .returning()
        return after ?? before
      }),
    )
    return context.json({ component: toComponent(row) })
  })
  app.delete('/:id', async (context) => {
    await store.change(async ({ sql }) => {
      const gone = await sql
        .delete(components)
        .where(eq(components.id, idOf(context)))
        .returning({ id: components.id })
      if (gone.length === 0) throw notFound()
    })
    return context.json({})
  })
  return app
}
