import { HttpError } from '../../kit/http-error.ts'
import { dateOf, flagOf, listOf, textOf } from '../query/params.ts'
import type { QueryObject } from '../query/query-string.ts'
import { parseSort } from '../query/sort-by.ts'
import type { AssetRow } from './view.ts'

const contains = (text: string | null, part: string): boolean =>
  (text ?? '').toLocaleLowerCase().includes(part.toLocaleLowerCase())

type Filter = (row: AssetRow) => boolean

/** Filters by text. Each is a parameter of the cloud's API. */
const TEXT_FILTERS: Readonly<Record<string, (row: AssetRow, text: string) => boolean>> = {
  search: ({ shortFilename, texts }, text) =>
    [shortFilename, texts.alt, texts.title, texts.copyright, texts.source, ...translations(texts.metaData)].some(
      (own) => contains(own, text),
    ),
  by_alt: ({ texts }, text) => contains(texts.alt, text),
  by_title: ({ texts }, text) => contains(texts.title, text),
  by_copyright: ({ texts }, text) => contains(texts.copyright, text),
  ext_id: ({ extId }, text) => extId === text,
}

const translations = (metaData: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(metaData).flatMap(([name, value]) =>
    name.includes('__i18n__') && typeof value === 'string' ? [value] : [],
  )

const MOMENTS: Readonly<Record<string, (row: AssetRow, moment: number) => boolean>> = {
  created_at_gte: ({ createdAt }, moment) => createdAt.getTime() >= moment,
  created_at_lte: ({ createdAt }, moment) => createdAt.getTime() <= moment,
  updated_at_gte: ({ updatedAt }, moment) => updatedAt.getTime() >= moment,
  updated_at_lte: ({ updatedAt }, moment) => updatedAt.getTime() <= moment,
  // No asset expires.
  expire_at_gte: () => false,
  expire_at_lte: () => false,
}

/** Filter by kind of file, an extension of ours: the start of the content type. */
const KINDS: Readonly<Record<string, string>> = { picture: 'image/', video: 'video/', document: 'application/' }

/**
 * The assets that match a list's parameters, in the requested order, else the newest first. `in_folder=-1` is the
 * trash, `in_folder=0` all assets outside of folders. Throws 422 for a malformed parameter.
 */
export function listAssets(
  query: QueryObject,
  rows: readonly AssetRow[],
  tags: ReadonlyMap<number, string>,
): AssetRow[] {
  const filters = [
    ...folderFilter(query),
    ...tagFilter(query, tags),
    ...textFilters(query),
    ...momentFilters(query),
    ...kindFilter(query),
  ]
  const sort = parseSort(textOf(query, 'sort_by') ?? 'created_at:desc,id:desc')
  return rows
    .filter((row) => filters.every((matches) => matches(row)))
    .map((row) => ({ row, key: { properties: sortable(row), content: {} } }))
    .sort((left, right) => sort(left.key, right.key))
    .map(({ row }) => row)
}

const sortable = (row: AssetRow): Record<string, unknown> => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  short_filename: row.shortFilename,
  content_length: row.contentLength,
  content_type: row.contentType,
  alt: row.texts.alt || null,
  title: row.texts.title || null,
})

function folderFilter(query: QueryObject): Filter[] {
  const text = textOf(query, 'in_folder')
  const inTrash = text === '-1'
  const present: Filter = ({ deletedAt }) => (deletedAt !== null) === inTrash
  const isPrivate: Filter[] = flagOf(query, 'is_private') === true ? [() => false] : []
  if (text === undefined || inTrash) return [present, ...isPrivate]
  const folder = Number(text)
  if (!Number.isSafeInteger(folder) || folder < 0) throw new HttpError(422, { error: 'in_folder must be an id' })
  return [present, ...isPrivate, ({ folderId }) => (folderId ?? 0) === folder]
}

const textFilters = (query: QueryObject): Filter[] =>
  Object.entries(TEXT_FILTERS).flatMap(([name, matches]) => {
    const text = textOf(query, name)
    return text === undefined ? [] : [(row: AssetRow) => matches(row, text)]
  })

const momentFilters = (query: QueryObject): Filter[] =>
  Object.entries(MOMENTS).flatMap(([name, matches]) => {
    const moment = dateOf(query, name)
    return moment === undefined ? [] : [(row: AssetRow) => matches(row, moment)]
  })

/** Any of the tags, by name or by id. */
function tagFilter(query: QueryObject, tags: ReadonlyMap<number, string>): Filter[] {
  const asked = listOf(query, 'with_tags')
  if (!asked) return []
  const isAsked = (id: number): boolean => asked.includes(String(id)) || asked.includes(tags.get(id) ?? '')
  return [({ tagIds }) => tagIds.some((id) => tags.has(id) && isAsked(id))]
}

function kindFilter(query: QueryObject): Filter[] {
  const starts = listOf(query, 'by_kind')?.map((kind) => KINDS[kind])
  if (!starts) return []
  if (starts.includes(undefined)) throw new HttpError(422, { error: 'by_kind must be picture, video or document' })
  return [({ contentType }) => starts.some((start) => contentType.startsWith(start ?? ''))]
}
