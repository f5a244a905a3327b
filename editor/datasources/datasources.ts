import { call } from '../api.ts'
import { readAll } from '../tree/read-all.ts'

export interface Dimension {
  readonly id: number
  readonly name: string
  /** Code of the dimension. */
  readonly entry_value: string
}

export interface Datasource {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly dimensions: readonly Dimension[]
}

export interface Entry {
  readonly id: number
  readonly name: string
  readonly value: string
  readonly position: number
  /** By the dimension's id. */
  readonly dimensionValues: Readonly<Record<number, string>>
}

/** Query key of everything about datasources. */
export const DATASOURCES = ['datasources'] as const

/** Slug of the datasource whose entries are the site's redirects (`lib/content/live/redirects.ts`). */
export const REDIRECTS = 'redirects'

export const readDatasources = (signal: AbortSignal): Promise<Datasource[]> =>
  readAll<Datasource>('datasources', {}, signal)

type ListedEntry = Omit<Entry, 'dimensionValues'> & { readonly dimension_value: string }

/** The entries of a datasource in their order, with their values in every dimension: one request for each. */
export async function readEntries({ id, dimensions }: Datasource, signal: AbortSignal): Promise<Entry[]> {
  const list = (dimension?: Dimension): Promise<ListedEntry[]> =>
    readAll(
      'datasource_entries',
      { datasource_id: id, ...(dimension ? { dimension: dimension.entry_value } : {}) },
      signal,
      1_000,
    )
  const [entries = [], ...translated] = await Promise.all([list(), ...dimensions.map(list)])
  const values = dimensions.map(
    (dimension, index) =>
      [dimension.id, new Map(translated[index]?.map((one) => [one.id, one.dimension_value]))] as const,
  )
  return entries.map(({ dimension_value: _none, ...entry }) => ({
    ...entry,
    dimensionValues: Object.fromEntries(values.map(([dimension, byEntry]) => [dimension, byEntry.get(entry.id) ?? ''])),
  }))
}

export type EntryChange = Partial<Pick<Entry, 'name' | 'value' | 'position'>>

export const saveEntry = (id: number, change: EntryChange): Promise<unknown> =>
  call('PUT', `datasource_entries/${id}`, { body: { datasource_entry: change } })

export const saveDimensionValue = (id: number, dimension: number, value: string): Promise<unknown> =>
  call('PUT', `datasource_entries/${id}`, {
    body: { datasource_entry: { dimension_value: value }, dimension_id: dimension },
  })

export const addEntry = (source: number, entry: EntryChange): Promise<unknown> =>
  call('POST', 'datasource_entries', { body: { datasource_entry: { ...entry, datasource_id: source } } })

export const removeEntry = (id: number): Promise<unknown> => call('DELETE', `datasource_entries/${id}`)

export interface DatasourceChange {
  readonly name: string
  readonly slug: string
  readonly dimensions_attributes: readonly {
    readonly id?: number
    readonly name?: string
    readonly entry_value?: string
    readonly _destroy?: true
  }[]
}

export const saveDatasource = (id: number | undefined, change: DatasourceChange): Promise<{ datasource: Datasource }> =>
  call<{ datasource: Datasource }>(
    id === undefined ? 'POST' : 'PUT',
    id === undefined ? 'datasources' : `datasources/${id}`,
    { body: { datasource: change } },
  ).then(({ data }) => data)

export const removeDatasource = (id: number): Promise<unknown> => call('DELETE', `datasources/${id}`)

/**
 * Positions that change when an entry moves: only those between its old and new place. If two entries have the same
 * position, all are renumbered.
 */
export function positionsAfterMove(
  entries: readonly Entry[],
  from: number,
  to: number,
): { id: number; position: number }[] {
  const moved = entries[from]
  if (!moved || from === to) return []
  const ordered = entries.toSpliced(from, 1).toSpliced(to, 0, moved)
  const positions = entries.map(({ position }) => position)
  const isDistinct = positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0))
  return ordered
    .map((entry, index) => ({ entry, position: isDistinct ? (positions[index] ?? index) : index }))
    .filter(({ entry, position }) => entry.position !== position)
    .map(({ entry, position }) => ({ id: entry.id, position }))
}

/** Fault of a redirect that the site would ignore. */
export function redirectFault(name: string, value: string): 'from' | 'to' | 'same' | undefined {
  if (!/^\/[^\s?#]*$/.test(name)) return 'from'
  if (!/^(?:\/(?!\/)|https?:\/\/)\S*$/.test(value)) return 'to'
  return name === value ? 'same' : undefined
}
