import { refuseFilters, textOf } from '../query/params.ts'
import { selectDatasources } from '../query/select-datasources.ts'
import type { DatasourceRecord } from '../store/snapshot.ts'
import {
  bodyOf,
  idOf,
  listAnswer,
  notFound,
  queryOf,
  uniquely,
  type Management,
  type ManagementContext,
  newManagementRoutes,
  type ManagementApp,
} from './context.ts'
import {
  createDatasource,
  createEntry,
  deleteDatasource,
  deleteEntry,
  updateDatasource,
  updateEntry,
} from './datasource-changes.ts'
import { DatasourceChanges, EntryChanges, NewDatasource, NewEntry, readInput } from './input.ts'

const MOST_ENTRIES = 1_000

const toDatasource = ({ id, name, slug, dimensions }: DatasourceRecord): Record<string, unknown> => ({
  id,
  name,
  slug,
  dimensions,
})

/** `/datasources` of a space. */
export function datasourceRoutes({ store }: Management): ManagementApp {
  const app = newManagementRoutes()
  const answer = async (context: ManagementContext, id: number, status: 200 | 201 = 200): Promise<Response> => {
    const source = (await store.snapshot()).datasources.find((candidate) => candidate.id === id)
    if (!source) throw notFound()
    return context.json({ datasource: toDatasource(source) }, status)
  }
  app.get('/', async (context) => {
    const found = selectDatasources(queryOf(context), (await store.snapshot()).datasources)
    return listAnswer(context, 'datasources', found, toDatasource)
  })
  app.post('/', async (context) => {
    const input = readInput(NewDatasource, await bodyOf(context), 'datasource')
    return answer(
      context,
      await uniquely(
        'slug',
        store.change((work) => createDatasource(work, input)),
      ),
      201,
    )
  })
  app.get('/:id', (context) => answer(context, idOf(context)))
  // The official command line sends PATCH, the management client PUT.
  app.on(['PUT', 'PATCH'], '/:id', async (context) => {
    const id = idOf(context)
    const input = readInput(DatasourceChanges, await bodyOf(context), 'datasource')
    await uniquely(
      'slug',
      store.change((work) => updateDatasource(work, id, input)),
    )
    return answer(context, id)
  })
  app.delete('/:id', async (context) => {
    const id = idOf(context)
    await store.change((work) => deleteDatasource(work, id))
    return context.json({})
  })
  return app
}

/** `/datasource_entries` of a space. */
export function entryRoutes({ store }: Management): ManagementApp {
  const app = newManagementRoutes()
  const entries = async () =>
    (await store.snapshot()).datasources.flatMap((source) => source.entries.map((entry) => ({ source, entry })))
  type Placed = Awaited<ReturnType<typeof entries>>[number]
  const toEntry = ({ source, entry }: Placed, dimensionId?: string): Record<string, unknown> => {
    const code = source.dimensions.find(
      ({ id, entry_value: value }) => String(id) === dimensionId || value === dimensionId,
    )?.entry_value
    return {
      id: entry.id,
      name: entry.name,
      value: entry.value,
      datasource_id: source.id,
      position: entry.position,
      dimension_value: code === undefined ? '' : (entry.dimensionValues[code] ?? ''),
    }
  }
  const answer = async (context: ManagementContext, id: number, status: 200 | 201 = 200): Promise<Response> => {
    const found = (await entries()).find(({ entry }) => entry.id === id)
    if (!found) throw notFound()
    return context.json({ datasource_entry: toEntry(found, textOf(queryOf(context), 'dimension_id')) }, status)
  }
  app.get('/', async (context) => {
    const query = queryOf(context)
    refuseFilters(query, ['as_csv'])
    const [id, slug, dimension, search] = [
      textOf(query, 'datasource_id'),
      textOf(query, 'datasource_slug'),
      textOf(query, 'dimension'),
      textOf(query, 'search')?.toLowerCase(),
    ]
    const found = (await entries()).filter(
      ({ source, entry: { name, value } }) =>
        (id === undefined || String(source.id) === id) &&
        (slug === undefined || source.slug === slug) &&
        (search === undefined || [name, value].some((text) => text.toLowerCase().includes(search))),
    )
    return listAnswer(context, 'datasource_entries', found, (entry) => toEntry(entry, dimension), MOST_ENTRIES)
  })
  app.post('/', async (context) => {
    const input = readInput(NewEntry, await bodyOf(context), 'datasource_entry')
    return answer(
      context,
      await uniquely(
        'name',
        store.change((work) => createEntry(work, input)),
      ),
      201,
    )
  })
  app.get('/:id', (context) => answer(context, idOf(context)))
  app.on(['PUT', 'PATCH'], '/:id', async (context) => {
    const id = idOf(context)
    const body = await bodyOf(context)
    const input = readInput(EntryChanges, body, 'datasource_entry')
    const dimension = textOf(queryOf(context), 'dimension_id') ?? (body as { dimension_id?: unknown }).dimension_id
    await uniquely(
      'name',
      store.change((work) => updateEntry(work, id, input, dimension === undefined ? undefined : Number(dimension))),
    )
    return answer(context, id)
  })
  app.delete('/:id', async (context) => {
    const id = idOf(context)
    await store.change((work) => deleteEntry(work, id))
    return context.json({})
  })
  return app
}
