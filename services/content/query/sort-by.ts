import { HttpError } from '../../kit/http-error.ts'
import { valueAt } from './filter-query.ts'

/** Sort keys of an item: a story's properties, named as in answers, and its content. */
export interface Sortable {
  properties: Readonly<Record<string, unknown>>
  content: unknown
}

interface Criterion {
  read: (item: Sortable) => unknown
  descending: boolean
  nullsFirst: boolean
  numeric: boolean
}

/** `field:asc|desc[:int|float][:nulls_first|nulls_last]`, several joined by commas. 422 if malformed. */
export function parseSort(text: string): (left: Sortable, right: Sortable) => number {
  const criteria = text.split(',').map((part) => parseCriterion(part.trim()))
  return (left, right) => {
    for (const criterion of criteria) {
      const order = compare(criterion, criterion.read(left), criterion.read(right))
      if (order !== 0) return order
    }
    return 0
  }
}

/** Sorts records by `sort_by` on their own properties; unsorted if it is absent. 422 if malformed. */
export function sortRecords<T extends object>(records: readonly T[], sort: string | undefined): T[] {
  if (sort === undefined) return [...records]
  const compare = parseSort(sort)
  return records
    .map((record) => ({ record, properties: record as Readonly<Record<string, unknown>>, content: undefined }))
    .sort(compare)
    .map(({ record }) => record)
}

function parseCriterion(text: string): Criterion {
  const [field = '', direction = 'asc', ...options] = text.split(':')
  const known = ['int', 'float', 'nulls_first', 'nulls_last']
  if (field === '' || !['asc', 'desc'].includes(direction) || options.some((option) => !known.includes(option))) {
    throw new HttpError(422, { error: `Malformed sort_by “${text}”` })
  }
  const path = field.startsWith('content.') ? field.slice('content.'.length) : undefined
  return {
    read: (item) => (path === undefined ? item.properties[field] : valueAt(item.content, path)),
    descending: direction === 'desc',
    nullsFirst: options.includes('nulls_first'),
    numeric: options.includes('int') || options.includes('float'),
  }
}

function compare({ descending, nullsFirst, numeric }: Criterion, left: unknown, right: unknown): number {
  const [a, b] = [keyOf(left, numeric), keyOf(right, numeric)]
  if (a === undefined || b === undefined) {
    if (a === b) return 0
    return (a === undefined) === nullsFirst ? -1 : 1
  }
  const order = a < b ? -1 : a > b ? 1 : 0
  return descending ? -order : order
}

/** Numbers are compared as numbers, all other values as text; undefined sorts with the nulls. */
function keyOf(value: unknown, numeric: boolean): number | string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number') return value
  if (!numeric) return String(value)
  const number = value === '' ? Number.NaN : Number(value)
  return Number.isNaN(number) ? undefined : number
}
