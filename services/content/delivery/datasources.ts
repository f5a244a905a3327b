import type { DatasourceRecord } from '../store/snapshot.ts'
import { pageOf, pageSlice, textOf } from '../query/params.ts'
import { selectDatasources } from '../query/select-datasources.ts'
import type { Answer, DeliveryRequest } from './request.ts'

const MOST_ENTRIES = 1_000

const toDatasource = ({ id, name, slug, dimensions }: DatasourceRecord): Record<string, unknown> => ({
  id,
  name,
  slug,
  dimensions,
})

const named = (source: DatasourceRecord, text: string): boolean => source.slug === text || String(source.id) === text

/** `cdn/datasources`. */
export function datasourcesAnswer({ query, snapshot }: DeliveryRequest): Answer {
  const page = pageOf(query, MOST_ENTRIES)
  const datasources = selectDatasources(query, snapshot.datasources)
  return {
    body: { datasources: pageSlice(datasources, page).map(toDatasource), cv: snapshot.cv },
    total: datasources.length,
    perPage: page.perPage,
  }
}

/** `cdn/datasources/{id|slug}`. */
export function datasourceAnswer({ path, snapshot }: DeliveryRequest): Answer {
  const source = snapshot.datasources.find((candidate) => named(candidate, path))
  return { body: source && { datasource: toDatasource(source), cv: snapshot.cv } }
}

/** `cdn/datasource_entries`: with `dimension`, `dimension_value` holds the translation and `value` the default. */
export function datasourceEntriesAnswer({ query, snapshot }: DeliveryRequest): Answer {
  const wanted = textOf(query, 'datasource')
  const dimension = textOf(query, 'dimension')
  const entries = snapshot.datasources
    .filter((source) => wanted === undefined || named(source, wanted))
    .flatMap((source) => source.entries)
  const page = pageOf(query, MOST_ENTRIES)
  return {
    body: {
      datasource_entries: pageSlice(entries, page).map(({ id, name, value, dimensionValues }) => ({
        id,
        name,
        value,
        dimension_value: dimension === undefined ? null : dimensionValues[dimension] || null,
      })),
      cv: snapshot.cv,
    },
    total: entries.length,
    perPage: page.perPage,
  }
}
