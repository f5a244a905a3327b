import type { DatasourceRecord } from '../store/snapshot.ts'
import { listOf, textOf } from './params.ts'
import type { QueryObject } from './query-string.ts'
import { sortRecords } from './sort-by.ts'

/** The datasources that match `search` and `by_ids` of a list, in the order of `sort_by`. Throws 422 if malformed. */
export function selectDatasources(query: QueryObject, all: readonly DatasourceRecord[]): DatasourceRecord[] {
  const [search, ids, sort] = [
    textOf(query, 'search')?.toLowerCase(),
    listOf(query, 'by_ids'),
    textOf(query, 'sort_by'),
  ]
  const found = all.filter(
    ({ id, name, slug }) =>
      (search === undefined || name.toLowerCase().includes(search) || slug.includes(search)) &&
      (ids === undefined || ids.includes(String(id))),
  )
  return sortRecords(found, sort)
}
